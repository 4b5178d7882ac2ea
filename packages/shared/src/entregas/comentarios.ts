import { z } from 'zod';
import { DomainError } from '#core/errors.ts';
import { id } from '#core/fields.ts';
import { textoRico } from '#cursos/texto-rico.ts';

/** More than these are looked for by their words. */
export const COMENTARIOS_MOSTRADOS = 50;
const MAX_PROPIOS = 500;

/** What somebody keeps to say it again: theirs wherever they mark, or of a course, of whoever marks in it. */
export const comentarioGuardado = z.object({
  id: id(),
  texto: z.string(),
  /** Null: of whoever keeps it, in any course. */
  cursoId: id().nullable(),
  /** Who else keeps it; null where it is one's own. */
  de: z.string().nullable(),
  /** Whoever asks may take it away. */
  quitable: z.boolean(),
});
export type ComentarioGuardado = z.output<typeof comentarioGuardado>;

export const consultaDeComentarios = z.strictObject({
  cursoId: id(),
  buscar: z.string().max(200).optional(),
});

export const comentariosGuardados = z.object({ datos: z.array(comentarioGuardado) });

export const guardarComentario = z.strictObject({
  texto: textoRico(10_000),
  cursoId: id().nullable(),
});
export type GuardarComentario = z.output<typeof guardarComentario>;

export const demasiadosComentarios = () =>
  new DomainError(
    409,
    'DEMASIADOS_COMENTARIOS',
    `Ya guardas ${MAX_PROPIOS} comentarios, que es el máximo. Quita alguno que no uses.`,
  );

export const cabeOtro = (guardados: number): boolean => guardados < MAX_PROPIOS;
