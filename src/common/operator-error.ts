/**
 * A fault that the person who runs the service can mend. Its message is a sentence (or several lines) that says what to do; it is
 * printed without a stack, and the process ends with exit code 1.
 */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
