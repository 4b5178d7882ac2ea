type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Flat<T> = { [K in keyof T]: T[K] };

/** Beside each table: its rows and the shared record are the same type, computed fields aside. */
export type SameRow<Row, Record, Computed extends keyof Record = never> = Equal<
  Flat<Row>,
  Flat<Omit<Record, Computed>>
>;
