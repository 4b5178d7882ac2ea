/** Whether a text is an identity document by its own check letter or digit: no list of people is needed to know it. */

const LETRAS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const LETRA_DE_NIE: Readonly<Record<string, string>> = { X: '0', Y: '1', Z: '2' };

const limpio = (texto: string): string => texto.toUpperCase().replace(/[\s.\-\u2010-\u2015]/g, '');

/**
 * What two ways of writing one document have in common: «12.345.678-Z» is «12345678Z». Of a code with few figures dots
 * and hyphens may be all there is.
 * Twin: `clave_de_documento` of `packages/server/src/base/base.sql`, held by `packages/server/src/features/cargas/documentos.test.ts`.
 */
export const claveDeDocumento = (texto: string): string =>
  /(?:[0-9][^0-9]*){6}/.test(texto) ? limpio(texto) : texto;

interface Español {
  readonly extranjero: string;
  readonly cifras: string;
  readonly letra: string;
  /** The one that its figures ask for. */
  readonly toca: string;
}

/** Spain: eight figures and a letter (seven, if a spreadsheet ate the zero), or X, Y, Z, seven figures and a letter. */
function leerEspañol(texto: string): Español | null {
  const partes = /^([XYZ]?)(\d{7,8})([A-Z])$/.exec(limpio(texto));
  const [, extranjero = '', cifras = '', letra = ''] = partes ?? [];
  if (!partes || (extranjero && cifras.length !== 7)) return null;
  const toca = LETRAS[Number(`${LETRA_DE_NIE[extranjero] ?? ''}${cifras}`) % 23] ?? '';
  return { extranjero, cifras, letra, toca };
}

export function esDniONie(texto: string): boolean {
  const leido = leerEspañol(texto);
  return leido !== null && leido.letra === leido.toca;
}

/** The document as it is compared: one whose zero was lost is the one with it. */
export function documentoComparable(texto: string): string {
  const leido = leerEspañol(texto);
  return leido && !leido.extranjero && leido.cifras.length === 7 && leido.letra === leido.toca
    ? `0${leido.cifras}${leido.letra}`
    : claveDeDocumento(texto);
}

/** The keys under which one that is so compared may be stored. */
export const clavesDe = (comparable: string): string[] =>
  /^0\d{7}[A-Z]$/.test(comparable) && esDniONie(comparable)
    ? [comparable, comparable.slice(1)]
    : [comparable];

/** What to ask about a document that looks Spanish; of any other nothing is said. */
export function avisoDeDocumento(texto: string): string | null {
  const leido = leerEspañol(texto);
  if (!leido) return null;
  const { extranjero, cifras, letra, toca } = leido;
  const cual = extranjero ? 'NIE' : 'DNI';
  if (letra === toca)
    return extranjero || cifras.length === 8
      ? null
      : `Al DNI «${texto}» le falta el cero de delante: es 0${cifras}${letra}.`;
  // Seven figures and a letter that is not theirs may be a document of anywhere.
  if (!extranjero && cifras.length === 7) return null;
  return `La letra del ${cual} «${texto}» no es la suya: a ese número le toca la ${toca}. Revisa el número y la letra.`;
}

/** Chile: figures and a check digit from 0 to 9 or K. */
function esRut(texto: string): boolean {
  const partes = /^(\d{7,8})([\dK])$/.exec(limpio(texto));
  if (!partes || !/[-–]/.test(texto)) return false;
  const [, cifras = '', digito] = partes;
  const suma = [...cifras].toReversed().reduce((total, cifra, i) => total + Number(cifra) * (2 + (i % 6)), 0);
  const resto = 11 - (suma % 11);
  return digito === (resto === 11 ? '0' : resto === 10 ? 'K' : String(resto));
}

const PESOS_DE_CUIL = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/** Argentina: eleven figures, the last one for checking. */
function esCuil(texto: string): boolean {
  const cifras = limpio(texto);
  if (!/^\d{11}$/.test(cifras)) return false;
  const suma = PESOS_DE_CUIL.reduce((total, peso, i) => total + peso * Number(cifras[i]), 0);
  return (11 - (suma % 11)) % 11 === Number(cifras[10]);
}

/** Mexico: by their shape, which nothing else has. */
const esCurp = (texto: string): boolean => /^[A-Z]{4}\d{6}[HMX][A-Z]{5}[A-Z\d]\d$/.test(limpio(texto));
const esRfc = (texto: string): boolean => /^[A-ZÑ&]{4}\d{6}[A-Z\d]{3}$/.test(limpio(texto));

/** The documents that can be told by themselves, as they are named to whoever looks at a column of them. */
export const DOCUMENTOS_RECONOCIBLES: readonly (readonly [string, (texto: string) => boolean])[] = [
  ['DNI o NIE con su letra', esDniONie],
  ['RUT con su dígito', esRut],
  ['CUIL con su dígito', esCuil],
  ['CURP', esCurp],
  ['RFC', esRfc],
];
