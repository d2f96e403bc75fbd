/** Told to every process when records changed their entities without an edition going live. */
export const ENTITY_CHANNEL = 'entities_changed';
