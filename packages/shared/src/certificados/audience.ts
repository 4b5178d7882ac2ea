import { z } from 'zod';
import { puedeVerCertificados } from '#certificados/policy.ts';
import { certificado } from '#certificados/schemas.ts';
import { defineCollection } from '#core/collection.ts';
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
