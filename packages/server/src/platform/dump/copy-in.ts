import { once } from 'node:events';
import type pg from 'pg';

/** What the driver does for whoever writes rows, which its types leave out. */
type Writing = pg.Connection & { sendCopyFromChunk(chunk: Buffer): void; endCopyFrom(): void };

/** A message of rows: the driver copies each into one of its own. */
const MESSAGE = 256 << 10;

/** `copy … from stdin`, as one thing that the connection is busy with until it is over. */
class CopyIn implements pg.Submittable {
  readonly ready = Promise.withResolvers<Writing>();
  readonly over = Promise.withResolvers<number>();
  readonly #statement: string;
  #rows = 0;
  #connection: Writing | null = null;

  constructor(statement: string) {
    this.#statement = statement;
    // Whoever waits for one of them hears of it; the other must not be nobody's.
    this.ready.promise.catch(() => undefined);
    this.over.promise.catch(() => undefined);
  }

  submit(connection: pg.Connection): void {
    this.#connection = connection as Writing;
    connection.query(this.#statement);
  }

  handleCopyInResponse(): void {
    if (this.#connection) this.ready.resolve(this.#connection);
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    this.#rows = Number(text.split(' ').at(-1));
  }

  handleError(error: unknown): void {
    this.ready.reject(error);
    this.over.reject(error);
  }

  handleReadyForQuery(): void {
    this.over.resolve(this.#rows);
  }
}

/** Writes rows in the server's own text, as fast as it takes them; gives how many there were. */
export async function copyIn(
  client: pg.ClientBase,
  statement: string,
  bytes: AsyncIterable<Buffer>,
): Promise<number> {
  const copy = client.query(new CopyIn(statement));
  const connection = await copy.ready.promise;
  const refused = copy.over.promise.then(() => undefined);
  for await (const block of bytes)
    for (let at = 0; at < block.length; at += MESSAGE) {
      connection.sendCopyFromChunk(block.subarray(at, at + MESSAGE));
      // What the server refused is heard while it is waited for, or at the end.
      if (connection.stream.writableNeedDrain)
        await Promise.race([once(connection.stream, 'drain'), refused]);
    }
  connection.endCopyFrom();
  return copy.over.promise;
}
