import { z } from 'zod';
import { id, momento } from '#core/fields.ts';
import { entregaEnCola } from '#entregas/schemas.ts';

const cuantas = z.number().int();

const alguien = z.object({
  id: id(),
  nombre: z.string(),
  apellidos: z.string(),
  foto: z.string().nullable(),
});

export const trabajoEnEspera = entregaEnCola
  .pick({ id: true, tipo: true, lugar: true, pregunta: true, persona: true, actividad: true, curso: true })
  .extend({ entregadaEn: momento() });
export type TrabajoEnEspera = z.output<typeof trabajoEnEspera>;

const loCorregido = z.object({
  total: cuantas,
  /** The last days of the reader's calendar, today the last. */
  porDia: z.array(cuantas),
  /** Days that the one that waited longest had waited. */
  esperaMaxima: cuantas,
  ultimo: z.object({ persona: entregaEnCola.shape.persona, en: momento() }),
});
export type LoCorregido = z.output<typeof loCorregido>;

const porCorregir = z.object({
  total: cuantas,
  /** The one that waits longest, and what was handed in: nothing of an answer of an exam. */
  primero: trabajoEnEspera.extend({ conTexto: z.boolean(), fotos: cuantas, archivos: cuantas }).nullable(),
  /** By the days of the reader's calendar that they have waited, the longest first; days without any are left out. */
  porDias: z.array(z.object({ dias: cuantas, cuantos: cuantas, primeros: z.array(trabajoEnEspera) })),
  /** What they marked in the last days; read where nothing waits, null where they marked nothing either. */
  corregido: loCorregido.nullable(),
});
export type PorCorregir = z.output<typeof porCorregir>;

/** What fits somebody: a key to whoever never came in, time to whoever almost finished, a word to the rest. */
export const ACTOS = ['invitar', 'prorrogar', 'recordar'] as const;
export type Acto = (typeof ACTOS)[number];

const quienNecesita = z.object({
  persona: alguien,
  /** Whether the reader may open their page. */
  ficha: z.boolean(),
  nuncaEntro: z.boolean(),
  /** They had an invitation, and it serves no more. */
  invitada: z.boolean(),
  /** Courses whose date went by. */
  vencidos: cuantas,
  /** The one with the earliest date. */
  curso: z.object({ id: id(), titulo: z.string(), porcentaje: cuantas, venceEn: momento() }),
  acto: z.enum(ACTOS),
  /** With `prorrogar`, until when: the end of a day of theirs. */
  hasta: momento().nullable(),
});
export type QuienNecesita = z.output<typeof quienNecesita>;

const personas = z.object({
  /** How many the reader follows; null where that is everyone. */
  total: cuantas.nullable(),
  /** With something late. */
  vencidas: cuantas,
  /** With nothing late and something due in seven days. */
  proximas: cuantas,
  primeras: z.array(quienNecesita),
});
export type PersonasQueSigo = z.output<typeof personas>;

/** The people of a group, each in one state; whoever has no course is in none of the four. */
export const grupoTutelado = z.object({
  id: id(),
  nombre: z.string(),
  alDia: cuantas,
  enCurso: cuantas,
  sinEmpezar: cuantas,
  vencidas: cuantas,
  sinCursos: cuantas,
  hechas: cuantas,
  total: cuantas,
});
export type GrupoTutelado = z.output<typeof grupoTutelado>;

/** What waits for somebody who marks or follows people; null is what they may not do. */
export const miTrabajo = z.object({
  porCorregir: porCorregir.nullable(),
  personas: personas.nullable(),
  /** Those they tutor, the ones with most people late first, of so many. */
  grupos: z.array(grupoTutelado),
  cuantosGrupos: cuantas,
});
export type MiTrabajo = z.output<typeof miTrabajo>;
