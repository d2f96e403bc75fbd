import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { AppError } from './app-error';
import { ERROR_CODES } from './error-codes';

/** One problem of the request. */
@ApiSchema({ name: 'ErrorDetail' })
export class ErrorDetailBody {
  /**
   * The field the problem is in.
   * @example 'birthDate'
   */
  field: string;

  /**
   * What is wrong with it.
   * @example 'must be a date of the form YYYY, YYYY-MM or YYYY-MM-DD'
   */
  message: string;

  /**
   * The allowed values of an enumerated field.
   * @example ['person', 'company']
   */
  allowed?: string[];
}

/** The body of every failure. */
export class ErrorEnvelope {
  /** Always false. */
  @ApiProperty({ type: 'boolean', enum: [false], example: false })
  status: boolean;

  /** Stable, machine-readable. Known values are listed; a client must survive a new one. */
  @ApiProperty({
    example: 'validation_error',
    description: `Stable and machine-readable; a client must survive a new one. Known values: ${Object.keys(ERROR_CODES).join(', ')}.`,
  })
  code: string;

  /**
   * For people.
   * @example 'The request is not valid.'
   */
  message: string;

  /** Every problem of the request, where there are several things to name. */
  details?: ErrorDetailBody[];
}

/** The wire form of an error. */
export function errorEnvelope(error: AppError): ErrorEnvelope {
  return {
    status: false,
    code: error.code,
    message: error.message,
    ...(error.details.length > 0 && {
      details: error.details.map((d) => ({
        field: d.field,
        message: d.message,
        ...(d.allowed && { allowed: [...d.allowed] }),
      })),
    }),
  };
}
