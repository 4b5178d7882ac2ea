import type { Formato } from '@catedra/shared/importaciones/leida.ts';
import {
  type EstadoDeImportacion,
  type Importacion,
  type LineaDeImportacion,
  TEXTO_PEGADO,
} from '@catedra/shared/importaciones/schemas.ts';
import { cuenta } from '#ui/words/words.ts';

/** A line is tried, read again from its text, or written. */
export type Mending = 'ver' | 'texto' | 'pregunta';

export const PASOS = ['Archivo', 'Revisión', 'Importación'];

export const nombreDe = ({ nombre }: Pick<Importacion, 'nombre'>): string =>
  nombre === TEXTO_PEGADO ? 'Texto pegado' : nombre;

export const FORMATO: Readonly<Record<Formato, string>> = {
  gift: 'texto GIFT de Moodle',
  aiken: 'texto Aiken',
  texto: 'texto',
  hoja: 'hoja de cálculo',
  moodle_xml: 'XML de Moodle',
  qti: 'QTI',
  catedra: 'preguntas de Cátedra',
};

export const ESTADO: Readonly<Record<EstadoDeImportacion, string>> = {
  por_elegir: 'Por elegir qué traer',
  revisada: 'Por importar',
  importando: 'Importándose',
  importada: 'Importada',
  fallida: 'Se detuvo',
  deshecha: 'Deshecha',
};

/** «fila 12», «línea 318», «items/q1.xml, línea 1» */
export const lugarDe = ({ archivo, linea }: LineaDeImportacion, formato: Formato): string =>
  `${archivo ? `${archivo}, ` : ''}${formato === 'hoja' ? 'fila' : 'línea'} ${linea}`;

export const preguntas = (cuantas: number): string => cuenta(cuantas, 'pregunta');
