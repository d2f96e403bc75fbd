import { v7 } from 'uuid';

/** A new primary key: UUID version 7, so that keys sort by time. */
export const newId = (): string => v7();

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** An id of a path or query that cannot exist is answered like one that does not. */
export const isId = (text: string): boolean => UUID.test(text);
