import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Part } from '#platform/dump/part.ts';
import { CopyError } from '#platform/vault/errors.ts';

/**
 * A database as one text, which psql understands as it is. Its sections say how long each part of it is, so that whoever
 * puts it back need not understand the text.
 */
export const section = z.discriminatedUnion('que', [
  z.strictObject({ que: z.literal('sql'), bytes: z.number() }),
  /** What only psql needs. */
  z.strictObject({ que: z.literal('psql'), bytes: z.number() }),
  z.strictObject({
    que: z.literal('filas'),
    tabla: z.string(),
    columnas: z.array(z.string()),
    filas: z.number(),
    bytes: z.number(),
    sha256: z.string(),
  }),
]);
export type Section = z.output<typeof section>;

const LINE = 10;

function linesOf(block: Buffer): number {
  let count = 0;
  for (let at = block.indexOf(LINE); at >= 0; at = block.indexOf(LINE, at + 1)) count += 1;
  return count;
}

/** Writes the parts as text; which sections it has is known when it is written. */
export async function* writeScript(
  parts: AsyncIterable<Part>,
  sections: Section[],
): AsyncGenerator<Buffer, void> {
  const text = (que: 'sql' | 'psql', words: string) => {
    const bytes = Buffer.from(words);
    sections.push({ que, bytes: bytes.length });
    return bytes;
  };
  for await (const part of parts) {
    if (part.kind === 'sql') {
      yield text('sql', part.sql);
      continue;
    }
    const { table, columns } = part;
    yield text('psql', `\ncopy ${table} (${columns.map((name) => `"${name}"`).join(', ')}) from stdin;\n`);
    const hash = createHash('sha256');
    let [filas, bytes] = [0, 0];
    for await (const block of part.bytes) {
      hash.update(block);
      filas += linesOf(block);
      bytes += block.length;
      yield block;
    }
    sections.push({
      que: 'filas',
      tabla: table,
      columnas: [...columns],
      filas,
      bytes,
      sha256: hash.digest('hex'),
    });
    yield text('psql', '\\.\n');
  }
}

const cut = () => new CopyError('La copia no está entera: su base de datos acaba antes de lo que dice.');

class Reading {
  readonly #source: AsyncIterator<Buffer>;
  #held: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  async *take(bytes: number): AsyncGenerator<Buffer, void> {
    for (let left = bytes; left > 0; ) {
      if (this.#held.length === 0) {
        const next = await this.#source.next();
        if (next.done) throw cut();
        this.#held = next.value;
      }
      const some = this.#held.subarray(0, left);
      this.#held = this.#held.subarray(some.length);
      left -= some.length;
      yield some;
    }
  }

  async text(bytes: number): Promise<string> {
    const blocks: Buffer[] = [];
    for await (const block of this.take(bytes)) blocks.push(block);
    return Buffer.concat(blocks).toString();
  }
}

async function* checked(
  bytes: AsyncIterable<Buffer>,
  { tabla, sha256 }: Extract<Section, { que: 'filas' }>,
): AsyncGenerator<Buffer, void> {
  const hash = createHash('sha256');
  for await (const block of bytes) {
    hash.update(block);
    yield block;
  }
  if (hash.digest('hex') !== sha256)
    throw new CopyError(`La copia no está entera: las filas de ${tabla} no son las que se guardaron.`);
}

/** The parts of a text again. Rows are to be read before the next part is asked for. */
export async function* readScript(
  source: AsyncIterable<Buffer>,
  sections: readonly Section[],
): AsyncGenerator<Part, void> {
  const reading = new Reading(source);
  for (const one of sections) {
    if (one.que === 'filas') {
      const { tabla: table, columnas: columns } = one;
      yield { kind: 'rows', table, columns, bytes: checked(reading.take(one.bytes), one) };
      continue;
    }
    const text = await reading.text(one.bytes);
    if (one.que === 'sql') yield { kind: 'sql', sql: text };
  }
}
