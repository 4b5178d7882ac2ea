import { z } from 'zod';
import { archivo } from '#archivos/archivo.ts';
import { datosInvalidos, DomainError } from '#core/errors.ts';
import { entero, id, momento } from '#core/fields.ts';
import type { Racional } from '#core/racional.ts';
import { textoRico } from '#cursos/texto-rico.ts';
import { anotacionPuesta } from '#entregas/anotaciones.ts';
import { conRubrica, parteDe } from '#entregas/calificacion.ts';
import { autor, type CriterioCalificado, criterioGuardado, entrega } from '#entregas/schemas.ts';
import { publica } from '#preguntas/tipos.ts';

/** The place of a question in its attempt, as an address carries it. */
export const lugarEnRuta = z.coerce.number().int().min(0).max(199);

/** Everything whoever marks one answer needs on one screen. */
export const respuestaPorCalificar = z.object({
  intentoId: id(),
  lugar: z.number().int(),
  /** The number that the question has for people. */
  pregunta: z.number().int(),
  numero: z.number().int(),
  preguntaId: id(),
  evaluacionId: id(),
  entregadoEn: momento(),
  persona: autor,
  curso: z.object({ id: id(), titulo: z.string() }),
  actividad: z.object({ id: id(), titulo: z.string() }),
  /** The evaluation lies in the bin. */
  enPapelera: z.boolean(),
  publica,
  /** For whoever marks alone. */
  guia: z.string(),
  rubrica: z.array(criterioGuardado),
  puntos: z.number(),
  respuesta: z.unknown(),
  archivos: z.array(archivo),
  /** Of the mark as it was read. */
  version: z.number().int(),
  logrados: z.number().nullable(),
  rubricaDada: entrega.shape.rubrica,
  comentario: z.string(),
  anotaciones: z.array(anotacionPuesta),
  calificadaPor: z.string().nullable(),
  calificadaEn: momento().nullable(),
  propia: z.boolean(),
  /** Its evaluation tells marks when somebody publishes them; what is kept of this one has not been told. */
  sePublica: z.boolean(),
  sinPublicar: z.boolean(),
  /** Other answers of this attempt that wait, by their places. */
  otras: z.array(z.number().int()),
});
export type RespuestaPorCalificar = z.output<typeof respuestaPorCalificar>;

export const calificarRespuesta = z.strictObject({
  version: entero(0, 1_000_000),
  /** With a rubric, the points of each criterion; without one, those of the question. */
  logrados: z.number().min(0, 'Los puntos no bajan de 0.').max(1000).multipleOf(0.01).nullable(),
  criterios: z.array(z.number().min(0).max(1000)).max(20).nullable(),
  comentario: textoRico(50_000),
});
export type CalificarRespuesta = z.output<typeof calificarRespuesta>;

export const otraPersonaCalifico = (actual: unknown) =>
  new DomainError(409, 'VERSION_ANTIGUA', 'Otra persona corrigió esta respuesta. Revisa antes de guardar.', {
    actual,
  });

type Criterios = RespuestaPorCalificar['rubrica'];

/** The share of its points that whoever marks gives: with a rubric, what its criteria make. */
export function fraccionPuesta(
  rubrica: Criterios,
  puntos: number,
  { logrados, criterios }: Pick<CalificarRespuesta, 'logrados' | 'criterios'>,
): { readonly fraccion: Racional; readonly rubrica: CriterioCalificado[] } {
  if (rubrica.length > 0) {
    const { parte, rubrica: calificada } = conRubrica(rubrica, criterios, 'criterios');
    return { fraccion: parte, rubrica: calificada };
  }
  if (logrados === null) throw datosInvalidos({ logrados: 'Escribe los puntos.' });
  if (logrados > puntos)
    throw datosInvalidos({ logrados: `Esta pregunta vale ${puntos} puntos como mucho.` });
  return { fraccion: parteDe([logrados], [puntos]), rubrica: [] };
}
