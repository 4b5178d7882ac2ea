import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { z } from 'zod';
import type { Depot } from '#platform/vault/depot.ts';
import { CopyError } from '#platform/vault/errors.ts';
import type { Seal } from '#platform/vault/seal.ts';

/** A part of something long, as it lies in its place. */
export const piece = z.strictObject({ nombre: z.string(), bytes: z.number(), sha256: z.string() });
export type Piece = z.output<typeof piece>;

/** Held in memory while it is put and read back. */
const PIECE = 8 << 20;

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

export interface Vault {
  readonly depot: Depot;
  readonly seal: Seal;
}

const spoiled = (name: string, how: string) =>
  new CopyError(`La copia no está entera: «${name}» ${how}. No se ha usado nada de ella.`);

/** As it lies, once it is sure that it is what was put. */
export async function readPiece(
  { depot }: Pick<Vault, 'depot'>,
  { nombre, bytes, sha256: digest }: Piece,
): Promise<Buffer> {
  const stream = await depot.read(nombre);
  if (!stream) throw spoiled(nombre, 'falta');
  const found = await buffer(stream);
  if (found.length !== bytes) throw spoiled(nombre, `tiene ${found.length} bytes de ${bytes}`);
  if (sha256(found) !== digest) throw spoiled(nombre, 'no es lo que se guardó');
  return found;
}

/** Puts a thing that fits in memory, and reads it back. */
export async function putPiece(vault: Vault, nombre: string, content: Buffer): Promise<Piece> {
  const { depot, seal } = vault;
  const closed = await buffer(seal.close(nombre, Readable.from([content])));
  const one = { nombre, bytes: closed.length, sha256: sha256(closed) };
  await depot.put(nombre, closed.length, () => Readable.from([closed]));
  await readPiece(vault, one);
  return one;
}

export const openPiece = async ({ depot, seal }: Vault, one: Piece): Promise<Buffer> =>
  buffer(seal.open(one.nombre, Readable.from([await readPiece({ depot }, one)])));

/** Puts something of any length, compressed, cut in pieces: nobody needs to know how long it will be. */
export async function putStream(vault: Vault, name: string, source: AsyncIterable<Buffer>): Promise<Piece[]> {
  const pieces: Piece[] = [];
  const flush = async (chunks: readonly Buffer[]) => {
    const nombre = `${name}-${String(pieces.length + 1).padStart(4, '0')}.zst`;
    pieces.push(await putPiece(vault, nombre, Buffer.concat(chunks)));
  };
  await pipeline(source, createZstdCompress(), async (compressed: AsyncIterable<Buffer>) => {
    let [chunks, bytes]: [Buffer[], number] = [[], 0];
    for await (const chunk of compressed) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes < PIECE) continue;
      await flush(chunks);
      [chunks, bytes] = [[], 0];
    }
    if (bytes > 0) await flush(chunks);
  });
  return pieces;
}

async function* pieceByPiece(vault: Vault, pieces: readonly Piece[]): AsyncGenerator<Buffer, void> {
  for (const one of pieces) yield await openPiece(vault, one);
}

export function readStream(vault: Vault, pieces: readonly Piece[]): Readable {
  const plain = createZstdDecompress();
  // Whoever reads hears of what fails on the way.
  pipeline(Readable.from(pieceByPiece(vault, pieces)), plain).catch((error: Error) => plain.destroy(error));
  return plain;
}
