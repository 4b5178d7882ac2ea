/** How a number is shown: the few ways that change what a person reads. */
export type NumberFormat =
  | { readonly como: 'numero' | 'fecha' | 'fecha-hora' | 'hora' | 'porcentaje' }
  | { readonly como: 'mascara'; readonly mascara: string };

const NUMERO: NumberFormat = { como: 'numero' };

const BUILT_IN: readonly (readonly [first: number, last: number, format: NumberFormat])[] = [
  [9, 10, { como: 'porcentaje' }],
  [14, 17, { como: 'fecha' }],
  [18, 21, { como: 'hora' }],
  [22, 22, { como: 'fecha-hora' }],
  [27, 31, { como: 'fecha' }],
  [32, 33, { como: 'hora' }],
  [34, 36, { como: 'fecha' }],
  [45, 47, { como: 'hora' }],
  [50, 58, { como: 'fecha' }],
];

/** The code's first section without what is written as it stands: quoted text, escapes, colours, padding. */
const bare = (code: string) =>
  code
    .replace(/"[^"]*"/g, '')
    .replace(/[\\_*]./g, '')
    .replace(/\[(?!(?:h+|m+|s+)\])[^\]]*\]/gi, '')
    .split(';')[0]
    ?.toLowerCase() ?? '';

/** Digits alone, perhaps with dashes and the like between them, two zeros at least: codes, not amounts. */
const MASK = /^(?=.*00)(?:[0#]|\\?[-. /()])+$/;

export function formatOf(id: number, code: string | undefined): NumberFormat {
  if (code === undefined) return BUILT_IN.find(([first, last]) => id >= first && id <= last)?.[2] ?? NUMERO;
  const section = bare(code);
  if (section.includes('general')) return NUMERO;
  const time = /[hs]/.test(section);
  const date = /[yd]/.test(section) || (section.includes('m') && !time);
  if (date) return { como: time ? 'fecha-hora' : 'fecha' };
  if (time) return { como: 'hora' };
  if (section.includes('%')) return { como: 'porcentaje' };
  const first = code.split(';')[0] ?? '';
  return MASK.test(first) && !/(?<!\\)\./.test(first)
    ? { como: 'mascara', mascara: first.replaceAll('\\', '') }
    : NUMERO;
}
