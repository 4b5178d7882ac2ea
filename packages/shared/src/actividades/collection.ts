import { z } from 'zod';
import { defineCollection } from '#core/collection.ts';
import { baseShape, entero, id, texto } from '#core/fields.ts';
import { stored } from '#core/stored.ts';
import { alcance, anyOf } from '#core/scope.ts';
import { contenido, TIPOS_ACTIVIDAD } from '#actividades/contenido.ts';

export const REGLAS_FINALIZACION = ['ver', 'tiempo', 'porcentaje', 'entregar', 'aprobar', 'manual'] as const;

const editable = z.strictObject({
  cursoId: id(),
  seccion: id(),
  orden: entero(0, 100_000),
  titulo: texto(200),
  tipo: z.enum(TIPOS_ACTIVIDAD, { error: 'Elige un tipo de actividad.' }),
  contenido,
  obligatoria: z.boolean(),
  regla: z.enum(REGLAS_FINALIZACION, { error: 'Elige cuándo se completa.' }),
  duracion: entero(0, 100_000).nullable(),
});

const record = z.object({
  ...stored(baseShape),
  ...stored(editable.shape),
  /** Title of its course, so that a list across courses says where each one is. */
  cursoTitulo: z.string(),
});

export const actividades = defineCollection({
  nombre: 'actividades',
  record,
  editable,
  scopeFields: { cursoId: 'columna', tipo: 'columna' },
  policy: {
    read: (actor) =>
      anyOf(alcance(actor, 'actividades:ver', { cursoId: actor.tutorCursoIds }), { cursoId: actor.cursoIds }),
    create: (actor) => alcance(actor, 'actividades:crear', { cursoId: actor.tutorCursoIds }),
    update: (actor) => alcance(actor, 'actividades:editar', { cursoId: actor.tutorCursoIds }),
    delete: (actor) => alcance(actor, 'actividades:eliminar', { cursoId: actor.tutorCursoIds }),
  },
  view: () => record,
  filterable: { cursoId: z.uuid(), seccion: z.uuid(), tipo: z.enum(TIPOS_ACTIVIDAD) },
  sortable: { orden: ['orden'], titulo: ['titulo'], creadoEn: ['creadoEn'] },
  searchable: true,
  invariant: (actividad) =>
    actividad.contenido.tipo === actividad.tipo
      ? null
      : { contenido: 'El contenido no corresponde al tipo de la actividad.' },
});

export type Actividad = z.output<typeof record>;
export type ActividadEditable = z.output<typeof editable>;
