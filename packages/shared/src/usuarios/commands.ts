import { z } from 'zod';
import { id, momento } from '#core/fields.ts';

const grupoDeUsuario = z.object({ id: id(), nombre: z.string() });

/** The groups of several people at once, for the rows of a list. */
export const consultaDeGrupos = z.strictObject({
  ids: z
    .string()
    .transform((ids) => ids.split(',').filter(Boolean))
    .pipe(z.array(id()).max(100, 'Como mucho 100 personas a la vez.')),
});
export const gruposPorUsuario = z.record(z.string(), z.array(grupoDeUsuario));
export type GruposPorUsuario = z.output<typeof gruposPorUsuario>;

/** What is known of a person beyond their record; null is what the reader may not see. */
export const fichaDeUsuario = z.object({
  grupos: z.array(grupoDeUsuario.extend({ desde: momento(), tutor: z.boolean() })),
  cursos: z
    .array(
      z.object({
        id: id(),
        titulo: z.string(),
        porcentaje: z.number().int(),
        hechas: z.number().int(),
        total: z.number().int(),
        ultimaVez: momento().nullable(),
      }),
    )
    .nullable(),
  historial: z
    .array(z.object({ id: z.string(), en: momento(), quien: z.string(), que: z.array(z.string()) }))
    .nullable(),
});
export type FichaDeUsuario = z.output<typeof fichaDeUsuario>;
