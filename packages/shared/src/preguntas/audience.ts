import { z } from 'zod';
import { defineCollection } from '#core/collection.ts';
import { id } from '#core/fields.ts';
import { puedeVerPreguntas } from '#preguntas/policy.ts';

const nadie = () => false;
const record = z.object({ id: id(), cursoId: id().nullable() });

const oida = <const N extends string>(nombre: N) =>
  defineCollection({
    nombre,
    record,
    editable: z.strictObject({}),
    scopeFields: { cursoId: 'columna' },
    policy: { read: puedeVerPreguntas, create: nadie, update: nadie, delete: nadie },
    view: () => record,
    filterable: {},
    sortable: {},
    searchable: false,
  });

/**
 * Who hears that a question or a folder of the bank changed: those who see it. They are no collections of the seed:
 * nothing is read or written through these.
 */
export const preguntas = oida('preguntas');
export const carpetas = oida('carpetas');
