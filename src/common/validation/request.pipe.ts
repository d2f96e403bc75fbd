import { type ArgumentMetadata, Injectable, type PipeTransform, type Type } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validate, type ValidationError } from 'class-validator';
import { AppError, type ErrorDetail } from '../app-error';
import { droppedFields, isTooDeep } from './plain-object';

const UNKNOWN_IGNORED = 'sanctions:unknown-fields-ignored';

/** For the bodies of sign-in, which ignore fields they do not know. */
export const IgnoresUnknownFields = (): ClassDecorator => (shape) =>
  Reflect.defineMetadata(UNKNOWN_IGNORED, true, shape);

const PRIMITIVES: readonly unknown[] = [String, Number, Boolean, Object, Array];
const UNKNOWN_FIELD = 'is not a known field';

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
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw refused('must be a JSON object');
  if (isTooDeep(value)) throw refused('must not be nested so deeply');
  const instance = plainToInstance(shape, value, { exposeUnsetFields: false });
  const forbidNonWhitelisted = Reflect.getMetadata(UNKNOWN_IGNORED, shape) !== true;
  const errors = await validate(instance, { whitelist: true, forbidNonWhitelisted, forbidUnknownValues: true });
  const details = [
    ...unknown(forbidNonWhitelisted ? droppedFields(value, instance) : []),
    ...(errors.some(isOfNoRules) ? unknown(Object.keys(instance)) : errors.flatMap((e) => detailsOf(e))),
  ];
  if (details.length > 0) throw new AppError('validation_error', { details });
  return instance;
}

const refused = (message: string) => new AppError('validation_error', { details: [{ field: 'body', message }] });
const unknown = (fields: readonly string[]): ErrorDetail[] =>
  fields.map((field) => ({ field, message: UNKNOWN_FIELD }));

/** class-validator's word on a shape without fields, whatever the value holds. */
const isOfNoRules = ({ constraints = {} }: ValidationError): boolean => 'unknownValue' in constraints;

/** A field has one problem, that of its first check: what a wrong kind of value holds is not asked. */
function detailsOf(error: ValidationError, parent = ''): ErrorDetail[] {
  const field = pathOf(parent, error.property);
  const [first] = Object.entries(error.constraints ?? {});
  if (!first) return (error.children ?? []).flatMap((child) => detailsOf(child, field));
  const [rule, message] = first;
  if (rule === 'whitelistValidation') return unknown([field]);
  const context = error.contexts?.[rule] as { allowed?: readonly string[] } | undefined;
  return [{ field, message, ...(context?.allowed && { allowed: context.allowed }) }];
}

function pathOf(parent: string, property: string): string {
  if (parent === '') return property;
  return /^\d+$/.test(property) ? `${parent}[${property}]` : `${parent}.${property}`;
}
