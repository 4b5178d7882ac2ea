import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { type Chain, type Face, fontFile, runsOf } from '#platform/pdf/letters.ts';

function open(face: Face): Font {
  const bytes = readFileSync(fontFile(face));
  const parsed = () => create(bytes) as Font;
  const [letters, outlines] = [parsed(), parsed()];
  // What a sheet took of a font is asked for by number, and a font gives later what it gave first: an í would leave an i
  // that nobody knows to be an i. So letters are asked of one, and outlines of the other.
  return Object.assign(letters, { createSubset: () => outlines.createSubset() });
}

const opened = new Map<Face, Font>();

/** Parsed once: that takes longer than a whole sheet. */
export function faceOf(face: Face): Font {
  const known = opened.get(face) ?? open(face);
  opened.set(face, known);
  return known;
}

/** As the library does: word by word, each with the space after it. */
const WORDS = /[^ ]* |[^ ]+/g;

function measure(text: string, chain: Chain): number {
  let width = 0;
  for (const run of runsOf(text, chain)) {
    const face = faceOf(run.face);
    for (const [word] of run.text.matchAll(WORDS)) width += face.layout(word).advanceWidth / face.unitsPerEm;
  }
  return width;
}

/** Most words of a certificate are those of the one before. */
const measured = new Map<string, number>();
const REMEMBERED = 20_000;

/** How wide a text is, as a part of its size. */
export function widthOfOne(text: string, chain: Chain): number {
  const key = `${chain} ${text}`;
  const known = measured.get(key);
  if (known !== undefined) return known;
  if (measured.size >= REMEMBERED) measured.clear();
  const width = measure(text, chain);
  measured.set(key, width);
  return width;
}
