import { ESTADOS_GRUPO, type Grupo } from '@catedra/shared/grupos/collection.ts';
import { DIAS_DE_GRACIA } from '@catedra/shared/progreso/vencimiento.ts';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { cursosTable } from '#features/cursos/table.ts';
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

export const grupoMiembrosTable = pgTable('grupo_miembros', { usuarioId: persona(), ...relacion() }, (t) => [
  primaryKey({ columns: [t.usuarioId, t.grupoId] }),
  index('grupo_miembros_por_grupo').on(t.grupoId, t.usuarioId),
]);

export const grupoTutoresTable = pgTable('grupo_tutores', { usuarioId: persona(), ...relacion() }, (t) => [
  primaryKey({ columns: [t.usuarioId, t.grupoId] }),
  index('grupo_tutores_por_grupo').on(t.grupoId, t.usuarioId),
]);

/** A course for everyone in the group, due at a moment or some days after joining. */
export const grupoCursosTable = pgTable(
  'grupo_cursos',
  {
    ...relacion(),
    cursoId: uuid()
      .notNull()
      .references(() => cursosTable.id, { onDelete: 'restrict' }),
    venceEn: momento(),
    venceEnDias: integer(),
    /** Whoever comes in once the moment has passed has these days from then. */
    diasDeGracia: integer().notNull().default(DIAS_DE_GRACIA),
  },
  (t) => [
    primaryKey({ columns: [t.grupoId, t.cursoId] }),
    index('grupo_cursos_por_curso').on(t.cursoId, t.grupoId),
    check('grupo_cursos_un_vencimiento', sql`${t.venceEn} is null or ${t.venceEnDias} is null`),
    check('grupo_cursos_gracia', sql`${t.diasDeGracia} between 0 and 365`),
  ],
);

true satisfies SameRow<typeof gruposTable.$inferSelect, Grupo, 'miembros' | 'tutores' | 'cursos'>;
