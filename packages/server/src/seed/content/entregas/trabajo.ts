/** What people hand in for a task, and what whoever marks it writes to them. */
export interface TrabajoDemo {
  readonly textos: readonly string[];
  /** With a good mark, and with one that is not. */
  readonly bien: readonly string[];
  readonly justo: readonly string[];
  /** What makes a work come back for another try. */
  readonly devuelve?: string;
}
