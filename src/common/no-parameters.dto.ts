/** The query of an operation that takes none: whatever is given is refused. */
export class NoParameters {}
