import type { LimitPolicy } from '../common/limit-policy';
import type { LimitPolicyChange } from '../common/limit-policy.rules';

/** What an admin of the institution may change. */
export interface InstitutionSettings {
  /** Candidates under this score are not returned: 0 to 100. */
  readonly minScore: number;
  /** The floor of a screening's hits: 0 to 100. */
  readonly alertScore: number;
  /** Closing a screening takes two people. */
  readonly fourEyes: boolean;
  /** A screening without hits is cleared by itself. */
  readonly autoClear: boolean;
  /** A screening with open hits cannot be cleared. */
  readonly strictHits: boolean;
}

/** A tenant: one institution, its state and what it may use. */
export interface Institution extends InstitutionSettings {
  readonly id: string;
  readonly name: string;
  /** Made from the name, unique and unchanging. */
  readonly slug: string;
  readonly approved: boolean;
  readonly active: boolean;
  readonly demonstration: boolean;
  readonly limitPolicy: LimitPolicy;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** What the operator gives for a new institution; the rest is the default. */
export interface NewInstitution {
  readonly name: string;
  readonly approved?: boolean;
  readonly demonstration?: boolean;
  readonly limitPolicy?: LimitPolicyChange;
}

/** What the operator may configure; what is absent stays. */
export type InstitutionChange = Partial<InstitutionSettings> & {
  readonly name?: string;
  readonly approved?: boolean;
  readonly active?: boolean;
  readonly limitPolicy?: LimitPolicyChange;
};

export const DEFAULT_SETTINGS: InstitutionSettings = {
  minScore: 50,
  alertScore: 70,
  fourEyes: false,
  autoClear: false,
  strictHits: false,
};
