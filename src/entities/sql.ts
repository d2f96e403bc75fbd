/** Whatever answers a statement on one connection: what resolves entities takes part in the transaction of its caller. */
export interface Sql {
  query<Row extends object>(text: string, values?: unknown[]): Promise<{ rows: Row[]; rowCount: number | null }>;
}
