import { z } from 'zod';
import { defineCollection } from '#core/collection.ts';
import { alcance } from '#core/scope.ts';
import { entrega } from '#entregas/schemas.ts';

const nadie = () => false;

/**
 * Who hears that a hand-in changed: those who mark it. Hand-ins are no collection of the seed: nothing is read or
 * written through this.
 */
export const entregas = defineCollection({
  nombre: 'entregas',
  record: entrega,
  editable: z.strictObject({}),
  scopeFields: { usuarioId: 'columna', cursoId: 'columna', grupoIds: 'relacion' },
  policy: {
    read: (actor) => alcance(actor, 'actividades:calificar'),
    create: nadie,
    update: nadie,
    delete: nadie,
  },
  view: () => entrega,
  filterable: {},
  sortable: {},
  searchable: false,
});
