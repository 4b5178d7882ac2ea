import { AL_VENCER } from '@catedra/shared/evaluaciones/collection.ts';
import type { Ofrecida } from '@catedra/shared/intentos/en-curso.ts';
import type { CriterioCalificado } from '@catedra/shared/entregas/schemas.ts';
import { CAUSAS_DE_NOTA, type LugarMovido, type NotaEnElMomento } from '@catedra/shared/intentos/historia.ts';
import type { NotaPuesta } from '@catedra/shared/intentos/publicar.ts';
import type { EstadoDeLugar } from '@catedra/shared/intentos/reparar/regla.ts';
import { ESTADOS_DE_REPARACION, TIPOS_DE_REPARACION } from '@catedra/shared/intentos/reparar/schemas.ts';
import { ESTADOS_INTENTO } from '@catedra/shared/intentos/vencer.ts';
import { RESTAS } from '@catedra/shared/preguntas/resta.ts';
import type { Orden } from '@catedra/shared/preguntas/tipos/tipo.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { actividadesTable } from '#features/actividades/table.ts';
import { evaluacionesTable } from '#features/evaluaciones/table.ts';
import { preguntasTable } from '#features/preguntas/table.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import { bytea, decimal, desdeAhora, momento } from '#platform/db/columns.ts';

/** Facts that are kept for twelve months: those of the device and of who sat before it. */
const CADUCAN = `'reconexion', 'control', 'foco', 'pegado', 'equipo', 'red'`;

/** One try of one person at an evaluation, with the rules it began by. */
export const intentosTable = pgTable(
  'intentos',
  {
    id: uuid().primaryKey(),
    version: integer().notNull().default(1),
    evaluacionId: uuid()
      .notNull()
      .references(() => evaluacionesTable.id, { onDelete: 'restrict' }),
    actividadId: uuid().notNull(),
    cursoId: uuid().notNull(),
    usuarioId: uuid()
      .notNull()
      .references(() => usuariosTable.id, { onDelete: 'restrict' }),
    /** Of the round of its course in which it began. */
    ronda: smallint().notNull().default(1),
    numero: smallint().notNull(),
    estado: text({ enum: ESTADOS_INTENTO }).notNull().default('en_curso'),
    practica: boolean().notNull().default(false),
    /** Its mark came from before attempts were kept: there are no answers. */
    heredado: boolean().notNull().default(false),
    empezadoEn: desdeAhora(),
    venceEn: momento(),
    /** From then on no answer counts: `venceEn` and the tolerance. */
    limite: momento(),
    toleranciaSegundos: integer().notNull().default(5),
    graciaMinutos: integer().notNull().default(60),
    alVencer: text({ enum: AL_VENCER }).notNull().default('entregar'),
    porPagina: integer(),
    secuencial: boolean().notNull().default(false),
    secciones: text().array().notNull().default([]),
    /** The place reached, when there is no way back. */
    alcanzada: smallint().notNull().default(0),
    /** Raised by whoever takes the control: saves carry it. */
    epoca: integer().notNull().default(1),
    pestana: text().notNull().default(''),
    equipo: text().notNull().default(''),
    /** When its device was last heard of. */
    vistoEn: desdeAhora(),
    entregadoEn: momento(),
    causa: text({ enum: ['persona', 'tiempo', 'administracion'] }),
    /** Places that the device had answered and never arrived. */
    sinRecibir: smallint().array().notNull().default([]),
    /** Places of which a device brought another answer that was not taken. */
    noTomadas: smallint().array().notNull().default([]),
    respondidas: smallint().notNull().default(0),
    nota: decimal(),
    provisional: boolean().notNull().default(false),
    codigo: text(),
    /** The formula that its code is made and checked with. */
    reciboFormula: smallint().notNull().default(1),
    anuladoEn: momento(),
    anuladoPor: uuid(),
    motivo: text(),
    /** What is written down of it besides what its academy does to it: as its page said before it began. */
    anota: text().array().notNull().default(['reconexion', 'control']),
    /** The mark of the network it was last heard from, which says nothing of the network itself. */
    red: text(),
  },
  (t) => [
    foreignKey({
      name: 'intentos_actividad_del_curso',
      columns: [t.actividadId, t.cursoId],
      foreignColumns: [actividadesTable.id, actividadesTable.cursoId],
    }).onDelete('restrict'),
    unique('intentos_un_numero').on(t.evaluacionId, t.usuarioId, t.ronda, t.numero),
    uniqueIndex('intentos_uno_abierto')
      .on(t.evaluacionId, t.usuarioId)
      .where(sql`${t.estado} in ('en_curso', 'vencido')`),
    index('intentos_por_vencer').on(t.limite).where(sql`${t.estado} in ('en_curso', 'vencido')`),
    index('intentos_por_persona').on(t.usuarioId, t.cursoId),
    index('intentos_por_evaluacion').on(t.evaluacionId, t.entregadoEn, t.id),
    uniqueIndex('intentos_por_codigo').on(t.codigo),
  ],
);

/** What an attempt asks, in its order, and what is answered to it. */
export const intentoPreguntasTable = pgTable(
  'intento_preguntas',
  {
    intentoId: uuid()
      .notNull()
      .references(() => intentosTable.id, { onDelete: 'cascade' }),
    lugar: smallint().notNull(),
    /** The place in the evaluation it came from. */
    lugarId: uuid().notNull(),
    preguntaId: uuid()
      .notNull()
      .references(() => preguntasTable.id, { onDelete: 'restrict' }),
    numero: integer().notNull(),
    seccion: smallint().notNull(),
    bajo: smallint(),
    puntos: decimal().notNull(),
    resta: text({ enum: RESTAS }).notNull(),
    orden: jsonb().$type<Orden>().notNull(),
    revision: integer().notNull().default(0),
    respuesta: jsonb(),
    guardadaEn: momento(),
    /** What another device of theirs had written and sent in time, when there was a newer answer: they choose. */
    ofrecida: jsonb().$type<Ofrecida>(),
    /** The attempt is over: the database refuses any other answer. */
    cerrada: boolean().notNull().default(false),
    /** As exact text; null while it waits for a person. */
    fraccion: text(),
    regla: text().notNull().default(''),
    /** Only a person can say what it gives. */
    aMano: boolean().notNull().default(false),
    /** Raised by every mark: two markers never overwrite one another. */
    versionNota: integer().notNull().default(0),
    rubrica: jsonb().$type<readonly CriterioCalificado[]>().notNull().default([]),
    comentario: text().notNull().default(''),
    /** What whoever marks wrote and nobody has published: its person reads none of it. */
    puesta: jsonb().$type<NotaPuesta>(),
    calificadaPor: uuid(),
    calificadaEn: momento(),
  },
  (t) => [
    primaryKey({ columns: [t.intentoId, t.lugar] }),
    index('intento_preguntas_por_pregunta').on(t.preguntaId, t.numero),
    index('intento_preguntas_por_calificar')
      .on(t.intentoId)
      .where(sql`${t.aMano} and ${t.cerrada} and ${t.fraccion} is null and ${t.puesta} is null`),
    index('intento_preguntas_por_publicar')
      .on(t.intentoId)
      .where(sql`${t.fraccion} is null and ${t.puesta} is not null`),
    index('intento_preguntas_corregidas')
      .on(t.calificadaEn, t.intentoId)
      .where(sql`${t.calificadaEn} is not null`),
    index('intento_preguntas_por_corrector')
      .on(t.calificadaPor, t.calificadaEn)
      .where(sql`${t.calificadaPor} is not null`),
    check(
      'intento_preguntas_fraccion',
      sql`${t.fraccion} is null or ${t.fraccion} ~ '^-?[0-9]+(/[1-9][0-9]*)?$'`,
    ),
  ],
);

/** What happened in an attempt, as facts: started, came back, control taken, handed in. */
export const intentoSucesosTable = pgTable(
  'intento_sucesos',
  {
    intentoId: uuid()
      .notNull()
      .references(() => intentosTable.id, { onDelete: 'cascade' }),
    en: desdeAhora(),
    tipo: text().notNull(),
    detalle: text().notNull().default(''),
    por: uuid(),
  },
  (t) => [
    index('intento_sucesos_en_orden').on(t.intentoId, t.en),
    index('intento_sucesos_por_caducar')
      .on(t.en)
      .where(sql`${t.tipo} in (${sql.raw(CADUCAN)})`),
  ],
);

/** What somebody did to many from the room, with the id they made for it: sent twice, it is done once. */
export const salaActosTable = pgTable(
  'sala_actos',
  {
    id: uuid().primaryKey(),
    evaluacionId: uuid()
      .notNull()
      .references(() => evaluacionesTable.id, { onDelete: 'cascade' }),
    tipo: text({ enum: ['minutos', 'mensaje'] }).notNull(),
    /** The message, or the reason of the minutes. */
    texto: text().notNull(),
    minutos: integer(),
    por: uuid().notNull(),
    en: desdeAhora(),
    hechos: integer().notNull().default(0),
  },
  (t) => [index('sala_actos_por_evaluacion').on(t.evaluacionId, t.en)],
);

/** To whom a message went, and when they said that they had seen it. */
export const salaMensajesTable = pgTable(
  'sala_mensajes',
  {
    actoId: uuid()
      .notNull()
      .references(() => salaActosTable.id, { onDelete: 'cascade' }),
    intentoId: uuid()
      .notNull()
      .references(() => intentosTable.id, { onDelete: 'cascade' }),
    vistoEn: momento(),
  },
  (t) => [
    primaryKey({ columns: [t.actoId, t.intentoId] }),
    index('sala_mensajes_de_intento').on(t.intentoId),
  ],
);

/** When somebody opened the door of an evaluation that begins for all at once. */
export const puertasTable = pgTable('puertas', {
  evaluacionId: uuid()
    .primaryKey()
    .references(() => evaluacionesTable.id, { onDelete: 'cascade' }),
  abiertaEn: desdeAhora(),
  abiertaPor: uuid().notNull(),
});

/** Who waits at a door, and when they were last heard of. */
export const puertaEsperasTable = pgTable(
  'puerta_esperas',
  {
    evaluacionId: uuid()
      .notNull()
      .references(() => evaluacionesTable.id, { onDelete: 'cascade' }),
    usuarioId: uuid()
      .notNull()
      .references(() => usuariosTable.id, { onDelete: 'cascade' }),
    vistoEn: desdeAhora(),
  },
  (t) => [
    primaryKey({ columns: [t.evaluacionId, t.usuarioId] }),
    index('puerta_esperas_de_persona').on(t.usuarioId),
  ],
);

/** What came too late but a device had written down in time: kept apart, and for seven days a person may decide. */
export const intentoTardiasTable = pgTable(
  'intento_tardias',
  {
    intentoId: uuid()
      .notNull()
      .references(() => intentosTable.id, { onDelete: 'cascade' }),
    lugar: smallint().notNull(),
    revision: integer().notNull(),
    respuesta: jsonb(),
    equipoEn: momento().notNull(),
    recibidaEn: desdeAhora(),
    /** Null while nobody has decided. */
    aceptada: boolean(),
    motivo: text(),
    por: uuid(),
    decididaEn: momento(),
  },
  (t) => [
    primaryKey({ columns: [t.intentoId, t.lugar, t.revision] }),
    index('intento_tardias_por_fecha').on(t.recibidaEn),
  ],
);

/** Every accepted revision of every answer; it only grows. In parts by month, of which this is the whole. */
export const intentoDiarioTable = pgTable(
  'intento_diario',
  {
    intentoId: uuid().notNull(),
    lugar: smallint().notNull(),
    revision: integer().notNull(),
    epoca: integer().notNull(),
    respuesta: jsonb(),
    equipoEn: momento().notNull(),
    recibidaEn: momento().notNull(),
  },
  (t) => [index('intento_diario_en_orden').on(t.intentoId, t.lugar, t.revision)],
);

/** Every mark that an attempt had, by the version of it that brought it: who, when, why, before and after. It only grows. */
export const intentoNotasTable = pgTable(
  'intento_notas',
  {
    intentoId: uuid()
      .notNull()
      .references(() => intentosTable.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    en: desdeAhora(),
    /** Null: the clock. */
    por: uuid(),
    causa: text({ enum: CAUSAS_DE_NOTA }).notNull(),
    motivo: text().notNull().default(''),
    antes: jsonb().$type<NotaEnElMomento>().notNull(),
    despues: jsonb().$type<NotaEnElMomento>().notNull(),
    /** The questions that moved it. */
    lugares: jsonb().$type<readonly LugarMovido[]>().notNull().default([]),
  },
  (t) => [primaryKey({ columns: [t.intentoId, t.version] })],
);

/** A question of an evaluation that was marked again for those who had answered it, and for those who hand in since. */
export const reparacionesTable = pgTable(
  'reparaciones',
  {
    id: uuid().primaryKey(),
    evaluacionId: uuid()
      .notNull()
      .references(() => evaluacionesTable.id, { onDelete: 'cascade' }),
    preguntaId: uuid()
      .notNull()
      .references(() => preguntasTable.id, { onDelete: 'cascade' }),
    /** Among those of the question in the evaluation: each finds the marks as the one before left them. */
    orden: smallint().notNull(),
    tipo: text({ enum: TIPOS_DE_REPARACION }).notNull(),
    clave: jsonb().$type<Record<string, unknown>>(),
    versiones: integer().array().notNull(),
    rondasPasadas: boolean().notNull(),
    haciaAbajo: boolean().notNull(),
    /** Whose people alone it reaches; null: everybody. */
    grupoIds: uuid().array(),
    motivo: text().notNull(),
    por: uuid().notNull(),
    en: desdeAhora(),
    estado: text({ enum: ESTADOS_DE_REPARACION }).notNull().default('en_curso'),
    /** The last person gone through: after a crash it goes on from there. */
    tras: uuid(),
    personas: integer().notNull(),
    hechas: integer().notNull().default(0),
    cambian: integer().notNull().default(0),
    aprueban: integer().notNull().default(0),
    suspenden: integer().notNull().default(0),
    terminadaEn: momento(),
    deshechaEn: momento(),
    deshechaPor: uuid(),
    deshechaMotivo: text(),
  },
  (t) => [
    unique('reparaciones_en_orden').on(t.evaluacionId, t.preguntaId, t.orden),
    uniqueIndex('reparaciones_una_a_la_vez')
      .on(t.evaluacionId, t.preguntaId)
      .where(sql`${t.estado} in ('en_curso', 'deshaciendo')`),
    index('reparaciones_por_pregunta').on(t.preguntaId),
  ],
);

/** How each answer stood before a repair that changed what it gives. */
export const reparacionLugaresTable = pgTable(
  'reparacion_lugares',
  {
    reparacionId: uuid()
      .notNull()
      .references(() => reparacionesTable.id, { onDelete: 'cascade' }),
    intentoId: uuid()
      .notNull()
      .references(() => intentosTable.id, { onDelete: 'cascade' }),
    lugar: smallint().notNull(),
    antes: jsonb().$type<EstadoDeLugar>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.intentoId, t.lugar, t.reparacionId] }),
    index('reparacion_lugares_por_reparacion').on(t.reparacionId, t.intentoId),
  ],
);

/** A receipt can be checked for ever: its key is made once, by chance, and stays in the database. */
export const reciboLlaveTable = pgTable(
  'recibo_llave',
  {
    unica: boolean().primaryKey().default(true),
    llave: bytea().notNull(),
  },
  (t) => [check('recibo_llave_unica_check', sql`${t.unica}`)],
);
