import { z } from 'zod';
import { puedeVerCertificados } from '#certificados/policy.ts';
import { defineCollection } from '#core/collection.ts';
import { id } from '#core/fields.ts';
import { anyOf } from '#core/scope.ts';
import { puedeRegistrarExternas } from '#externas/policy.ts';
import { externa } from '#externas/schemas.ts';

const nadie = () => false;

/** Who hears that external training changed: its person, and those who see their certificates. Nothing is read or written through this. */
export const externas = defineCollection({
  nombre: 'externas',
  record: externa,
  editable: z.strictObject({}),
  scopeFields: { usuarioId: 'columna', cursoId: 'columna', grupoIds: 'relacion' },
  policy: {
    read: (actor) => anyOf(puedeVerCertificados(actor), { usuarioId: actor.id }),
    create: nadie,
    update: nadie,
    delete: nadie,
  },
  view: () => externa,
  filterable: {},
  sortable: {},
  searchable: false,
});

const enCatalogo = z.object({ id: id() });

/** Who hears that the catalogue of external training changed: whoever chooses from it. */
export const catalogo = defineCollection({
  nombre: 'catalogo',
  record: enCatalogo,
  editable: z.strictObject({}),
  scopeFields: { id: 'columna' },
  policy: { read: puedeRegistrarExternas, create: nadie, update: nadie, delete: nadie },
  view: () => enCatalogo,
  filterable: {},
  sortable: {},
  searchable: false,
});
