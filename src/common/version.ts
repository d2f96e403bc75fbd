/** The version of the interface. */
export const VERSION = '1.0.0';
