import type { Regla } from '@catedra/shared/grupos/regla.ts';
import { ORIGENES_DE_MIEMBRO } from '@catedra/shared/grupos/schemas.ts';
import { ESTADOS_GRUPO, type Grupo } from '@catedra/shared/grupos/collection.ts';
import { DIAS_DE_GRACIA } from '@catedra/shared/progreso/vencimiento.ts';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { camposTable } from '#features/campos/table.ts';
import { cursosTable } from '#features/cursos/table.ts';
import { perfilesTable } from '#features/perfiles/table.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { base, desdeAhora, momento, textoEs } from '#platform/db/columns.ts';
import type { SameRow } from '#platform/db/same-row.ts';

export const gruposTable = pgTable(
  'grupos',
  {
    ...base(),
    nombre: textoEs().notNull(),
    descripcion: text(),
    estado: text({ enum: ESTADOS_GRUPO }).notNull().default('activo'),
  },
  (t) => [
    uniqueIndex('grupos_nombre_unico').on(sql`llano(${t.nombre})`),
    index('grupos_por_nombre').on(t.nombre, t.id),
    index('grupos_busqueda').using('gin', sql`llano(${t.nombre}) gin_trgm_ops`),
  ],
);

const relacion = () => ({
  grupoId: uuid()
    .notNull()
    .references(() => gruposTable.id, { onDelete: 'restrict' }),
  desde: desdeAhora(),
});

const persona = () =>
  uuid()
    .notNull()
    .references(() => usuariosTable.id, { onDelete: 'cascade' });

export const grupoMiembrosTable = pgTable(
  'grupo_miembros',
  {
    // Both are held to be there by a rule of the database, all of a statement at once: foreign keys look for each of thousands.
    usuarioId: uuid().notNull(),
    grupoId: uuid().notNull(),
    desde: desdeAhora(),
    /** Whoever was put in by hand or by a file stays whatever the rule of the group says. */
    origen: text({ enum: ORIGENES_DE_MIEMBRO }).notNull().default('mano'),
  },
  (t) => [
    primaryKey({ columns: [t.usuarioId, t.grupoId] }),
    index('grupo_miembros_por_grupo').on(t.grupoId, t.usuarioId),
  ],
);

export const grupoTutoresTable = pgTable('grupo_tutores', { usuarioId: persona(), ...relacion() }, (t) => [
  primaryKey({ columns: [t.usuarioId, t.grupoId] }),
  index('grupo_tutores_por_grupo').on(t.grupoId, t.usuarioId),
]);

const delGrupo = () =>
  uuid()
    .notNull()
    .references(() => gruposTable.id, { onDelete: 'cascade' });

/** By which people come into the group and leave it by themselves. */
export const grupoReglasTable = pgTable('grupo_reglas', {
  grupoId: delGrupo().primaryKey(),
  version: integer().notNull().default(1),
  regla: jsonb().$type<Regla>().notNull(),
  guardadaPor: uuid().notNull(),
  guardadaEn: desdeAhora(),
  /** The day on which somebody begins or stops meeting it though nothing of them changes; null: never. */
  proximo: date({ mode: 'string' }),
});

/** What each rule looks at: it can't go meanwhile. */
export const grupoReglaUsosTable = pgTable(
  'grupo_regla_usos',
  {
    grupoId: uuid()
      .notNull()
      .references(() => grupoReglasTable.grupoId, { onDelete: 'cascade' }),
    campoId: uuid().references(() => camposTable.id, { onDelete: 'restrict' }),
    perfilId: uuid().references(() => perfilesTable.id, { onDelete: 'restrict' }),
  },
  (t) => [
    index('grupo_regla_usos_por_grupo').on(t.grupoId),
    index('grupo_regla_usos_por_campo').on(t.campoId),
    index('grupo_regla_usos_por_perfil').on(t.perfilId),
  ],
);

/** Who stays out of the group whatever its rule says. */
export const grupoFueraTable = pgTable(
  'grupo_fuera',
  { grupoId: delGrupo(), usuarioId: persona(), desde: desdeAhora() },
  (t) => [
    primaryKey({ columns: [t.grupoId, t.usuarioId] }),
    index('grupo_fuera_por_persona').on(t.usuarioId),
  ],
);

/** How whoever left a group last was in it, so that an undo puts them back as they were. */
export const grupoMiembrosIdosTable = pgTable(
  'grupo_miembros_idos',
  {
    grupoId: delGrupo(),
    usuarioId: persona(),
    desde: desdeAhora(),
    origen: text({ enum: ORIGENES_DE_MIEMBRO }).notNull(),
    /** The transaction in which they left, and its moment: what they did until then was done in the group. */
    salida: text().notNull(),
    hasta: momento(),
  },
  (t) => [
    primaryKey({ columns: [t.grupoId, t.usuarioId] }),
    index('grupo_miembros_idos_por_persona').on(t.usuarioId),
  ],
);

/** A course for everyone in the group, due at a moment, or some days after joining or after a date of the person's. */
export const grupoCursosTable = pgTable(
  'grupo_cursos',
  {
    ...relacion(),
    cursoId: uuid()
      .notNull()
      .references(() => cursosTable.id, { onDelete: 'restrict' }),
    venceEn: momento(),
    venceEnDias: integer(),
    /** The days count from the date that each person has in this field, and not from when they came in. */
    venceCampoId: uuid().references(() => camposTable.id, { onDelete: 'restrict' }),
    /** Whoever comes in once the moment has passed has these days from then. */
    diasDeGracia: integer().notNull().default(DIAS_DE_GRACIA),
  },
  (t) => [
    primaryKey({ columns: [t.grupoId, t.cursoId] }),
    index('grupo_cursos_por_curso').on(t.cursoId, t.grupoId),
    check('grupo_cursos_un_vencimiento', sql`${t.venceEn} is null or ${t.venceEnDias} is null`),
    check(
      'grupo_cursos_dias_del_campo',
      sql`${t.venceCampoId} is null or ${t.venceEnDias} between 0 and 1825`,
    ),
    index('grupo_cursos_por_campo').on(t.venceCampoId).where(sql`${t.venceCampoId} is not null`),
    check('grupo_cursos_gracia', sql`${t.diasDeGracia} between 0 and 365`),
  ],
);

true satisfies SameRow<typeof gruposTable.$inferSelect, Grupo, 'miembros' | 'tutores' | 'cursos'>;
