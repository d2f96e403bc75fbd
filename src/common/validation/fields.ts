import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateBy, ValidateIf, type ValidationOptions } from 'class-validator';
import { textFault, tidyText, type TextRule } from './plain-text';

/**
 * The field rules of the wire. Each carries its check, its tidying and its part of the OpenAPI document, so that a field
 * is described once. A rule gives one message, the reason why the value is refused.
 */

/** A check by a function that names the fault; `allowed` goes into the error's detail. */
export function Checked(
  name: string,
  fault: (value: unknown) => string | null,
  options: ValidationOptions & { allowed?: readonly string[] } = {},
): PropertyDecorator {
  const { allowed, ...rest } = options;
  return ValidateBy(
    {
      name,
      validator: {
        validate: (value: unknown) => fault(value) === null,
        defaultMessage: (args) => fault(args?.value) ?? '',
      },
    },
    { ...rest, context: allowed && { allowed } },
  );
}

/** A field that may be left out, but is not null when it is there. */
export const Omissible = (): PropertyDecorator => ValidateIf((_, value) => value !== undefined);

/** True or false; in a query string these words. */
export function Flag({ fromText = false } = {}): PropertyDecorator {
  const words: Readonly<Record<string, boolean>> = { true: true, false: false };
  const read = ({ value }: { value: unknown }) =>
    fromText && typeof value === 'string' ? (words[value] ?? value) : value;
  return applyDecorators(
    Transform(read),
    Checked('flag', (value) => (typeof value === 'boolean' ? null : 'must be true or false'), {
      ...(fromText && { allowed: Object.keys(words) }),
    }),
    ApiProperty({ type: 'boolean' }),
  );
}

/** A trimmed text in NFC without control characters. */
export function Text(rule: TextRule, options: ValidationOptions = {}): PropertyDecorator {
  const tidy = ({ value }: { value: unknown }) =>
    options.each && Array.isArray(value) ? value.map(tidyText) : tidyText(value);
  return applyDecorators(
    Transform(tidy),
    Checked('text', (value) => textFault(value, rule), options),
    ApiProperty(options.each ? {} : { minLength: rule.min, maxLength: rule.max }),
  );
}

/** One of the listed values, exactly. */
export function OneOf(allowed: readonly string[], options: ValidationOptions = {}): PropertyDecorator {
  const known = (value: unknown) => typeof value === 'string' && allowed.includes(value);
  return applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      options.each && Array.isArray(value) ? value.map(tidyText) : tidyText(value),
    ),
    Checked('oneOf', (value) => (known(value) ? null : 'must be one of the allowed values'), { ...options, allowed }),
  );
}

/** A whole number within bounds; in a query string its decimal digits. */
export function WholeNumber(rule: { min: number; max: number; fromText?: boolean }): PropertyDecorator {
  const read = ({ value }: { value: unknown }) =>
    rule.fromText && typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
  const inside = (value: unknown) =>
    Number.isSafeInteger(value) && Number(value) >= rule.min && Number(value) <= rule.max;
  const range = rule.max === Number.MAX_SAFE_INTEGER ? `of at least ${rule.min}` : `from ${rule.min} to ${rule.max}`;
  return applyDecorators(
    Transform(read),
    Checked('wholeNumber', (value) => (inside(value) ? null : `must be a whole number ${range}`)),
    ApiProperty({
      type: 'integer',
      minimum: rule.min,
      ...(rule.max < Number.MAX_SAFE_INTEGER && { maximum: rule.max }),
    }),
  );
}
