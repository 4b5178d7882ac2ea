import type { Actividad } from '@catedra/shared/actividades/collection.ts';
import { type Contenido, TIPOS_ACTIVIDAD } from '@catedra/shared/actividades/contenido.ts';
import type { CamposPendientes } from '@catedra/shared/actividades/pendientes.ts';
import { REGLAS_FINALIZACION } from '@catedra/shared/actividades/reglas.ts';
import { type Requisitos, SIN_REQUISITOS } from '@catedra/shared/actividades/requisitos.ts';
import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { cursosTable, seccionesTable } from '#features/cursos/table.ts';
import { base, decimal, desdeAhora, momento, textoEs } from '#platform/db/columns.ts';
import type { SameRow } from '#platform/db/same-row.ts';

export const actividadesTable = pgTable(
  'actividades',
  {
    ...base(),
    cursoId: uuid()
      .notNull()
      .references(() => cursosTable.id, { onDelete: 'restrict' }),
    seccion: uuid().notNull(),
    orden: integer().notNull(),
    titulo: textoEs().notNull(),
    tipo: text({ enum: TIPOS_ACTIVIDAD }).notNull(),
    contenido: jsonb().$type<Contenido>().notNull(),
    obligatoria: boolean().notNull().default(true),
    regla: text({ enum: REGLAS_FINALIZACION }).notNull().default('ver'),
    reglaMinutos: integer(),
    reglaPorcentaje: integer(),
    reglaNota: decimal(),
    duracion: integer(),
    oculta: boolean().notNull().default(false),
    lista: boolean().notNull().default(false),
    exigeATerminados: boolean().notNull().default(false),
    noSeRepite: boolean().notNull().default(false),
    requisitos: jsonb().$type<Requisitos>().notNull().default(SIN_REQUISITOS),
    disponibleDesde: momento(),
    disponibleHasta: momento(),
    venceEn: momento(),
    /** The entry of the bin it lies in; until it comes back it is not `lista`. */
    papelera: uuid(),
  },
  (t) => [
    unique('actividades_de_curso').on(t.id, t.cursoId),
    foreignKey({
      name: 'actividades_seccion_del_curso',
      columns: [t.seccion, t.cursoId],
      foreignColumns: [seccionesTable.id, seccionesTable.cursoId],
    }).onDelete('restrict'),
    index('actividades_por_curso').on(t.cursoId, t.orden, t.id),
    index('actividades_que_no_se_repiten').on(t.cursoId).where(sql`${t.noSeRepite}`),
    index('actividades_por_seccion').on(t.seccion),
    index('actividades_en_papelera').on(t.papelera).where(sql`${t.papelera} is not null`),
    index('actividades_por_titulo').on(t.titulo, t.id),
    index('actividades_busqueda').using('gin', sql`llano(${t.titulo}) gin_trgm_ops`),
  ],
);

/** What waits in a published course: the next values of what changes the way of an activity, or its removal. */
export const actividadesPendientesTable = pgTable(
  'actividades_pendientes',
  {
    actividadId: uuid()
      .primaryKey()
      .references(() => actividadesTable.id, { onDelete: 'cascade' }),
    cursoId: uuid()
      .notNull()
      .references(() => cursosTable.id, { onDelete: 'cascade' }),
    campos: jsonb().$type<CamposPendientes>().notNull().default({}),
    eliminar: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    por: uuid().notNull(),
    en: desdeAhora(),
  },
  (t) => [index('actividades_pendientes_por_curso').on(t.cursoId)],
);

true satisfies SameRow<Omit<typeof actividadesTable.$inferSelect, 'papelera'>, Actividad, 'cursoTitulo'>;
