/** The vocabulary of the engine: what is listed, what is asked, what is found. */
export * from './model/entity-type';
export * from './model/identifier-type';
export * from './model/listed-entity';
export * from './model/subject';
export * from './model/match';
export * from './model/reason-code';
export * from './model/edtf';
export * from './model/countries';
export * from './model/public-function';
