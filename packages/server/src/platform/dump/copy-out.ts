import type pg from 'pg';

/** Rows come one by one; they are passed on together. */
const BLOCK = 128 << 10;
/** Beyond so much that nobody took yet, the server is made to wait. */
const ENOUGH = 1 << 20;

interface Chunk {
  readonly chunk: Buffer;
}

/** `copy … to stdout`: the text of the rows as the server sends it, block by block, never more than a little at a time. */
export class CopyOut implements pg.Submittable, AsyncIterable<Buffer> {
  /** Known at the end. */
  rows = 0;
  readonly #statement: string;
  #stream: pg.Connection['stream'] | null = null;
  #block = Buffer.allocUnsafe(BLOCK);
  #filled = 0;
  #waiting: Buffer[] = [];
  #bytes = 0;
  #done = false;
  #failure: unknown;
  #wake: () => void = () => undefined;

  constructor(statement: string) {
    this.#statement = statement;
  }

  submit(connection: pg.Connection): void {
    this.#stream = connection.stream;
    connection.query(this.#statement);
  }

  /** What comes lies in a buffer that is used again: it is copied before anything else. */
  handleCopyData({ chunk }: Chunk): void {
    if (this.#filled + chunk.length > this.#block.length) this.#pass();
    if (chunk.length > this.#block.length) return this.#queue(Buffer.from(chunk));
    chunk.copy(this.#block, this.#filled);
    this.#filled += chunk.length;
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    this.rows = Number(text.split(' ').at(-1));
  }

  handleError(error: unknown): void {
    this.#failure = error;
    this.#end();
  }

  handleReadyForQuery(): void {
    this.#pass();
    this.#end();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Buffer, void> {
    for (;;) {
      const next = this.#waiting.shift();
      if (next) {
        this.#bytes -= next.length;
        yield next;
        continue;
      }
      if (this.#failure !== undefined) throw this.#failure;
      if (this.#done) return;
      const more = new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
      this.#stream?.resume();
      await more;
    }
  }

  #pass(): void {
    if (this.#filled === 0) return;
    this.#queue(this.#block.subarray(0, this.#filled));
    this.#block = Buffer.allocUnsafe(BLOCK);
    this.#filled = 0;
  }

  #queue(bytes: Buffer): void {
    this.#waiting.push(bytes);
    this.#bytes += bytes.length;
    if (this.#bytes >= ENOUGH) this.#stream?.pause();
    this.#wake();
  }

  #end(): void {
    this.#done = true;
    this.#stream?.resume();
    this.#wake();
  }
}
