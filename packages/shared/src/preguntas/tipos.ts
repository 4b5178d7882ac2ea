import { z } from 'zod';
import { archivo } from '#preguntas/tipos/archivo/tipo.ts';
import { completar } from '#preguntas/tipos/completar/tipo.ts';
import { corta } from '#preguntas/tipos/corta/tipo.ts';
import { descripcion } from '#preguntas/tipos/descripcion/tipo.ts';
import { emparejar } from '#preguntas/tipos/emparejar/tipo.ts';
import { ensayo } from '#preguntas/tipos/ensayo/tipo.ts';
import { multiple } from '#preguntas/tipos/multiple/tipo.ts';
import { numerica } from '#preguntas/tipos/numerica/tipo.ts';
import { ordenar } from '#preguntas/tipos/ordenar/tipo.ts';
import type { TipoDePregunta } from '#preguntas/tipos/tipo.ts';
import { unica } from '#preguntas/tipos/unica/tipo.ts';
import { verdaderoFalso } from '#preguntas/tipos/verdadero_falso/tipo.ts';

/** Every kind of question there is, in the order in which they are offered. */
const todos = {
  unica,
  multiple,
  verdadero_falso: verdaderoFalso,
  corta,
  numerica,
  emparejar,
  ordenar,
  completar,
  ensayo,
  archivo,
  descripcion,
} as const;

export type TipoPregunta = keyof typeof todos;
export const TIPOS_DE_PREGUNTA = Object.keys(todos) as [TipoPregunta, ...TipoPregunta[]];
type Tipo = (typeof todos)[TipoPregunta];

export const tipoDePregunta = (tipo: TipoPregunta): TipoDePregunta => todos[tipo];

/** What is shown of a question, by its kind. */
export const publica = z.discriminatedUnion(
  'tipo',
  Object.values(todos).map((uno) => uno.publica) as [Tipo['publica'], ...Tipo['publica'][]],
  { error: 'Ese tipo de pregunta no existe.' },
);
export type Publica = z.output<typeof publica>;
export type PublicaDe<T extends TipoPregunta> = Extract<Publica, { tipo: T }>;
export type ClaveDe<T extends TipoPregunta> = z.output<(typeof todos)[T]['clave']>;
export type RespuestaDe<T extends TipoPregunta> = z.output<(typeof todos)[T]['respuesta']>;
