import { escribeRacional, leeRacional, por, racional } from '@catedra/shared/core/racional.ts';
import { porCiento } from '@catedra/shared/preguntas/por-ciento.ts';

/** «33,33» → `3333/10000`; «1/3» and «⅓» are what they say; null when it is no number. */
export function exactOf(typed: string): string | null {
  const plain = typed.trim().replace('−', '-').replace(/\s*%$/, '').replace(',', '.');
  const fraction = FRACTIONS[plain] ?? (plain.includes('/') ? plain : null);
  const read = leeRacional(fraction ?? plain);
  if (!read) return null;
  return escribeRacional(fraction ? read : por(read, racional(1, 100)));
}

const FRACTIONS: Readonly<Record<string, string>> = {
  '⅓': '1/3',
  '⅔': '2/3',
  '⅙': '1/6',
  '-⅓': '-1/3',
  '-⅔': '-2/3',
};

const NEAR: readonly (readonly [string, string])[] = [
  ['1/3', '⅓'],
  ['2/3', '⅔'],
  ['1/6', '⅙'],
  ['1/7', '1⁄7'],
  ['1/9', '1⁄9'],
];

/** The third that was meant by «33,33», so that three of them are the whole; null when it is written exactly. */
export function thirdOf(exact: string): { readonly exact: string; readonly sign: string } | null {
  const negative = exact.startsWith('-');
  const found = NEAR.find(
    ([fraction]) =>
      fraction !== exact.replace('-', '') && porCiento(fraction) === porCiento(exact.replace('-', '')),
  );
  if (!found) return null;
  return { exact: `${negative ? '-' : ''}${found[0]}`, sign: `${negative ? '−' : ''}${found[1]}` };
}
