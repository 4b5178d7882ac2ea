import { z } from 'zod';
import { queHacerConCertificados } from '#certificados/tocados.ts';
import { entero, id, momento, texto } from '#core/fields.ts';
import {
  conPlazoPosible,
  cursosJuntos,
  diasSiPaso,
  plazoEnDias,
  tambienEnEvaluaciones,
} from '#grupos/schemas.ts';
import { seleccionDeUsuarios } from '#lotes/schemas.ts';
import { DIAS_DESDE_UN_DATO } from '#progreso/vencimiento.ts';
import { FILTROS_DE_CUMPLIMIENTO } from '#cumplimiento/estado.ts';
import { deCumplimiento, deRiesgo } from '#cumplimiento/par.ts';
import { ESTADOS_AVANCE, HITOS, PLAZOS } from '#participantes/estado.ts';
import { SITUACIONES_EN_CURSO } from '#participantes/quien-cuenta.ts';

/** What someone lacks and can't do any more: its date closed it while they had the course. */
export const atasco = z.object({ actividadId: id(), titulo: z.string(), cerroEn: momento() });
export type Atasco = z.output<typeof atasco>;

/** What was decided of an activity for one person: another last day, or, without one, that it does not count. */
export const excepcion = z.object({
  actividadId: id(),
  titulo: z.string(),
  hasta: momento().nullable(),
  motivo: z.string(),
});
export type ExcepcionDePersona = z.output<typeof excepcion>;

/** Someone who takes a course, by name or through their groups. */
export const participante = z.object({
  usuarioId: id(),
  nombre: z.string(),
  apellidos: z.string(),
  /** Whoever is not active can't come in, and is seen only when those who left are asked for too. */
  situacion: z.enum(SITUACIONES_EN_CURSO),
  desde: momento(),
  venceEn: momento().nullable(),
  /** Why their date is another one; null when it is everyone's. */
  motivoDeProrroga: z.string().nullable(),
  porcentaje: z.number().int(),
  hechas: z.number().int(),
  total: z.number().int(),
  estado: z.enum(ESTADOS_AVANCE),
  ...deCumplimiento,
  ...deRiesgo,
  ultimaVez: momento().nullable(),
  recordadoEn: momento().nullable(),
  /** Has the course in their own name, whatever their groups have. */
  porNombre: z.boolean(),
  grupos: z.array(z.string()),
  atascos: z.array(atasco),
  excepciones: z.array(excepcion),
});
export type Participante = z.output<typeof participante>;

/** What the list of participants is narrowed by. */
export const filtroDeParticipantes = {
  buscar: z.string().max(200).optional(),
  estado: z.enum(ESTADOS_AVANCE, { error: 'Elige completado, en_curso, sin_empezar o vencido.' }).optional(),
  cumplimiento: z.enum(FILTROS_DE_CUMPLIMIENTO, { error: 'No hay tal estado.' }).optional(),
  /** At least so far. */
  hito: z.enum(HITOS, { error: 'Elige empezado, mitad o terminado.' }).optional(),
  plazo: z.enum(PLAZOS, { error: 'El único plazo es 7_dias.' }).optional(),
  /** Stopped at this activity: lack it, and did the one before it of the way through the course. */
  parada: id().optional(),
  /** Also whoever can't come in any more, or has lost the course. */
  idos: z.stringbool().optional(),
};

/** Name of an order → what it compares; the first one unless another is asked for. */
export const ORDENES_DE_PARTICIPANTES = {
  apellidos: ['apellidos', 'nombre', 'usuarioId'],
  porcentaje: ['porcentaje', 'apellidos', 'nombre'],
  estado: ['apellidos', 'nombre', 'usuarioId'],
  venceEn: ['venceEn', 'apellidos', 'nombre'],
  desde: ['desde', 'apellidos', 'nombre'],
  ultimaVez: ['ultimaVez', 'apellidos', 'nombre'],
} as const;

export const participantesQuery = z.strictObject({
  ...filtroDeParticipantes,
  orden: z.string().max(60).optional(),
  cursor: z.string().max(2000).optional(),
  limite: z.coerce.number().int().min(1).max(100, 'Como mucho 100 por página.').default(50),
  total: z.stringbool().optional(),
});
export type ParticipantesQuery = z.output<typeof participantesQuery>;

export const participantesPagina = z.object({
  datos: z.array(participante),
  siguiente: z.string().nullable(),
  total: z.object({ valor: z.number().int(), exacto: z.boolean() }).optional(),
});
export type ParticipantesPagina = z.output<typeof participantesPagina>;

const personas = z
  .array(id())
  .min(1, 'Elige al menos a una persona.')
  .max(100, 'Como mucho 100 personas a la vez.');

export const inscribirPersonas = conPlazoPosible(
  z.strictObject({
    usuarioIds: personas,
    /** Null, and no days: without a date of their own. */
    venceEn: momento().nullable(),
    ...plazoEnDias,
    /** For whoever gets the course once the date that counts from their field has passed. */
    diasDeGracia: entero(0, 365).optional(),
    diasSiPaso,
    tambienEnEvaluaciones,
  }),
);
export type InscribirPersonas = z.output<typeof inscribirPersonas>;

/** A date that would be counted from a field of these people, for those of them who lack one of the courses. */
export const fechasDeDato = z.strictObject({
  seleccion: seleccionDeUsuarios,
  cursoIds: cursosJuntos,
  venceCampoId: id(),
  venceEnDias: entero(0, DIAS_DESDE_UN_DATO),
});
export type FechasDeDato = z.output<typeof fechasDeDato>;

export const cuentaDeFechas = z.object({
  personas: z.number().int(),
  /** Whose date has passed already: they have the days for late comers. */
  pasadas: z.number().int(),
  /** Who have nothing in the field, and so no date. */
  sinDato: z.number().int(),
});
export type CuentaDeFechas = z.output<typeof cuentaDeFechas>;

/** Of those of a group who have the course to do, or would have it. */
export const cuentaDeFechasDeGrupo = z.object({
  personas: z.number().int(),
  /** To whom that date had passed when they came in: they have the days for late comers, and some are left. */
  conGracia: z.number().int(),
  /** To whom it has passed, and the days for late comers too if they had them. */
  vencidas: z.number().int(),
  /** Who have nothing in the field that it counts from, and so no date. */
  sinDato: z.number().int(),
});
export type CuentaDeFechasDeGrupo = z.output<typeof cuentaDeFechasDeGrupo>;

export const personasInscritas = z.object({
  /** Those who did not have the course in any way. */
  nuevas: z.number().int(),
  yaEstaban: z.number().int(),
  /** Of those who had it already, the ones who had it through a group alone. */
  tambienPorNombre: z.number().int(),
  /** By what it is known when it is taken back, if it gave dates in evaluations too. */
  marca: momento().optional(),
});
export type PersonasInscritas = z.output<typeof personasInscritas>;

export const quitarPersonas = z.strictObject({ usuarioIds: personas });

const alguien = z.object({ usuarioId: id(), nombre: z.string(), apellidos: z.string() });

/** `siguen`: those who still have the course through a group. */
export const personasQuitadas = z.object({ quitadas: z.number().int(), siguen: z.array(alguien) });
export type PersonasQuitadas = z.output<typeof personasQuitadas>;

/** A date for one person alone, with its reason; null takes it back. */
export const prorrogar = z.strictObject({
  usuarioId: id(),
  venceEn: momento().nullable(),
  motivo: texto(500),
  tambienEnEvaluaciones,
});
export type Prorrogar = z.output<typeof prorrogar>;

export const prorrogado = z.object({ venceEn: momento().nullable(), marca: momento().optional() });

/** Another last day of an activity for these people, or for everyone whom its date left without it. */
export const reabrir = z.strictObject({
  usuarioIds: personas.optional(),
  hasta: momento(),
  motivo: texto(500),
});
export type Reabrir = z.output<typeof reabrir>;

export const reabierta = z.object({ personas: z.number().int() });

/** That an activity does not count for someone, with its reason. */
export const eximir = z.strictObject({ usuarioId: id(), motivo: texto(500) });
export type Eximir = z.output<typeof eximir>;

export const retirarExcepcion = z.strictObject({
  usuarioId: id(),
  certificados: queHacerConCertificados,
});
export type RetirarExcepcion = z.output<typeof retirarExcepcion>;

export const decidido = z.object({ porcentaje: z.number().int() });

/** These people, or everyone the list shows for the same question. */
export const recordar = z.strictObject({
  usuarioIds: personas.optional(),
  ...filtroDeParticipantes,
  idos: z.boolean().optional(),
  /** Says to whom it would go, and writes to nobody. */
  soloContar: z.boolean().optional(),
});
export type Recordar = z.output<typeof recordar>;

/** Everyone the list shows for a question, in the body of what is done to them. */
export const losDelFiltro = z.strictObject({ ...filtroDeParticipantes, idos: z.boolean().optional() });
export type FiltroDeParticipantes = z.output<typeof losDelFiltro>;

export const recordados = z.object({
  enviados: z.number().int(),
  /** The first of them. */
  primeros: z.array(alguien),
  /** Reminded within the last day already. */
  yaAvisados: z.number().int(),
  /** Have finished, are excused, or can't come in. */
  sinNada: z.number().int(),
  /** The first of those who can't be written to, and how many they are. */
  sinCorreo: z.array(alguien),
  cuantosSinCorreo: z.number().int(),
});
export type Recordados = z.output<typeof recordados>;

/** How many take a course, within what the reader may see, and how many of them came how far along what is asked. */
export const embudo = z.object({
  camino: z.array(z.object({ id: id(), titulo: z.string() })),
  personas: z.number().int(),
  empezado: z.number().int(),
  mitad: z.number().int(),
  terminado: z.number().int(),
});
export type Embudo = z.output<typeof embudo>;

/** Of those who take a course, within what the reader may see; activities that nobody did are not named. */
export const hechasPorActividad = z.object({
  personas: z.number().int(),
  porActividad: z.record(z.string(), z.number().int()),
  /** Who began each and has not done it. */
  empezadas: z.record(z.string(), z.number().int()),
  /** Who stopped at each: as many as the list shows for the same `parada`. */
  paradas: z.record(z.string(), z.number().int()),
});
export type HechasPorActividad = z.output<typeof hechasPorActividad>;

/** Whom closed activities left unable to finish a course, within what the reader may see: how many, and by each one. */
export const atascadosEnCurso = z.object({
  personas: z.number().int(),
  porActividad: z.record(z.string(), z.number().int()),
  /** Of those, who have an attempt open, which keeps the time it had. */
  conIntentoAbierto: z.record(z.string(), z.number().int()),
});
export type AtascadosEnCurso = z.output<typeof atascadosEnCurso>;
