import { type Accion, type Permiso, soloPermisos } from '@catedra/shared/core/permisos.ts';
import type { Perfil } from '@catedra/shared/perfiles/collection.ts';
import { ESTADOS_DE_PETICION } from '@catedra/shared/perfiles/peticiones.ts';
import { sql } from 'drizzle-orm';
import { boolean, customType, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { usuariosTable } from '#features/usuarios/table.ts';
import { base, desdeAhora, momento, textoEs } from '#platform/db/columns.ts';
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

/** Somebody asks for what their profile does not let them do. */
export const peticionesDePermisoTable = pgTable(
  'peticiones_de_permiso',
  {
    id: uuid().primaryKey(),
    usuarioId: uuid()
      .notNull()
      .references(() => usuariosTable.id, { onDelete: 'cascade' }),
    permiso: text().$type<Accion>().notNull(),
    nota: text(),
    /** The page that they met, to go back to it. */
    pagina: text().notNull(),
    en: desdeAhora(),
    estado: text({ enum: ESTADOS_DE_PETICION }).notNull().default('espera'),
    respuesta: text(),
    resueltaPor: uuid().references(() => usuariosTable.id, { onDelete: 'set null' }),
    resueltaEn: momento(),
  },
  (t) => [
    uniqueIndex('peticiones_una_en_espera').on(t.usuarioId, t.permiso).where(sql`${t.estado} = 'espera'`),
    index('peticiones_por_persona').on(t.usuarioId, t.en),
    index('peticiones_en_espera').on(t.en).where(sql`${t.estado} = 'espera'`),
    index('peticiones_por_quien').on(t.resueltaPor).where(sql`${t.resueltaPor} is not null`),
  ],
);
