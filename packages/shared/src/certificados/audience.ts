import { z } from 'zod';
import { puedeElegirDiseno, puedeVerCertificados } from '#certificados/policy.ts';
import { certificado } from '#certificados/schemas.ts';
import { defineCollection } from '#core/collection.ts';
import { id } from '#core/fields.ts';
import { anyOf } from '#core/scope.ts';

const nadie = () => false;

/** Who hears that a certificate changed: its person, and those who see theirs. Nothing is read or written through this. */
export const certificados = defineCollection({
  nombre: 'certificados',
  record: certificado,
  editable: z.strictObject({}),
  scopeFields: { usuarioId: 'columna', cursoId: 'columna', grupoIds: 'relacion' },
  policy: {
    read: (actor) => anyOf(puedeVerCertificados(actor), { usuarioId: actor.id }),
    create: nadie,
    update: nadie,
    delete: nadie,
  },
  view: () => certificado,
  filterable: {},
  sortable: {},
  searchable: false,
});

const enDiseno = z.object({ id: id() });

/** Who hears that a design changed: whoever makes them, and whoever chooses one in a course. */
export const disenos = defineCollection({
  nombre: 'disenos',
  record: enDiseno,
  editable: z.strictObject({}),
  scopeFields: { id: 'columna' },
  policy: { read: puedeElegirDiseno, create: nadie, update: nadie, delete: nadie },
  view: () => enDiseno,
  filterable: {},
  sortable: {},
  searchable: false,
});
