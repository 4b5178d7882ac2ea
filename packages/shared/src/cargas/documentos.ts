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

/** Spain: eight figures and their letter, or X, Y, Z, seven figures and their letter. */
export function esDniONie(texto: string): boolean {
  const partes = /^([XYZ]?)(\d{7,8})([A-Z])$/.exec(limpio(texto));
  if (!partes) return false;
  const [, extranjero = '', cifras = '', letra] = partes;
  if (extranjero && cifras.length !== 7) return false;
  return LETRAS[Number(`${LETRA_DE_NIE[extranjero] ?? ''}${cifras}`) % 23] === letra;
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
