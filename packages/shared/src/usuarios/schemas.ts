import { z } from 'zod';
import { ESTADOS_AVANCE } from '#participantes/estado.ts';
import { atasco, excepcion } from '#participantes/schemas.ts';
import { id, momento } from '#core/fields.ts';
import { dividir } from '#texto/seed-rules.ts';

const grupoDeUsuario = z.object({ id: id(), nombre: z.string() });

/** The groups of several people at once, for the rows of a list. */
export const consultaDeGrupos = z.strictObject({
  ids: z
    .string()
    .transform((ids) => dividir(ids).filter(Boolean))
    .pipe(z.array(id()).max(100, 'Como mucho 100 personas a la vez.')),
});
const gruposPorUsuario = z.record(z.string(), z.array(grupoDeUsuario));
export type GruposPorUsuario = z.output<typeof gruposPorUsuario>;
/** Beside their groups, who of them the reader may edit: it depends on groups that the reader may not see. */
export const gruposYEditables = z.object({ grupos: gruposPorUsuario, editables: z.array(id()) });
export type GruposYEditables = z.output<typeof gruposYEditables>;

/** From when the person can't come in; null when they go on. */
export const baja = z.strictObject({ desde: momento().nullable() });
export type Baja = z.output<typeof baja>;

export const usuarioEliminado = z.object({ id: id() });

/** What is known of a person beyond their record; null is what the reader may not see. */
export const fichaDeUsuario = z.object({
  /** What the reader may do with this account. */
  puede: z.object({ editar: z.boolean(), eliminar: z.boolean(), verComo: z.boolean() }),
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
        venceEn: momento().nullable(),
        estado: z.enum(ESTADOS_AVANCE),
        /** Why the figure is higher than what is done: what was edited in the course, and when. */
        piso: z.object({ en: momento(), motivo: z.string() }).nullable(),
        atascos: z.array(atasco),
        excepciones: z.array(excepcion),
      }),
    )
    .nullable(),
  historial: z
    .array(z.object({ id: z.string(), en: momento(), quien: z.string(), que: z.array(z.string()) }))
    .nullable(),
});
export type FichaDeUsuario = z.output<typeof fichaDeUsuario>;
