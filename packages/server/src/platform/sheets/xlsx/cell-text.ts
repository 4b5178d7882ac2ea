import { dañada } from '#platform/sheets/refusal.ts';
import type { NumberFormat } from '#platform/sheets/xlsx/number-format.ts';
import { numberText } from '#platform/sheets/xlsx/number-text.ts';
import { unescapeText } from '#platform/sheets/xlsx/rich-text.ts';

export interface CellContext {
  readonly strings: readonly string[];
  readonly formats: readonly NumberFormat[];
  readonly date1904: boolean;
}

const NUMERO: NumberFormat = { como: 'numero' };

const isoText = (raw: string) =>
  raw
    .slice(0, 16)
    .replace('T', ' ')
    .replace(/ 00:00$/, '')
    .replace(/^(\d{4})-(\d\d)-(\d\d)/, '$3/$2/$1');

function sharedText(index: string, { strings }: CellContext): string {
  const text = strings[Number(index)];
  if (text === undefined) throw dañada();
  return text;
}

/** The stored value of a cell as a person sees it. */
export function cellText(
  type: string,
  style: string | undefined,
  value: string,
  context: CellContext,
): string {
  if (value === '') return '';
  switch (type) {
    case 's':
      return sharedText(value, context);
    case 'str':
      return unescapeText(value);
    case 'b':
      return value === '1' || value === 'true' ? 'sí' : 'no';
    case 'e':
      return value;
    case 'd':
      return isoText(value);
    default:
      return numberText(value, context.formats[Number(style ?? 0)] ?? NUMERO, context.date1904);
  }
}
