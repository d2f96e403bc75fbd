import type { OpenAPIObject } from '@nestjs/swagger';

/** Says of each part of an address that stands for an object what it is; controllers name them only. */
export function describePathParameters({ paths }: OpenAPIObject): void {
  for (const { get, post, put, patch, delete: remove } of Object.values(paths)) {
    for (const operation of [get, post, put, patch, remove]) {
      for (const parameter of operation?.parameters ?? []) {
        if ('in' in parameter && parameter.in === 'path') parameter.description ??= 'The id of the object.';
      }
    }
  }
}
