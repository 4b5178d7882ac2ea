import { z } from 'zod';
import { defineCollection } from '#core/collection.ts';
import { id } from '#core/fields.ts';
import { alcance } from '#core/scope.ts';

const nadie = () => false;
const record = z.object({ id: id(), cursoId: id() });

/**
 * Who hears that the questions, the secrets or the exceptions of an evaluation changed: those who prepare it, never
 * whoever learns. It is no collection of the seed: nothing is read or written through this.
 */
export const composiciones = defineCollection({
  nombre: 'composiciones',
  record,
  editable: z.strictObject({}),
  scopeFields: { cursoId: 'columna' },
  policy: {
    read: (actor) => alcance(actor, 'evaluaciones:ver'),
    create: nadie,
    update: nadie,
    delete: nadie,
  },
  view: () => record,
  filterable: {},
  sortable: {},
  searchable: false,
});
