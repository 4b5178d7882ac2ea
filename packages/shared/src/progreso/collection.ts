import { z } from 'zod';
import { defineCollection } from '#core/collection.ts';
import { baseShape, id, momento } from '#core/fields.ts';
import { stored } from '#core/stored.ts';
import { alcance, anyOf } from '#core/scope.ts';

export const ESTADOS_PROGRESO = ['en_curso', 'completada'] as const;

const editable = z.strictObject({});

const record = z.object({
  ...stored(baseShape),
  usuarioId: id(),
  cursoId: id(),
  actividadId: id(),
  estado: z.enum(ESTADOS_PROGRESO),
  porcentaje: z.number().int().min(0).max(100),
  nota: z.number().nullable(),
  tiempo: z.number().int(),
  intentos: z.number().int(),
  iniciadoEn: momento(),
  completadoEn: momento().nullable(),
});

/** Written by the product's own commands alone. */
const nadie = () => false;

export const progreso = defineCollection({
  nombre: 'progreso',
  record,
  editable,
  scopeFields: { usuarioId: 'columna', cursoId: 'columna', grupoIds: 'relacion', responsableIds: 'relacion' },
  policy: {
    read: (actor) => anyOf(alcance(actor, 'progreso:ver'), { usuarioId: actor.id }),
    create: nadie,
    update: nadie,
    delete: nadie,
  },
  view: () => record,
  filterable: {
    usuarioId: z.uuid(),
    cursoId: z.uuid(),
    actividadId: z.uuid(),
    estado: z.enum(ESTADOS_PROGRESO),
  },
  sortable: { actualizadoEn: ['actualizadoEn'], creadoEn: ['creadoEn'] },
  searchable: false,
});

export type Progreso = z.output<typeof record>;
