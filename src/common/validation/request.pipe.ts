import { type ArgumentMetadata, Injectable, type PipeTransform, type Type } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validate, type ValidationError } from 'class-validator';
import { AppError, type ErrorDetail } from '../app-error';

const UNKNOWN_FIELD = 'is not a known field';
const PRIMITIVES: readonly unknown[] = [String, Number, Boolean, Object, Array];

/** Makes a DTO of a body or query. Refuses unknown fields, and names every problem at once. */
@Injectable()
export class RequestPipe implements PipeTransform {
  async transform(value: unknown, { type, metatype }: ArgumentMetadata): Promise<unknown> {
    if ((type !== 'body' && type !== 'query') || !metatype || PRIMITIVES.includes(metatype)) return value;
    return readRequest(metatype as Type<object>, value ?? {});
  }
}

/** The checked instance of a DTO, or a `validation_error` with a detail for each problem. */
export async function readRequest<T extends object>(shape: Type<T>, value: unknown): Promise<T> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new AppError('validation_error', { details: [{ field: 'body', message: 'must be a JSON object' }] });
  }
  const instance = plainToInstance(shape, value, { exposeUnsetFields: false });
  const errors = await validate(instance, { whitelist: true, forbidNonWhitelisted: true, forbidUnknownValues: true });
  if (errors.some(isOfNoRules)) refuseAnyField(value);
  else if (errors.length > 0) throw new AppError('validation_error', { details: errors.flatMap((e) => detailsOf(e)) });
  return instance;
}

/** class-validator's word on a shape without fields, whatever the value holds. */
const isOfNoRules = ({ constraints = {} }: ValidationError): boolean => 'unknownValue' in constraints;

function refuseAnyField(value: object): void {
  const details = Object.keys(value).map((field) => ({ field, message: UNKNOWN_FIELD }));
  if (details.length > 0) throw new AppError('validation_error', { details });
}

function detailsOf(error: ValidationError, parent = ''): ErrorDetail[] {
  const field =
    parent === ''
      ? error.property
      : /^\d+$/.test(error.property)
        ? `${parent}[${error.property}]`
        : `${parent}.${error.property}`;
  const own = Object.entries(error.constraints ?? {}).map(([rule, message]): ErrorDetail => {
    if (rule === 'whitelistValidation') return { field, message: UNKNOWN_FIELD };
    const context = error.contexts?.[rule] as { allowed?: readonly string[] } | undefined;
    return { field, message, ...(context?.allowed && { allowed: context.allowed }) };
  });
  return [...own, ...(error.children ?? []).flatMap((child) => detailsOf(child, field))];
}
