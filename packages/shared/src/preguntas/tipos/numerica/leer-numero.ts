import { entre, opuesto, por, racional, type Racional } from '#core/racional.ts';

export interface NumeroLeido {
  /** One, or two when a separator may be of thousands or of decimals: thousands first. */
  readonly lecturas: readonly Racional[];
  /** What is written after it: a unit. */
  readonly resto: string;
}

const MENOS = '\\-\u2010\u2011\u2012\u2013\u2014\u2212\uFE63\uFF0D';
const ESCRITO = new RegExp(
  `^([+${MENOS}]?) ?((?:[\\d.,]| (?=[\\d.,]))+)(?:[eE]([+${MENOS}]?)(\\d{1,3})(?![\\d.,]))?(.*)$`,
  's',
);
const MAX_EXPONENTE = 308;

const enGrupos = (partes: readonly string[]): boolean =>
  partes.every((parte, i) => (i === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(parte));

/** Digits before and after the decimal separator. */
const decimal = (enteras: string, decimales: string): Racional =>
  racional(BigInt(`0${enteras}${decimales}`), 10n ** BigInt(decimales.length));

/** What a run of digits and separators may mean; none when it is not a number. */
function lecturasDe(cuerpo: string): Racional[] {
  const separadores = cuerpo.match(/[., ]/g) ?? [];
  const distintos = new Set(separadores);
  const ultimo = separadores.at(-1);
  if (!/\d/.test(cuerpo) || distintos.size > 2) return [];
  if (ultimo === undefined) return [decimal(cuerpo, '')];

  if (distintos.size === 2) {
    const [enteras = '', decimales = '', ...mas] = cuerpo.split(ultimo);
    const grupos = enteras.split(/[., ]/);
    return ultimo === ' ' || mas.length > 0 || !enGrupos(grupos) ? [] : [decimal(grupos.join(''), decimales)];
  }
  const partes = cuerpo.split(ultimo);
  const junto = decimal(partes.join(''), '');
  if (separadores.length > 1 || ultimo === ' ') return enGrupos(partes) ? [junto] : [];
  const [enteras = '', decimales = ''] = partes;
  const comoDecimal = decimal(enteras, decimales);
  return enGrupos(partes) && !enteras.startsWith('0') ? [junto, comoDecimal] : [comoDecimal];
}

const limpia = (texto: string): string => texto.replace(/[\s\u200B\u2060\uFEFF]+/g, ' ').trim();

/** The number at the beginning of a text, as people write it with point or comma; null when there is none. */
export function leerNumero(texto: string): NumeroLeido | null {
  const [, signo = '', cuerpo, signoDeExponente = '', exponente = '0', resto = ''] =
    ESCRITO.exec(limpia(texto)) ?? [];
  if (cuerpo === undefined || Number(exponente) > MAX_EXPONENTE) return null;
  const potencia = racional(10n ** BigInt(exponente));
  const esNegativo = (uno: string) => uno !== '' && uno !== '+';
  const lecturas = lecturasDe(cuerpo).map((leida) => {
    const entera = esNegativo(signoDeExponente) ? entre(leida, potencia) : por(leida, potencia);
    return esNegativo(signo) ? opuesto(entera) : entera;
  });
  return lecturas.length > 0 ? { lecturas, resto: resto.trim() } : null;
}

/** As many decimals as it has, or so many at most: `25,3`. */
export function escribeNumero(numero: Racional, { grupos = false, maxDecimales = 20 } = {}): string {
  const n = numero.n < 0n ? -numero.n : numero.n;
  const escala = 10n ** BigInt(maxDecimales);
  const redondo = (n * escala * 2n + numero.d) / (numero.d * 2n);
  const signo = numero.n < 0n && redondo > 0n ? '−' : '';
  const decimales = (redondo % escala).toString().padStart(maxDecimales, '0').replace(/0+$/, '');
  const enteras = (redondo / escala).toString();
  const escritas = grupos ? enteras.replace(/\B(?=(?:\d{3})+$)/g, '.') : enteras;
  return `${signo}${escritas}${decimales === '' ? '' : `,${decimales}`}`;
}

/** What is longer is not told back: nobody would read it. */
const CABE = 60;

const sinMasNiGuion = (texto: string) =>
  texto
    .replace(/\s+/g, '')
    .replace(/^\+/, '')
    .replace(new RegExp(`^[${MENOS}]`), '−');

const plegado = (nombre: string): string => nombre.normalize('NFC').replace(/\s+/g, ' ').trim();

/** The unit written after a number: as it is, or in other capitals when only one can be meant. */
export function unidadEscrita<U extends { readonly nombre: string }>(
  unidades: readonly U[],
  escrita: string,
): U | null {
  const exacta = unidades.find(({ nombre }) => plegado(nombre) === plegado(escrita));
  if (exacta) return exacta;
  const parecidas = unidades.filter(
    ({ nombre }) => plegado(nombre).toLowerCase() === plegado(escrita).toLowerCase(),
  );
  return parecidas.length === 1 ? (parecidas[0] ?? null) : null;
}

/** What is told while somebody types a number; null when there is nothing to tell. */
export function comoSeEntiende(
  texto: string,
  unidades: readonly { readonly nombre: string }[] = [],
): string | null {
  if (texto.trim() === '') return null;
  const leido = leerNumero(texto);
  if (!leido || (leido.resto !== '' && unidades.length === 0)) return 'no es un número';
  if (leido.resto !== '' && !unidadEscrita(unidades, leido.resto)) return `no se entiende «${leido.resto}»`;
  const escritas = leido.lecturas.map((una) => escribeNumero(una, { grupos: true, maxDecimales: CABE }));
  const seEntiende = `se entiende ${escritas.join(' o ')}`;
  if (escritas.length > 1) return seEntiende;
  const tecleado = sinMasNiGuion(limpia(texto).slice(0, limpia(texto).length - leido.resto.length));
  const tal = leido.lecturas.flatMap((una) => [escribeNumero(una, { maxDecimales: CABE }), ...escritas]);
  return tal.includes(tecleado) || seEntiende.length > CABE ? null : seEntiende;
}
