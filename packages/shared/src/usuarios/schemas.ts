import { z } from 'zod';
import { id, momento } from '#core/fields.ts';
import { dividir } from '#texto/seed-rules.ts';
import { MOTIVOS_SIN_ENTRAR } from '#usuarios/acceso.ts';

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
/** A day lasts until it ends on the person's calendar; a moment is what it says. */
export const baja = z.strictObject({ desde: z.union([z.iso.date(), momento()]).nullable() });
export type Baja = z.output<typeof baja>;

export const usuarioEliminado = z.object({ id: id() });

/** What is known of a person beyond their record, as far as the reader may see it. */
export const fichaDeUsuario = z.object({
  /** What the reader may do with this account. */
  puede: z.object({ editar: z.boolean(), eliminar: z.boolean(), verComo: z.boolean() }),
  grupos: z.array(grupoDeUsuario.extend({ desde: momento(), tutor: z.boolean() })),
  /** Why they can't come in now, for whoever may let them in; null when they can. */
  sinEntrar: z.enum(MOTIVOS_SIN_ENTRAR).nullable(),
});
export type FichaDeUsuario = z.output<typeof fichaDeUsuario>;
