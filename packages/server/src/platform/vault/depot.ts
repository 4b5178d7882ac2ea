import type { Readable } from 'node:stream';

/** Where copies are kept: things with a name, in a folder or in a bucket. */
export interface Depot {
  /** As people write it; it holds no secret. */
  readonly place: string;
  /** It is there whole, for good, or not at all. What gives its bytes may be asked for them again. */
  put(name: string, bytes: number, open: () => Readable | Promise<Readable>): Promise<void>;
  /** Null when there is no such thing. */
  read(name: string): Promise<Readable | null>;
  /** Everything whose name begins so. */
  list(prefix: string): Promise<ReadonlyMap<string, number>>;
  remove(names: readonly string[]): Promise<void>;
}
