import { type Permiso, soloPermisos } from '@catedra/shared/core/permisos.ts';
import type { Perfil } from '@catedra/shared/perfiles/collection.ts';
import { sql } from 'drizzle-orm';
import { boolean, customType, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { base, textoEs } from '#platform/db/columns.ts';
import type { SameRow } from '#platform/db/same-row.ts';

const permisos = customType<{ data: Permiso[]; driverData: string[] }>({
  dataType: () => 'text[]',
  fromDriver: soloPermisos,
});

export const perfilesTable = pgTable(
  'perfiles',
  {
    ...base(),
    nombre: textoEs().notNull().unique('perfiles_nombre_unico'),
    descripcion: text(),
    permisos: permisos().notNull(),
    sistema: boolean().notNull().default(false),
  },
  (t) => [
    uniqueIndex('perfiles_nombre_llano').on(sql`llano(${t.nombre})`),
    index('perfiles_busqueda').using('gin', sql`llano(${t.nombre}) gin_trgm_ops`),
  ],
);

true satisfies SameRow<typeof perfilesTable.$inferSelect, Perfil, 'personas'>;
