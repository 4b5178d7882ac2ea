import { closeSync, openSync, readSync } from 'node:fs';
import { sourceFile } from '#platform/places.ts';

export const CHAINS = {
  title: ['Fraunces-SemiBold', 'NotoSerif-SemiBold', 'NotoSansSC-Medium'],
  text: ['Figtree-Regular', 'NotoSans-Regular', 'NotoSansSC-Medium'],
  strong: ['Figtree-SemiBold', 'NotoSans-SemiBold', 'NotoSansSC-Medium'],
} as const;

/** Typefaces in the order in which a sign is looked for. */
export type Chain = keyof typeof CHAINS;
export type Face = (typeof CHAINS)[Chain][number];

export const fontFile = (face: Face): string => sourceFile(`platform/pdf/fonts/${face}.ttf`);

/** Beyond this plane there are no letters of the fonts we carry. */
const LAST_SIGN = 0x2ffff;

/** Reads a table of a font without the rest of it, which may be megabytes of outlines. */
function tableOf(path: string, wanted: string): Buffer {
  const file = openSync(path, 'r');
  const bytes = (position: number, length: number) => {
    const into = Buffer.alloc(length);
    readSync(file, into, 0, length, position);
    return into;
  };
  try {
    const count = bytes(4, 2).readUInt16BE(0);
    const directory = bytes(12, count * 16);
    for (let at = 0; at < directory.length; at += 16) {
      if (directory.toString('latin1', at, at + 4) !== wanted) continue;
      return bytes(directory.readUInt32BE(at + 8), directory.readUInt32BE(at + 12));
    }
    throw new Error(`${path} has no table ${wanted}`);
  } finally {
    closeSync(file);
  }
}

type Mark = (first: number, last: number) => void;

/** Segments of 16-bit signs; a segment may leave some of its signs without a glyph. */
function readSegments(map: Buffer, mark: Mark): void {
  const size = map.readUInt16BE(6);
  for (let at = 0; at < size; at += 2) {
    const last = map.readUInt16BE(14 + at);
    const first = map.readUInt16BE(16 + size + at);
    const delta = map.readUInt16BE(16 + 2 * size + at);
    const rangeAt = 16 + 3 * size + at;
    const range = map.readUInt16BE(rangeAt);
    for (let sign = first; sign <= last && sign < 0xffff; sign += 1) {
      const listed = range === 0 ? sign : map.readUInt16BE(rangeAt + range + 2 * (sign - first));
      if (listed !== 0 && ((listed + delta) & 0xffff) !== 0) mark(sign, sign);
    }
  }
}

function readGroups(map: Buffer, mark: Mark): void {
  const groups = map.readUInt32BE(12);
  for (let at = 16; at < 16 + groups * 12; at += 12) mark(map.readUInt32BE(at), map.readUInt32BE(at + 4));
}

/** A bit for each sign that the font can write. */
function coverageOf(path: string): Uint8Array {
  const cmap = tableOf(path, 'cmap');
  const bits = new Uint8Array((LAST_SIGN + 1) / 8);
  const mark: Mark = (first, last) => {
    for (let sign = first; sign <= Math.min(last, LAST_SIGN); sign += 1)
      bits[sign >> 3] = (bits[sign >> 3] ?? 0) | (1 << (sign & 7));
  };
  for (let at = 4; at < 4 + cmap.readUInt16BE(2) * 8; at += 8) {
    const map = cmap.subarray(cmap.readUInt32BE(at + 4));
    const format = map.readUInt16BE(0);
    if (format === 4) readSegments(map, mark);
    if (format === 12) readGroups(map, mark);
  }
  return bits;
}

const coverages = new Map<Face, Uint8Array>();

function has(face: Face, sign: number): boolean {
  const known = coverages.get(face) ?? coverageOf(fontFile(face));
  coverages.set(face, known);
  return ((known[sign >> 3] ?? 0) & (1 << (sign & 7))) !== 0;
}

const INVISIBLE = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

/** As it is printed: accents joined to their letters, one space between words, nothing that is not seen. */
export const printed = (text: string): string =>
  text.normalize('NFC').replace(/\s+/g, ' ').replace(INVISIBLE, '').trim();

/** What is read as one letter: a base and the marks over it are written with the same typeface. */
const letters = new Intl.Segmenter('es', { granularity: 'grapheme' });
/** Where no mark stands apart from its letter, and there is nothing to be put together. */
const PLAIN = /^[\x20-\u02ff]*$/;
export const lettersOf = (text: string): string[] =>
  PLAIN.test(text) ? [...text] : [...letters.segment(text)].map(({ segment }) => segment);

const writes = (face: Face, letter: string): boolean =>
  [...letter].every((sign) => has(face, sign.codePointAt(0) ?? 0));

const faceFor = (letter: string, chain: Chain): Face | undefined =>
  CHAINS[chain].find((face) => writes(face, letter));

/** The letters that some chain has no typeface for, each once, in the order in which they come. */
export const missingLetters = (text: string): string[] => {
  const chains = Object.keys(CHAINS) as Chain[];
  const missing = lettersOf(printed(text)).filter((letter) =>
    chains.some((chain) => !faceFor(letter, chain)),
  );
  return [...new Set(missing)];
};

export interface Run {
  readonly face: Face;
  readonly text: string;
}

/** A text cut where its typeface changes; a space stays with what it follows. */
export function runsOf(text: string, chain: Chain): Run[] {
  const runs: { face: Face; text: string }[] = [];
  for (const letter of lettersOf(text)) {
    const last = runs.at(-1);
    const face = letter === ' ' && last ? last.face : (faceFor(letter, chain) ?? CHAINS[chain][0]);
    if (last?.face === face) last.text += letter;
    else runs.push({ face, text: letter });
  }
  return runs;
}
