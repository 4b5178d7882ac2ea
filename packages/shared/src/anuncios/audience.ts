import { z } from 'zod';
import { puedeLlevarAnuncios } from '#anuncios/policy.ts';
import { marcasDe } from '#anuncios/rules.ts';
import { defineCollection } from '#core/collection.ts';
import { id } from '#core/fields.ts';
import { anyOf } from '#core/scope.ts';

const oido = z.object({ id: id() });
const nadie = () => false;

/** Who hears that an announcement changed: whoever it is for and whoever may write it. Nothing is read or written through this. */
export const anuncios = defineCollection({
  nombre: 'anuncios',
  record: oido,
  editable: z.strictObject({}),
  scopeFields: { autorId: 'columna', para: 'relacion', dentroDe: 'relacion' },
  policy: {
    read: (actor) =>
      anyOf(puedeLlevarAnuncios(actor), {
        para: marcasDe(actor),
        dentroDe: ['academia', ...actor.grupoIds],
      }),
    create: nadie,
    update: nadie,
    delete: nadie,
  },
  view: () => oido,
  filterable: {},
  sortable: {},
  searchable: false,
});
