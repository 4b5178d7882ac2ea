import type { FileHandle } from 'node:fs/promises';
import { bytesAt, lengthOf, MAX_CHUNKS, orientationAlone, type Piece } from '#platform/images/pieces.ts';

const HEADING = 8;
const START = 12;
const FEATURES = 10;
const DRAWN = new Set(['VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** The bits of the heading that announce metadata. */
const EXIF = 0x08;
const XMP = 0x04;

function exifChunk(orientation: number): Buffer {
  const exif = orientationAlone(orientation);
  const heading = Buffer.from('EXIF\0\0\0\0', 'latin1');
  heading.writeUInt32LE(exif.length, 4);
  return Buffer.concat([heading, exif]);
}

/** A WebP without what it tells beside its picture; null when it is not put together as one. */
export async function webpPieces(file: FileHandle, orientation: number): Promise<Piece[] | null> {
  const riff = await bytesAt(file, 0, START);
  if (!riff) return null;
  const whole = riff.readUInt32LE(4) + HEADING;
  const pieces: Piece[] = [];
  let extended = false;
  for (let at = START, chunks = 0; at + HEADING <= whole; chunks++) {
    if (chunks > MAX_CHUNKS) return null;
    const heading = await bytesAt(file, at, HEADING);
    if (!heading) return null;
    const type = heading.toString('latin1', 0, 4);
    const length = heading.readUInt32LE(4);
    const end = at + HEADING + length + (length % 2);
    if (type === 'VP8X') {
      const features = length === FEATURES ? await bytesAt(file, at, end - at) : null;
      if (!features) return null;
      features[HEADING] = ((features[HEADING] ?? 0) & ~(EXIF | XMP)) | (orientation > 1 ? EXIF : 0);
      pieces.push(features);
      extended = true;
    } else if (DRAWN.has(type)) pieces.push({ start: at, end });
    at = end;
    if (at > whole + 1 || !(await bytesAt(file, at - 1, 1))) return null;
  }
  if (extended && orientation > 1) pieces.push(exifChunk(orientation));
  const start = Buffer.from(riff);
  start.writeUInt32LE(lengthOf(pieces) + START - HEADING, 4);
  return pieces.length > 0 ? [start, ...pieces] : null;
}
