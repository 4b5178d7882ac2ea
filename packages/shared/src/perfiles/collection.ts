import { z } from 'zod';
import { defineCollection } from '#core/collection.ts';
import { baseShape, filtro, nombreUnico, textoOpcional } from '#core/fields.ts';
import { stored } from '#core/stored.ts';
import { alcance, onlyWhere } from '#core/scope.ts';
import type { Actor } from '#core/actor.ts';
import { TODOS_LOS_PERMISOS } from '#core/permisos.ts';
import { conImplicitos } from '#perfiles/permisos.ts';

const editable = z.strictObject({
  nombre: nombreUnico(60),
  descripcion: textoOpcional(300),
  permisos: z
    .array(z.enum(TODOS_LOS_PERMISOS, { error: 'Ese permiso no existe.' }))
    .max(200)
    .transform((permisos) => [...new Set(permisos)].toSorted()),
});

const record = z.object({
  ...stored(baseShape),
  ...stored(editable.shape),
  sistema: z.boolean(),
  personas: z.number().int(),
});

/** System profiles stay as they are; nobody builds or edits a profile that can do more than they can. */
const alcanzable = (actor: Actor) => ({
  sistema: false,
  permisos: { dentroDe: conImplicitos(actor.permisos) },
});

export const perfiles = defineCollection({
  nombre: 'perfiles',
  record,
  editable,
  scopeFields: { sistema: 'columna', permisos: 'lista' },
  policy: {
    read: (actor) => alcance(actor, 'perfiles:ver'),
    create: (actor) => onlyWhere(alcance(actor, 'perfiles:crear'), alcanzable(actor)),
    update: (actor) => onlyWhere(alcance(actor, 'perfiles:editar'), alcanzable(actor)),
    delete: (actor) => onlyWhere(alcance(actor, 'perfiles:eliminar'), alcanzable(actor)),
  },
  view: () => record,
  filterable: { nombre: filtro(), sistema: z.stringbool() },
  sortable: { nombre: ['nombre'], creadoEn: ['creadoEn'] },
  searchable: true,
  access: (before, after) => {
    // Those who are connected still carry the name from before a rename.
    const nombre = (before ?? after)?.nombre;
    const changed = before?.permisos.join() !== after?.permisos.join() || before?.nombre !== after?.nombre;
    return nombre && changed ? { perfil: nombre } : null;
  },
});

export type Perfil = z.output<typeof record>;
export type PerfilEditable = z.output<typeof editable>;
