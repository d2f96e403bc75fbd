import type { EntityIndexData } from './layout';

/** The buffers of a built index, for the transfer list of `postMessage`. */
export function transferables(data: EntityIndexData): ArrayBuffer[] {
  const buffers = new Set<ArrayBuffer>();
  collect(data, buffers);
  return [...buffers];
}

function collect(value: unknown, buffers: Set<ArrayBuffer>): void {
  if (ArrayBuffer.isView(value)) {
    if (value.buffer instanceof ArrayBuffer) buffers.add(value.buffer);
  } else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) collect(part, buffers);
  }
}
