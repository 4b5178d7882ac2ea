import { z } from 'zod';
import { entero, id, momento, texto } from '#core/fields.ts';
import { DIAS_AL_VOLVER } from '#cumplimiento/plazos.ts';
import { tambienEnLasDe } from '#grupos/schemas.ts';
import { enCifras } from '#informes/palabras.ts';
import { resultadoDeLote } from '#lotes/schemas.ts';
import { PERSONAS_POR_ACTO, resultadoDeExencion } from '#participantes/exenciones.ts';
import { recordados } from '#participantes/schemas.ts';

/** People in each of several courses, as a list of both has them. */
export const enCursos = z
  .array(z.strictObject({ cursoId: id(), usuarioIds: z.array(id()).min(1) }))
  .min(1, 'Elige al menos a una persona.')
  .refine((unas) => unas.reduce((suma, { usuarioIds }) => suma + usuarioIds.length, 0) <= PERSONAS_POR_ACTO, {
    error: `Como mucho ${enCifras(PERSONAS_POR_ACTO)} filas a la vez. Afina el filtro.`,
  });
export type EnCursos = z.output<typeof enCursos>;

/** What a list of people in courses says of whom an act on all of it would reach. */
export const asignacionesDeInforme = z.object({
  enCursos: z.array(z.object({ cursoId: id(), usuarioIds: z.array(id()) })),
});
export type AsignacionesDeInforme = z.output<typeof asignacionesDeInforme>;

/** `simular` tells whom it reaches and who stays out, and leaves everything as it is. */
const acto = { enCursos, simular: z.boolean().default(false) };

export const recordarEnCursos = z.strictObject(acto);
export type RecordarEnCursos = z.output<typeof recordarEnCursos>;

export const prorrogarEnCursos = z.strictObject({
  ...acto,
  venceEn: momento(),
  motivo: texto(500),
  /** In which of the courses the same date in the evaluations that would close before. */
  tambienEnEvaluaciones: tambienEnLasDe,
});
export type ProrrogarEnCursos = z.output<typeof prorrogarEnCursos>;

export const eximirEnCursos = z.strictObject({
  ...acto,
  /** Its last day, on the calendar of each. */
  hasta: z.iso.date('Elige el último día.'),
  dias: entero(1, 365).default(DIAS_AL_VOLVER),
  motivo: texto(500),
});
export type EximirEnCursos = z.output<typeof eximirEnCursos>;

/** Why nobody of a course is reached, whoever they are. */
export const CURSO_FUERA = ['sin_permiso', 'sin_publicar'] as const;
export type CursoFuera = (typeof CURSO_FUERA)[number];

const curso = z.object({ id: id(), titulo: z.string() });
const fuera = z.array(z.object({ motivo: z.enum(CURSO_FUERA), cuantas: z.number().int() }));

export const recordadosEnCursos = z.object({ cursos: z.array(recordados.extend({ curso })), fuera });
export type RecordadosEnCursos = z.output<typeof recordadosEnCursos>;

export const prorrogadosEnCursos = z.object({ cursos: z.array(resultadoDeLote.extend({ curso })), fuera });
export type ProrrogadosEnCursos = z.output<typeof prorrogadosEnCursos>;

export const exentosEnCursos = z.object({
  cursos: z.array(resultadoDeExencion.extend({ curso, noLlega: z.number().int() })),
  fuera,
});
export type ExentosEnCursos = z.output<typeof exentosEnCursos>;
