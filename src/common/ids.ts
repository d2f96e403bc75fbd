import { v7 } from 'uuid';

/** A new primary key: UUID version 7, so that keys sort by time. Given a time, it is the key's time to the millisecond. */
export const newId = (at?: Date): string => (at ? v7({ msecs: at.getTime() }) : v7());

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** An id of a path or query that cannot exist is answered like one that does not. */
export const isId = (text: string): boolean => UUID.test(text);

const TIMED = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** The time a key of version 7 was made at, null for any other text: such a record cannot exist. */
export function timeOfId(id: string): Date | null {
  return TIMED.test(id) ? new Date(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)) : null;
}
