/** The engine as other features use it. */
export * from './model';
export { EntityIndex } from './entity-index';
export { compare, compareNames, type ComparedToken, type Comparison } from './compare';
export { transferables } from './index/transfer';
export type { EntityIndexData } from './index/layout';
export { PARAMETERS } from './parameters';
export { parametersHash } from './parameters-hash';
