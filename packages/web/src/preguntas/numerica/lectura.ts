/** How a number that is being typed will be read; null when nothing has to be said about it. */
export type Lectura =
  | { readonly tipo: 'vacio' | 'claro' | 'no_es_numero' }
  | { readonly tipo: 'dos'; readonly lecturas: readonly [string, string] };

const SPACES = /[\s\u00a0\u2009\u202f]/g;
const NUMBER = /^[+\-\u2212\u2013]?(?:\d+[.,]?\d*|[.,]\d+)(?:e[+\-\u2212]?\d+)?$/i;
const TWO_WAYS = /^([+\-\u2212\u2013]?)([1-9]\d{0,2})[.,](\d{3})$/;

const grouped = (text: string): boolean => {
  const bare = text.replace(/^[+\-\u2212\u2013]/, '');
  const decimal = /[.,](?=[^.,]*$)/.exec(bare)?.[0];
  const marks = new Set(bare.match(/[.,]/g) ?? []);
  if (marks.size === 1) return /^\d{1,3}([.,]\d{3})+$/.test(bare);
  const [whole = '', rest = ''] = [
    bare.slice(0, bare.lastIndexOf(decimal ?? '')),
    bare.slice(bare.lastIndexOf(decimal ?? '') + 1),
  ];
  return bare.split(decimal ?? '').length === 2 && /^\d{1,3}([.,]\d{3})+$/.test(whole) && /^\d*$/.test(rest);
};

/** Says before it is handed in what would be understood; the server reads it by itself. */
export function lecturaDe(written: string, unidades: readonly string[] = []): Lectura {
  const unit = unidades.find((one) => written.trim().toLocaleLowerCase('es').endsWith(one.toLocaleLowerCase('es')));
  const text = (unit ? written.trim().slice(0, -unit.length) : written).replace(SPACES, '');
  if (text === '') return { tipo: written.trim() === '' ? 'vacio' : 'no_es_numero' };
  const two = TWO_WAYS.exec(text);
  if (two) {
    const [, sign = '', whole = '', rest = ''] = two;
    return {
      tipo: 'dos',
      lecturas: [`${sign}${whole}.${rest}`, `${sign}${whole},${rest}`.replace(/,?0+$/, '')],
    };
  }
  return { tipo: NUMBER.test(text) || grouped(text) ? 'claro' : 'no_es_numero' };
}
