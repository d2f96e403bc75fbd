import { AppError } from '../common/app-error';
import { OperatorError } from '../common/operator-error';

/** What a client would be answered, said to the operator with every problem on a line. */
export async function telling<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const details = error.details.map(({ field, message }) => `  - ${field} ${message}`);
    throw new OperatorError([error.message, ...details].join('\n'), { cause: error });
  }
}
