import type { Readable } from 'node:stream';

/** Both ends included, as HTTP counts. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** How a browser that goes straight to the store must take what it finds. */
export interface SignedAnswer {
  readonly type: string;
  readonly disposition: string;
  /** From when its few minutes count. */
  readonly now: Date;
}

/** Where the bytes of files are. A key is a name of ours, never of a person. */
export interface Storage {
  /** Takes a whole local file in, for good: it is there or it is not, also after a crash. The local one may go. */
  put(key: string, localFile: string): Promise<void>;
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Null when there is no such thing. */
  size(key: string): Promise<number | null>;
  /** What is not there is as good as removed. */
  remove(...keys: string[]): Promise<void>;
  /** A short-lived address that gives the bytes by itself, where the store has such a thing. */
  signed(key: string, answer: SignedAnswer): Promise<string | null>;
  /** Where those addresses lead, so that pages may follow them. */
  readonly origin: string | null;
}
