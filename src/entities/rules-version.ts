import { VERSION } from '../common/version';
import { parametersHash } from '../matching/matching';

/** By which rules keys are made. Another release may read names otherwise, so its first publication makes all of them anew. */
export const rulesVersion = (): string => `${VERSION} ${parametersHash()}`;
