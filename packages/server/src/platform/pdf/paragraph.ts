import { lettersOf, printed } from '#platform/pdf/letters.ts';
import type { Sheet, Style } from '#platform/pdf/sheet.ts';

export interface Piece {
  readonly text: string;
  readonly style: Style;
}

interface Line {
  readonly pieces: readonly Piece[];
  readonly width: number;
}

export interface Paragraph {
  readonly lines: readonly Line[];
  readonly width: number;
}

/** What can't be cut, with the space before it. */
interface Word {
  readonly pieces: readonly Piece[];
  readonly spaced: boolean;
}

/** Pieces cut at their spaces; those that touch make one word: a bold date and the full stop after it. */
function wordsOf(pieces: readonly Piece[]): Word[] {
  const words: { pieces: Piece[]; spaced: boolean }[] = [];
  let spaced = false;
  let open = false;
  for (const { text, style } of pieces) {
    for (const part of text.split(/( )/)) {
      if (part === '') continue;
      if (part === ' ') [spaced, open] = [true, false];
      else if (open) words.at(-1)?.pieces.push({ text: part, style });
      else {
        words.push({ pieces: [{ text: part, style }], spaced });
        [spaced, open] = [false, true];
      }
    }
  }
  return words;
}

const widthOfPieces = (sheet: Sheet, pieces: readonly Piece[]): number =>
  pieces.reduce((width, { text, style }) => width + sheet.widthOf(text, style), 0);

/** A word that no line could hold, cut between letters. */
function cutWord(sheet: Sheet, word: Word, width: number): Word[] {
  if (widthOfPieces(sheet, word.pieces) <= width) return [word];
  const cut: { pieces: Piece[]; spaced: boolean }[] = [{ pieces: [], spaced: word.spaced }];
  let used = 0;
  for (const { text, style } of word.pieces) {
    for (const letter of lettersOf(text)) {
      const wide = sheet.widthOf(letter, style);
      const last = cut.at(-1);
      if (!last || (used + wide > width && last.pieces.length > 0)) {
        cut.push({ pieces: [{ text: letter, style }], spaced: false });
        used = wide;
        continue;
      }
      const before = last.pieces.at(-1);
      if (before?.style === style)
        last.pieces[last.pieces.length - 1] = { text: before.text + letter, style };
      else last.pieces.push({ text: letter, style });
      used += wide;
    }
  }
  return cut;
}

/** Pieces of one style that follow each other are written at once, so that they are read so too. */
function joined(pieces: readonly Piece[]): Piece[] {
  const out: Piece[] = [];
  for (const piece of pieces) {
    const last = out.at(-1);
    if (last?.style === piece.style) out[out.length - 1] = { ...last, text: last.text + piece.text };
    else out.push(piece);
  }
  return out;
}

function linesWithin(sheet: Sheet, words: readonly Word[], width: number): Line[] {
  const lines: { pieces: Piece[]; width: number }[] = [];
  for (const word of words.flatMap((one) => cutWord(sheet, one, width))) {
    const wide = widthOfPieces(sheet, word.pieces);
    const last = lines.at(-1);
    const style = last?.pieces.at(-1)?.style;
    const space = word.spaced && style ? sheet.widthOf(' ', style) : 0;
    if (!last || last.width + space + wide > width + 0.001)
      lines.push({ pieces: [...word.pieces], width: wide });
    else {
      if (space > 0 && style) last.pieces.push({ text: ' ', style });
      last.pieces.push(...word.pieces);
      last.width += space + wide;
    }
  }
  return lines.map((line) => ({ pieces: joined(line.pieces), width: line.width }));
}

const STEPS = 12;

/** As few lines as it takes, and these as even as they can be. */
export function paragraph(sheet: Sheet, pieces: readonly Piece[], width: number): Paragraph {
  const words = wordsOf(pieces.map(({ text, style }) => ({ text: text.replace(/\s+/g, ' '), style })));
  let best = linesWithin(sheet, words, width);
  let [low, high] = [width / best.length / 2, width];
  for (let step = 0; best.length > 1 && step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    const tried = linesWithin(sheet, words, middle);
    if (tried.length > best.length) low = middle;
    else [best, high] = [tried, middle];
  }
  return { lines: best, width };
}

const SMALLER = 0.96;
/** Below this, in millimetres, nobody reads it on paper: it takes the lines it needs. */
const SMALLEST = 1.5;

export interface Fit {
  /** In one line while it keeps this part of its size; then in more, as large as they allow. */
  readonly keep: number;
  readonly most: number;
}

export interface Fitted extends Paragraph {
  readonly size: number;
}

/** Smaller and smaller until it fits. */
export function fitted(sheet: Sheet, text: string, style: Style, width: number, { keep, most }: Fit): Fitted {
  const clean = printed(text);
  const piecesAt = (size: number): Piece[] => [{ text: clean, style: { ...style, size } }];
  const linesAt = (size: number) => linesWithin(sheet, wordsOf(piecesAt(size)), width).length;
  let size = style.size;
  while (size > style.size * keep && linesAt(size) > 1) size *= SMALLER;
  if (linesAt(size) > 1) size = style.size;
  while (size > SMALLEST && linesAt(size) > most) size *= SMALLER;
  return { ...paragraph(sheet, piecesAt(size), width), size };
}
