import {
  ESTADOS_DE_CAMPO,
  type Opcion,
  TIPOS_DE_CAMPO,
  VISTAS_DE_CAMPO,
} from '@catedra/shared/campos/tipos.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { base, textoEs } from '#platform/db/columns.ts';

/** The fields of people that the academy made; their values lie in `usuarios.campos`, by the id of the field. */
export const camposTable = pgTable(
  'campos',
  {
    ...base(),
    clave: text().notNull(),
    nombre: textoEs().notNull(),
    tipo: text({ enum: TIPOS_DE_CAMPO }).notNull(),
    opciones: jsonb().$type<Opcion[]>().notNull().default([]),
    decimales: boolean().notNull().default(false),
    obligatorio: boolean().notNull().default(false),
    unico: boolean().notNull().default(false),
    propia: text({ enum: VISTAS_DE_CAMPO }).notNull(),
    tutor: text({ enum: VISTAS_DE_CAMPO }).notNull(),
    orden: integer().notNull(),
    /** It says whose team each person is in: profiles may reach «su equipo» by it. */
    equipo: boolean().notNull().default(false),
    estado: text({ enum: ESTADOS_DE_CAMPO }).notNull().default('activo'),
  },
  (t) => [
    uniqueIndex('campos_clave_unica').on(t.clave),
    uniqueIndex('campos_nombre_unico').on(sql`llano(${t.nombre})`).where(sql`${t.estado} = 'activo'`),
    uniqueIndex('campos_del_equipo').on(t.equipo).where(sql`${t.equipo}`),
    check('campos_equipo_es_persona', sql`not ${t.equipo} or ${t.tipo} = 'persona'`),
  ],
);

/** Which person has each value of the fields that don't repeat: kept by the database as people are written. */
export const campoUnicosTable = pgTable(
  'campo_unicos',
  {
    // Both are there because whoever writes holds them, and take this with them by a rule of the database.
    campoId: uuid().notNull(),
    valor: text().notNull(),
    usuarioId: uuid().notNull(),
  },
  (t) => [
    primaryKey({ name: 'campo_unicos_valor', columns: [t.campoId, t.valor] }),
    index('campo_unicos_por_persona').on(t.usuarioId),
  ],
);
