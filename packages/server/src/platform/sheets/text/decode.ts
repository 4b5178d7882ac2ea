import { isUtf8 } from 'node:buffer';
import type { Codificacion } from '#platform/sheets/sheet.ts';

const SAMPLE = 4096;

const MARKS: readonly (readonly [mark: string, codificacion: Codificacion])[] = [
  ['efbbbf', 'utf-8'],
  ['fffe', 'utf-16le'],
  ['feff', 'utf-16be'],
];

function byMark(bytes: Buffer): Codificacion | undefined {
  const start = bytes.subarray(0, 3).toString('hex');
  return MARKS.find(([mark]) => start.startsWith(mark))?.[1];
}

/** Western text in UTF-16 has a NUL in every other byte; which one says the order. */
function byNuls(bytes: Buffer): Codificacion | undefined {
  const sample = bytes.subarray(0, SAMPLE);
  const nuls = [0, 0] as [number, number];
  for (const [position, byte] of sample.entries()) if (byte === 0) nuls[position % 2 === 0 ? 0 : 1] += 1;
  const many = sample.length * 0.2;
  const few = sample.length * 0.02;
  if (nuls[1] > many && nuls[0] <= few) return 'utf-16le';
  if (nuls[0] > many && nuls[1] <= few) return 'utf-16be';
  return undefined;
}

export const codificacionDe = (bytes: Buffer): Codificacion =>
  byMark(bytes) ?? byNuls(bytes) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1252');

/** The byte-order mark, if any, is not part of the text. */
export const decode = (bytes: Buffer, codificacion: Codificacion): string =>
  new TextDecoder(codificacion).decode(bytes);
