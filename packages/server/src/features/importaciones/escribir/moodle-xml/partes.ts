import { por, racional, type Racional, racionalDe, redondea } from '@catedra/shared/core/racional.ts';
import { escribePorCiento } from '@catedra/shared/importaciones/comun/fraccion.ts';
import { decimalDe } from '@catedra/shared/importaciones/escribir/gift/textos.ts';
import { porCiento } from '@catedra/shared/preguntas/por-ciento.ts';
import type { ClaveDe, PublicaDe, TipoPregunta } from '@catedra/shared/preguntas/tipos.ts';
import { citado, escapado } from '#features/importaciones/escribir/xml.ts';
import { conArchivos, conFormulasAjenas, nombreUnico } from '#features/importaciones/escribir/textos.ts';

/** Both halves, of one kind. */
export interface De<T extends TipoPregunta> {
  readonly publica: PublicaDe<T>;
  readonly clave: ClaveDe<T>;
}

/** What is written of a question, and what of it stays behind. */
export interface Escrita {
  readonly tipo: string;
  readonly dentro: string;
  /** In the place of what it asks, where that is not all of its text. */
  readonly enunciado?: string;
  readonly pierde: readonly string[];
}

export type MedioDe = (archivoId: string) => { readonly nombre: string } | null;

/** A mark in the place of the bytes of a picture: they are put when the question leaves, one at a time. */
export const marcaDeArchivo = (id: string): string => `\u0000${id}\u0000`;

/** A rich text with the pictures that it shows. */
export function rico(nombre: string, html: string, medio: MedioDe, atributos = ''): string {
  const archivos = new Map<string, string>();
  const texto = conArchivos(conFormulasAjenas(html), (id) => {
    const suyo = nombreUnico(medio(id)?.nombre ?? '', id);
    archivos.set(id, suyo);
    return `@@PLUGINFILE@@/${encodeURIComponent(suyo)}`;
  });
  const ficheros = [...archivos].map(
    ([id, suyo]) => `<file name="${escapado(suyo)}" path="/" encoding="base64">${marcaDeArchivo(id)}</file>`,
  );
  return `<${nombre}${atributos} format="html"><text>${citado(texto)}</text>${ficheros.join('')}`;
}

export const entero = (nombre: string, html: string, medio: MedioDe): string =>
  `${rico(nombre, html, medio)}</${nombre}>\n`;

export const dato = (nombre: string, valor: string | number): string =>
  `<${nombre}>${typeof valor === 'number' ? valor : escapado(valor)}</${nombre}>\n`;

/** The shares that Moodle has: with any other it asks whoever imports to take the nearest. */
const SUYAS = new Set(
  [100, 90, 80, 75, 70, 60, 50, 40, 30, 25, 20, 12.5, 10, 5, 0]
    .map(String)
    .concat(['83.33333', '66.66667', '33.33333', '16.66667', '14.28571', '11.11111']),
);

/** A share as a percentage, exact when it is read back. */
export function fraccion(exacto: string, pierde: string[]): string {
  const escrito = escribePorCiento(exacto);
  if (escrito === null) pierde.push(`El valor ${porCiento(exacto)} % se redondea.`);
  else if (!SUYAS.has(escrito.replace('-', '')))
    pierde.push(
      `El valor ${porCiento(exacto)} %, que Moodle no tiene: al traerla pide poner el más parecido.`,
    );
  return escrito ?? redondea(por(racionalDe(exacto), racional(100)), 5);
}

const MAX_DECIMALES = 15;

/** A number with all its decimals, or said that it has no end. */
export function numero(valor: Racional, pierde: string[]): string {
  const escrito = decimalDe(valor);
  if (escrito !== null) return escrito;
  pierde.push(`El número ${valor.n}/${valor.d} se redondea.`);
  return redondea(valor, MAX_DECIMALES);
}

export interface RespuestaEscrita {
  readonly peso: string;
  /** Plain text; rich when it has its own element. */
  readonly texto: string;
  readonly explicacion: string;
  readonly resto?: string;
  readonly rico?: boolean;
}

export const respuesta = (una: RespuestaEscrita, medio: MedioDe, pierde: string[]): string => {
  const atributos = ` fraction="${fraccion(una.peso, pierde)}"`;
  const abre = una.rico
    ? rico('answer', una.texto, medio, atributos)
    : `<answer${atributos} format="moodle_auto_format"><text>${citado(una.texto)}</text>`;
  return `${abre}\n${entero('feedback', una.explicacion, medio)}${una.resto ?? ''}</answer>\n`;
};
