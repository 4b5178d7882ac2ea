import type { z } from 'zod';
import { actividades } from '#actividades/collection.ts';
import { avisos, plantillas } from '#avisos/audience.ts';
import { anuncios } from '#anuncios/audience.ts';
import { campos } from '#campos/audience.ts';
import { certificados, disenos } from '#certificados/audience.ts';
import { cursos } from '#cursos/collection.ts';
import { entregas } from '#entregas/audience.ts';
import { composiciones } from '#evaluaciones/audience.ts';
import { evaluaciones } from '#evaluaciones/collection.ts';
import { catalogo, externas } from '#externas/audience.ts';
import { feedback } from '#feedback/collection.ts';
import { grupos } from '#grupos/collection.ts';
import { intentos } from '#intentos/audience.ts';
import { perfiles } from '#perfiles/collection.ts';
import { carpetas, preguntas } from '#preguntas/audience.ts';
import { progreso } from '#progreso/collection.ts';
import { usuarios } from '#usuarios/collection.ts';

/** The eight collections of the seed. */
export const colecciones = {
  actividades,
  cursos,
  evaluaciones,
  feedback,
  grupos,
  perfiles,
  progreso,
  usuarios,
} as const;

/** What open screens hear of: the collections, and what else changes under them. */
export const loQueSeOye = {
  ...colecciones,
  avisos,
  anuncios,
  campos,
  carpetas,
  catalogo,
  certificados,
  composiciones,
  disenos,
  entregas,
  externas,
  intentos,
  plantillas,
  preguntas,
} as const;
export type NombreOido = keyof typeof loQueSeOye;

export type NombreColeccion = keyof typeof colecciones;
export type Registros = { [C in NombreColeccion]: z.output<(typeof colecciones)[C]['record']> };
export type Editables = { [C in NombreColeccion]: z.output<(typeof colecciones)[C]['editable']> };
/** What a form may send: the same fields before the schema tidies them. */
export type Entradas = { [C in NombreColeccion]: z.input<(typeof colecciones)[C]['editable']> };
