import { z } from 'zod';
import { defineCollection } from '#core/collection.ts';
import { id } from '#core/fields.ts';

const nadie = () => false;
const record = z.object({ id: id() });

/** Everyone with a screen open hears that the fields of people changed: what they see of them is read again. */
export const campos = defineCollection({
  nombre: 'campos',
  record,
  editable: z.strictObject({}),
  scopeFields: { id: 'columna' },
  policy: { read: () => true, create: nadie, update: nadie, delete: nadie },
  view: () => record,
  filterable: {},
  sortable: {},
  searchable: false,
});
