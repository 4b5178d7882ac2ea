import type { FileHandle } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { bytesAt, MAX_CHUNKS, orientationAlone, type Piece } from '#platform/images/pieces.ts';

const SIGNATURE = 8;
/** Length and type before the data of a chunk, its checksum behind. */
const HEADING = 8;
const AROUND = 12;

/** What a picture is drawn with, the movement of an animated one included; whatever tells something else goes. */
const DRAWN = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD pHYs hIST sPLT acTL fcTL fdAT'.split(
    ' ',
  ),
);

function exifChunk(orientation: number): Buffer {
  const body = Buffer.concat([Buffer.from('eXIf'), orientationAlone(orientation)]);
  const chunk = Buffer.alloc(body.length + HEADING);
  chunk.writeUInt32BE(body.length - 4, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), chunk.length - 4);
  return chunk;
}

/** A PNG without what it tells beside its picture; null when it is not put together as one. */
export async function pngPieces(file: FileHandle, orientation: number): Promise<Piece[] | null> {
  const pieces: Piece[] = [{ start: 0, end: SIGNATURE }];
  for (let at = SIGNATURE, chunks = 0; chunks < MAX_CHUNKS; chunks++) {
    const heading = await bytesAt(file, at, HEADING);
    if (!heading) return null;
    const type = heading.toString('latin1', 4);
    const end = at + AROUND + heading.readUInt32BE(0);
    if (DRAWN.has(type)) pieces.push({ start: at, end });
    if (type === 'IHDR' && orientation > 1) pieces.push(exifChunk(orientation));
    if (type === 'IEND') return (await bytesAt(file, end - 1, 1)) ? pieces : null;
    at = end;
  }
  return null;
}
