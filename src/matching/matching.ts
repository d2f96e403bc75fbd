/** The engine as other features use it. */
export * from './model';
export { EntityIndex, compare, compareNames, transferables, type ComparedToken, type Comparison } from './entity-index';
export type { EntityIndexData } from './index/layout';
export { PARAMETERS, parametersHash } from './parameters';
