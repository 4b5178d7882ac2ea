import { z } from 'zod';
import { momento } from '#core/fields.ts';
import { consultaPorCompletar } from '#cursos/lista.ts';

export const consultaDeCifrasDeCursos = consultaPorCompletar;

const cuantas = z.number().int();

/** The people of a course whom the reader follows: how many did it, how many are late, how much is done, how they rate it. */
const cifrasDeUnCurso = z.object({
  personas: cuantas,
  completado: cuantas,
  tarde: cuantas,
  hechas: cuantas,
  total: cuantas,
  /** Of at least two opinions. */
  media: z.number().nullable(),
});
export type CifrasDeUnCurso = z.output<typeof cifrasDeUnCurso>;

/** When they were counted, and those of each course; a course that nobody has is not named. */
export const cifrasDeCursos = z.object({ en: momento(), cursos: z.record(z.string(), cifrasDeUnCurso) });
export type CifrasDeCursos = z.output<typeof cifrasDeCursos>;
