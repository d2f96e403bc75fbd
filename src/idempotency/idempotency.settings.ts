/** What repeated requests are told by the application. */
export abstract class IdempotencySettings {
  /** The secrets under which requests are hashed: the first signs, all verify. At least one. */
  abstract readonly secrets: readonly string[];
}
