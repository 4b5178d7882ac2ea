import { isPlain, withoutUnseen } from '@catedra/shared/core/unseen.ts';
import { unguardFormula } from '#platform/sheets/formula-guard.ts';

const ODD_SPACE = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
const CONTROL = /[^\P{Cc}\t\n\r]/gu;
const PLAIN = /^[ -~]*$/;

export const hasControl = (text: string): boolean => !PLAIN.test(text) && text.search(CONTROL) !== -1;

/** What a person sees in a cell: no invisible characters, no stray spaces, accents in one form. */
export function cleanCell(text: string): string {
  const trimmed = text.trim();
  if (PLAIN.test(trimmed) || isPlain(trimmed)) return unguardFormula(trimmed);
  const visible = withoutUnseen(trimmed.replace(/\r\n?/g, '\n').replace(CONTROL, ''))
    .replace(ODD_SPACE, ' ')
    .normalize('NFC');
  return unguardFormula(visible.trim()).trim();
}

/** The row without the empty cells at its end. */
export function cleanCells(cells: readonly string[]): string[] {
  const clean = cells.map(cleanCell);
  const last = clean.findLastIndex((cell) => cell !== '');
  return clean.slice(0, last + 1);
}
