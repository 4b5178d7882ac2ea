import { z } from 'zod';
import { escribePlantillas } from '#avisos/policy.ts';
import { lineaDeAviso } from '#avisos/schemas.ts';
import { defineCollection } from '#core/collection.ts';
import { anyOf } from '#core/scope.ts';

const nadie = () => false;

/** In place of a person, where more of them hear at once than are worth telling one by one. */
export const MUCHOS = '*';

/** Who hears that a bell rang: its person. Nothing is read or written through this. */
export const avisos = defineCollection({
  nombre: 'avisos',
  record: lineaDeAviso,
  editable: z.strictObject({}),
  scopeFields: { usuarioId: 'columna' },
  policy: {
    read: (actor) => anyOf({ usuarioId: actor.id }, { usuarioId: MUCHOS }),
    create: nadie,
    update: nadie,
    delete: nadie,
  },
  view: () => lineaDeAviso,
  filterable: {},
  sortable: {},
  searchable: false,
});

const enPlantilla = z.object({ id: z.string() });

/** Who hears that the words of a mail changed: whoever writes them. */
export const plantillas = defineCollection({
  nombre: 'plantillas',
  record: enPlantilla,
  editable: z.strictObject({}),
  scopeFields: { id: 'columna' },
  policy: { read: escribePlantillas, create: nadie, update: nadie, delete: nadie },
  view: () => enPlantilla,
  filterable: {},
  sortable: {},
  searchable: false,
});
