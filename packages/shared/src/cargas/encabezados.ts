import { type CampoDeCarga, ENCABEZADO_MOTIVO, NOMBRES_DE_CAMPO } from '#cargas/campos.ts';
import { sinAdornos } from '#cargas/texto.ts';
import {
  PRIMER_APELLIDO,
  PRIMER_NOMBRE,
  SE_REPITEN,
  SEGUNDO_APELLIDO,
  SEGUNDO_NOMBRE,
} from '#cargas/partes-de-nombre.ts';
import { CONTRASEÑAS, NECESITAN_VALORES, OTROS_NOMBRES } from '#cargas/titulos.ts';

/**
 * Punctuation and what is said in brackets are not part of the name; «FirstName» and «apellido1» are two words, «D.N.I.»
 * is one, and «F. alta» is a date.
 */
const nucleo = (encabezado: string): string =>
  sinAdornos(encabezado.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'))
    .replace(/\([^)]*\)/g, ' ')
    .replace(/(?<!\p{L})(?:\p{L}\.){2,}/gu, (siglas) => siglas.replaceAll('.', ''))
    .replace(/[_.:*º°ª#-]+/g, ' ')
    .replace(/(\p{L})(\d)/gu, '$1 $2')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:f|fec|fch) (?=\p{L}{3})/u, 'fecha ');

const sinNumero = (nombre: string): string => nombre.replace(/ ?\d+$/, '');

type Dicho = 'claro' | 'dudoso';

const porNombre = new Map<string, Map<CampoDeCarga, Dicho>>();
const apuntar = (nombre: string, campo: CampoDeCarga, dicho: Dicho) => {
  const campos = porNombre.get(nucleo(nombre)) ?? new Map<CampoDeCarga, Dicho>();
  if (!campos.has(campo)) campos.set(campo, dicho);
  porNombre.set(nucleo(nombre), campos);
};
for (const campo of Object.keys(OTROS_NOMBRES) as CampoDeCarga[]) {
  const { claros = [], dudosos = [] } = OTROS_NOMBRES[campo];
  for (const nombre of [campo, NOMBRES_DE_CAMPO[campo], ...claros]) apuntar(nombre, campo, 'claro');
  for (const nombre of dudosos) apuntar(nombre, campo, 'dudoso');
}

/** Everything that a heading may mean, and how clearly it says it. */
export function camposDelTitulo(encabezado: string): ReadonlyMap<CampoDeCarga, Dicho> {
  const nombre = nucleo(encabezado);
  if (nombre === '' || nombre === nucleo(ENCABEZADO_MOTIVO)) return new Map();
  const directo = porNombre.get(nombre);
  if (directo) return directo;
  // «Grupo 2» repeats a column that may be repeated; «Teléfono 2» is another datum.
  return porNombre.get(sinNumero(nombre))?.get('grupos') === 'claro'
    ? new Map([['grupos', 'claro']])
    : new Map();
}

const PEQUEÑAS = /\b(de|del|la|el|los|las|desc|descripcion)\b/g;
const NUMERO = /\b(n|num|numero|no)\b/g;
const sin = (palabras: RegExp, nombre: string) => nombre.replace(palabras, ' ').replace(/\s+/g, ' ').trim();
const sinPequeñas = (titulo: string) => sin(PEQUEÑAS, nucleo(titulo));
const enPocas = (titulo: string) => sin(NUMERO, sinPequeñas(titulo));
const diceNumero = (titulo: string) => sinPequeñas(titulo) !== enPocas(titulo);

/** Whether two headings are the same but for small words: «Nº empleado» and «Número de empleado». */
export const mismoTitulo = (uno: string, otro: string): boolean =>
  enPocas(uno) !== '' && enPocas(uno) === enPocas(otro);

/** Whether only one of two such headings says that it is a number: «Empleado» may well be who, and not which. */
export const soloUnoEsNumero = (uno: string, otro: string): boolean => diceNumero(uno) !== diceNumero(otro);

/** Whether a heading needs its values to bear it out. */
export const necesitaValores = (campo: CampoDeCarga, dicho: Dicho): boolean =>
  dicho === 'dudoso' && NECESITAN_VALORES.includes(campo);

/** The part of a name or surname that a heading says: the first, the second, or 0 when it is whole. */
export function parteDelTitulo(encabezado: string): 0 | 1 | 2 {
  const nombre = nucleo(encabezado);
  if ([...PRIMER_APELLIDO, ...PRIMER_NOMBRE].includes(nombre)) return 1;
  if ([...SEGUNDO_APELLIDO, ...SEGUNDO_NOMBRE].includes(nombre)) return 2;
  if (SE_REPITEN.includes(nombre)) return encabezado.trim().endsWith('(2)') ? 2 : 1;
  return 0;
}

/** Headings of things, not of people. */
const DE_COSAS = /\b(curso|grupo|empresa|centro|departamento|course|group|company|section|archivo)\b/;

const HABLAN: readonly (readonly [string, RegExp])[] = [
  ['un correo', /\b(correos?|correus?|e ?mails?|mail)\b/],
  [
    'un documento',
    /\b(dni|nif|nie|documento|cedula|pasaporte|rut|curp|rfc|cuil|identificacion|passport|document)\b/,
  ],
  ['apellidos', /\b(apellidos?|apelidos?|cognoms?|abizenak?|surname|last ?name|paterno|materno)\b/],
  ['un nombre', /\b(nombres?|nom|nome|izena|name|firstname|fullname)\b/],
];

/** What a heading speaks of that should not be lost in silence: «un nombre», «apellidos»… */
export function hablaDe(encabezado: string): string | null {
  const nombre = nucleo(encabezado);
  if (DE_COSAS.test(nombre) || camposDelTitulo(encabezado).has('usuario')) return null;
  return HABLAN.find(([, patron]) => patron.test(nombre))?.[0] ?? null;
}

/** A column of passwords is never kept. */
export const esDeContraseñas = (encabezado: string): boolean =>
  CONTRASEÑAS.includes(sinNumero(nucleo(encabezado)));

/** Two files whose headings say the same share a remembered mapping. */
export const firmaDe = (encabezados: readonly string[]): string => encabezados.map(nucleo).join('\u001f');
