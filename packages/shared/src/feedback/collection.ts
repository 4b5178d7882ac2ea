import { z } from 'zod';
import { defineCollection } from '#core/collection.ts';
import type { FieldErrors } from '#core/errors.ts';
import { baseShape, entero, id, textoOpcional } from '#core/fields.ts';
import { stored } from '#core/stored.ts';
import { alcance, anyOf } from '#core/scope.ts';

export const TIPOS_FEEDBACK = ['valoracion', 'comentario', 'error'] as const;
export const ESTADOS_FEEDBACK = ['nuevo', 'visto', 'resuelto'] as const;

const editable = z.strictObject({
  usuarioId: id(),
  cursoId: id(),
  actividadId: id().nullable(),
  tipo: z.enum(TIPOS_FEEDBACK, { error: 'Elige valoración, comentario o error.' }),
  estrellas: entero(1, 5).nullable(),
  texto: textoOpcional(5000),
  anonimo: z.boolean(),
});

const record = z.object({
  ...stored(baseShape),
  ...stored(editable.shape),
  preguntaId: id().nullable(),
  /** The version that whoever reports an error was asked. */
  preguntaVersion: z.number().int().nullable(),
  respuesta: z.string().nullable(),
  estado: z.enum(ESTADOS_FEEDBACK),
});

/** Anonymous means anonymous: the author's id leaves the server for the author alone. */
const sinAutor = record.extend({ usuarioId: z.unknown().transform(() => null) });

export const feedback = defineCollection({
  nombre: 'feedback',
  record,
  editable,
  scopeFields: {
    usuarioId: 'columna',
    cursoId: 'columna',
    tipo: 'columna',
    estado: 'columna',
    anonimo: 'columna',
  },
  policy: {
    read: (actor) =>
      anyOf(alcance(actor, 'feedback:ver'), {
        usuarioId: actor.id,
        // Anonymous also to whoever looks through the author's eyes.
        ...(actor.quienMira && { anonimo: false }),
      }),
    create: (actor) => [{ usuarioId: actor.id, cursoId: actor.cursoIds }],
    // A rating stays one's own: it may change after somebody read it. What was said is answered as it was.
    update: (actor) =>
      anyOf(
        [{ usuarioId: actor.id, cursoId: actor.cursoIds, estado: 'nuevo' }],
        [{ usuarioId: actor.id, cursoId: actor.cursoIds, tipo: 'valoracion' }],
      ),
    delete: (actor) => anyOf(alcance(actor, 'feedback:eliminar'), { usuarioId: actor.id }),
  },
  view: (actor, row) => (row.anonimo && (actor.quienMira || row.usuarioId !== actor.id) ? sinAutor : record),
  unasked: ['usuarioId'],
  filterable: {
    cursoId: z.uuid(),
    actividadId: z.uuid(),
    tipo: z.enum(TIPOS_FEEDBACK),
    estado: z.enum(ESTADOS_FEEDBACK),
  },
  sortable: { creadoEn: ['creadoEn'] },
  searchable: false,
  invariant: (opinion): FieldErrors | null => {
    if (opinion.tipo === 'valoracion' && !opinion.estrellas)
      return { estrellas: 'Elige de una a cinco estrellas.' };
    if (opinion.tipo !== 'valoracion' && !opinion.texto) return { texto: 'Cuéntanos qué pasa.' };
    return null;
  },
});

export type Feedback = z.output<typeof record>;
export type FeedbackEditable = z.output<typeof editable>;
