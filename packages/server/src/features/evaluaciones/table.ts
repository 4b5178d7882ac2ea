import {
  AL_VENCER,
  ESTADOS_EVALUACION,
  type Evaluacion,
  NOTAS_QUE_CUENTAN,
  REVISIONES,
} from '@catedra/shared/evaluaciones/collection.ts';
import { boolean, foreignKey, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { actividadesTable } from '#features/actividades/table.ts';
import { cursosTable } from '#features/cursos/table.ts';
import { base, decimal, momento } from '#platform/db/columns.ts';
import type { SameRow } from '#platform/db/same-row.ts';

export const evaluacionesTable = pgTable(
  'evaluaciones',
  {
    ...base(),
    cursoId: uuid()
      .notNull()
      .references(() => cursosTable.id, { onDelete: 'restrict' }),
    actividadId: uuid().notNull(),
    intentos: integer(),
    esperaMinutos: integer().notNull().default(0),
    notaQueCuenta: text({ enum: NOTAS_QUE_CUENTAN }).notNull().default('mejor'),
    minutos: integer(),
    alVencer: text({ enum: AL_VENCER }).notNull().default('entregar'),
    graciaSegundos: integer().notNull().default(15),
    abreEn: momento(),
    cierraEn: momento(),
    notaMinima: decimal().notNull().default(5),
    barajar: boolean().notNull().default(false),
    preguntasPorIntento: integer(),
    revision: text({ enum: REVISIONES }).notNull().default('al_entregar'),
    estado: text({ enum: ESTADOS_EVALUACION }).notNull().default('borrador'),
  },
  (t) => [
    foreignKey({
      name: 'evaluaciones_actividad_del_curso',
      columns: [t.actividadId, t.cursoId],
      foreignColumns: [actividadesTable.id, actividadesTable.cursoId],
    }).onDelete('restrict'),
    // With its course, as the foreign key: an activity of another course is not there, whether it has one or not.
    unique('evaluaciones_actividad_unica').on(t.actividadId, t.cursoId),
    index('evaluaciones_por_curso').on(t.cursoId, t.estado),
    index('evaluaciones_por_creacion').on(t.creadoEn, t.id),
  ],
);

true satisfies SameRow<typeof evaluacionesTable.$inferSelect, Evaluacion, 'oculta'>;
