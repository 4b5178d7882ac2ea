import { z } from 'zod';
import { defineCollection } from '#core/collection.ts';
import { baseShape, filtro, nombreUnico, textoOpcional } from '#core/fields.ts';
import { stored } from '#core/stored.ts';
import { alcance, anyOf } from '#core/scope.ts';

export const ESTADOS_GRUPO = ['activo', 'archivado'] as const;

const editable = z.strictObject({
  nombre: nombreUnico(120),
  descripcion: textoOpcional(500),
  estado: z.enum(ESTADOS_GRUPO, { error: 'Elige activo o archivado.' }),
});

const record = z.object({
  ...stored(baseShape),
  ...stored(editable.shape),
  miembros: z.number().int(),
  tutores: z.number().int(),
  cursos: z.number().int(),
});

export const grupos = defineCollection({
  nombre: 'grupos',
  record,
  editable,
  scopeFields: { id: 'columna', estado: 'columna' },
  policy: {
    read: (actor) =>
      anyOf(alcance(actor, 'grupos:ver'), {
        id: actor.grupoIds,
        estado: 'activo',
      }),
    create: (actor) => alcance(actor, 'grupos:crear'),
    update: (actor) => alcance(actor, 'grupos:editar'),
    delete: (actor) => alcance(actor, 'grupos:eliminar'),
  },
  view: () => record,
  filterable: { estado: z.enum(ESTADOS_GRUPO), nombre: filtro() },
  sortable: {
    nombre: ['nombre'],
    descripcion: ['descripcion', 'nombre'],
    estado: ['estado', 'nombre'],
    miembros: ['miembros', 'nombre'],
    tutores: ['tutores', 'nombre'],
    cursos: ['cursos', 'nombre'],
    creadoEn: ['creadoEn'],
  },
  searchable: true,
  // An archived group gives its courses to nobody.
  access: (before, after) => (before && before.estado !== after?.estado ? { grupoId: before.id } : null),
});

export type Grupo = z.output<typeof record>;
export type GrupoEditable = z.output<typeof editable>;
