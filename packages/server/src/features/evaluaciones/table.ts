import {
  AL_VENCER,
  ESTADOS_EVALUACION,
  type Evaluacion,
  NOTAS_QUE_CUENTAN,
} from '@catedra/shared/evaluaciones/collection.ts';
import type { Cambios, Factor } from '@catedra/shared/evaluaciones/efectivo.ts';
import type { Revision } from '@catedra/shared/evaluaciones/revision.ts';
import type { Banda } from '@catedra/shared/evaluaciones/schemas.ts';
import { RESTAS } from '@catedra/shared/preguntas/resta.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { actividadesTable } from '#features/actividades/table.ts';
import { cursosTable } from '#features/cursos/table.ts';
import { gruposTable } from '#features/grupos/table.ts';
import { carpetasTable, preguntasTable } from '#features/preguntas/table.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { base, decimal, desdeAhora, momento } from '#platform/db/columns.ts';
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
    pararAlAprobar: boolean().notNull().default(false),
    notaQueCuenta: text({ enum: NOTAS_QUE_CUENTAN }).notNull().default('mejor'),
    minutos: integer(),
    alVencer: text({ enum: AL_VENCER }).notNull().default('entregar'),
    toleranciaSegundos: integer().notNull().default(5),
    graciaMinutos: integer().notNull().default(60),
    abreEn: momento(),
    cierraEn: momento(),
    notaMinima: decimal().notNull().default(5),
    resta: text({ enum: RESTAS }).notNull().default('0'),
    barajar: boolean().notNull().default(false),
    porPagina: integer(),
    secuencial: boolean().notNull().default(false),
    revision: jsonb().$type<Revision>().notNull(),
    practica: boolean().notNull().default(false),
    declaracion: text(),
    publicarAMano: boolean().notNull().default(false),
    aCiegas: boolean().notNull().default(false),
    empezarJuntos: boolean().notNull().default(false),
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

/** What only its author may know: no field of the record, which every learner reads. */
export const evaluacionSecretosTable = pgTable('evaluacion_secretos', {
  evaluacionId: uuid()
    .primaryKey()
    .references(() => evaluacionesTable.id, { onDelete: 'cascade' }),
  version: integer().notNull().default(1),
  /** Of its composition: raised by every save of places and sections. */
  composicion: integer().notNull().default(0),
  contrasena: text(),
  bandas: jsonb().$type<readonly Banda[]>().notNull().default([]),
  /** From which it can be begun; none: from anywhere. */
  redes: text().array().notNull().default([]),
});

/** A published evaluation that nobody can begin because a draw of it takes more than there is, and since when that is known. */
export const sorteosCortosTable = pgTable('sorteos_cortos', {
  evaluacionId: uuid()
    .primaryKey()
    .references(() => evaluacionesTable.id, { onDelete: 'cascade' }),
  desde: desdeAhora(),
});

export const evaluacionSeccionesTable = pgTable(
  'evaluacion_secciones',
  {
    id: uuid().primaryKey(),
    evaluacionId: uuid()
      .notNull()
      .references(() => evaluacionesTable.id, { onDelete: 'cascade' }),
    orden: integer().notNull(),
    titulo: text(),
  },
  (t) => [index('evaluacion_secciones_en_orden').on(t.evaluacionId, t.orden)],
);

/** What an evaluation asks: a question by name, or so many drawn from a folder or of a tag. */
export const evaluacionLugaresTable = pgTable(
  'evaluacion_lugares',
  {
    id: uuid().primaryKey(),
    evaluacionId: uuid()
      .notNull()
      .references(() => evaluacionesTable.id, { onDelete: 'cascade' }),
    seccionId: uuid()
      .notNull()
      .references(() => evaluacionSeccionesTable.id, { onDelete: 'cascade' }),
    orden: integer().notNull(),
    preguntaId: uuid().references(() => preguntasTable.id, { onDelete: 'restrict' }),
    bajo: uuid(),
    cuantas: integer(),
    carpetaId: uuid().references(() => carpetasTable.id, { onDelete: 'restrict' }),
    etiqueta: text(),
    puntos: decimal().notNull(),
    resta: text({ enum: RESTAS }),
  },
  (t) => [
    check('evaluacion_lugares_algo', sql`(${t.preguntaId} is null) = (${t.cuantas} is not null)`),
    index('evaluacion_lugares_en_orden').on(t.evaluacionId, t.orden),
    index('evaluacion_lugares_por_pregunta').on(t.preguntaId),
    index('evaluacion_lugares_por_carpeta').on(t.carpetaId),
    index('evaluacion_lugares_por_etiqueta').on(t.etiqueta),
  ],
);

/** An exception as it was before the date of a course was given to it too. */
export interface ExcepcionDeAntes {
  readonly cambios: Cambios;
  readonly motivo: string;
  readonly por: string;
  readonly en: string;
  readonly antes?: ExcepcionDeAntes | null;
}

/** Other rules for one person or one group, with their reason. */
export const evaluacionExcepcionesTable = pgTable(
  'evaluacion_excepciones',
  {
    id: uuid().primaryKey(),
    evaluacionId: uuid()
      .notNull()
      .references(() => evaluacionesTable.id, { onDelete: 'cascade' }),
    usuarioId: uuid().references(() => usuariosTable.id, { onDelete: 'cascade' }),
    grupoId: uuid().references(() => gruposTable.id, { onDelete: 'cascade' }),
    cambios: jsonb().$type<Cambios>().notNull(),
    motivo: text().notNull(),
    por: uuid().notNull(),
    en: desdeAhora(),
    /** What an act on a deadline found here, so that its undo puts it back; whoever writes it by hand leaves nothing. */
    antes: jsonb().$type<ExcepcionDeAntes>(),
  },
  (t) => [
    check('evaluacion_excepciones_de_quien', sql`(${t.usuarioId} is null) <> (${t.grupoId} is null)`),
    unique('evaluacion_excepciones_una_por_persona').on(t.evaluacionId, t.usuarioId),
    unique('evaluacion_excepciones_una_por_grupo').on(t.evaluacionId, t.grupoId),
    index('evaluacion_excepciones_de_persona').on(t.usuarioId),
    index('evaluacion_excepciones_de_grupo').on(t.grupoId),
  ],
);

/** More time for one person in every evaluation. Its reason is health data, and leaves by one route alone. */
export const adaptacionesTable = pgTable('adaptaciones', {
  usuarioId: uuid()
    .primaryKey()
    .references(() => usuariosTable.id, { onDelete: 'cascade' }),
  version: integer().notNull().default(1),
  factor: text().$type<Factor>().notNull(),
  motivo: text().notNull().default(''),
  por: uuid().notNull(),
  en: desdeAhora(),
});

true satisfies SameRow<typeof evaluacionesTable.$inferSelect, Evaluacion, 'oculta' | 'conContrasena'>;
