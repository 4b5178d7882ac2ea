import { createReadStream, createWriteStream } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

/** Part of the file as it is (its end left out), or bytes of our own. */
export type Piece = Buffer | { readonly start: number; readonly end: number };

/** A picture in more parts than this was not made to be looked at. */
export const MAX_CHUNKS = 100_000;

const isRange = (piece: Piece): piece is Exclude<Piece, Buffer> => !Buffer.isBuffer(piece);

export const lengthOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, piece) => sum + (isRange(piece) ? piece.end - piece.start : piece.length), 0);

/** Exactly so many bytes; null where the file has fewer. */
export async function bytesAt(file: FileHandle, at: number, length: number): Promise<Buffer | null> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
  return bytesRead === length ? buffer : null;
}

/** Neighbours become one, so that they are copied in one go. */
function joined(pieces: readonly Piece[]): Piece[] {
  const out: Piece[] = [];
  for (const piece of pieces) {
    const last = out.at(-1);
    if (last && isRange(last) && isRange(piece) && last.end === piece.start)
      out[out.length - 1] = { start: last.start, end: piece.end };
    else out.push(piece);
  }
  return out;
}

export async function writePieces(from: string, into: string, pieces: readonly Piece[]): Promise<void> {
  async function* content() {
    for (const piece of joined(pieces)) {
      if (!isRange(piece)) yield piece;
      else if (piece.end > piece.start)
        yield* createReadStream(from, { start: piece.start, end: piece.end - 1, highWaterMark: 128 << 10 });
    }
  }
  await pipeline(content, createWriteStream(into, { mode: 0o600 }));
}

/** How the camera was held, and nothing else of what it tells. */
export function orientationAlone(orientation: number): Buffer {
  const exif = Buffer.alloc(26);
  exif.write('II*\0', 0, 'latin1');
  exif.writeUInt32LE(8, 4);
  exif.writeUInt16LE(1, 8);
  exif.writeUInt16LE(0x0112, 10);
  exif.writeUInt16LE(3, 12);
  exif.writeUInt32LE(1, 14);
  exif.writeUInt16LE(orientation, 18);
  return exif;
}
