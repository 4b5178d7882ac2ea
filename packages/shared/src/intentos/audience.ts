import { z } from 'zod';
import { defineCollection } from '#core/collection.ts';
import { anyOf } from '#core/scope.ts';
import { puedeVerIntentos } from '#intentos/policy.ts';
import { miIntento } from '#intentos/antes.ts';

const nadie = () => false;

/**
 * Who hears that an attempt changed: its person, and those who see their results. Attempts are no collection of the seed:
 * nothing is read or written through this.
 */
export const intentos = defineCollection({
  nombre: 'intentos',
  record: miIntento,
  editable: z.strictObject({}),
  scopeFields: { usuarioId: 'columna', cursoId: 'columna', grupoIds: 'relacion' },
  policy: {
    read: (actor) => anyOf(puedeVerIntentos(actor), { usuarioId: actor.id }),
    create: nadie,
    update: nadie,
    delete: nadie,
  },
  view: () => miIntento,
  filterable: {},
  sortable: {},
  searchable: false,
});
