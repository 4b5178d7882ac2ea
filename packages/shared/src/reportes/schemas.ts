import { z } from 'zod';
import { condicionesEnTexto } from '#campos/condicion.ts';
import { MAX_CAMPOS } from '#campos/tipos.ts';
import { valores } from '#campos/valor.ts';
import { id, momento } from '#core/fields.ts';
import { FILTROS_DE_CUMPLIMIENTO } from '#cumplimiento/estado.ts';
import { deCumplimiento, deRiesgo } from '#cumplimiento/par.ts';
import { ESTADOS_AVANCE, PLAZOS } from '#participantes/estado.ts';
import { SITUACIONES_EN_CURSO } from '#participantes/quien-cuenta.ts';
import { dividir } from '#texto/seed-rules.ts';

/**
 * Name of an order → what it compares; the first one unless another is asked for. What is equal goes by ids, which lie
 * beside figures and dates in an index: with 100,000 people, names would have to be sorted.
 */
export const ORDENES_DE_PROGRESO = {
  apellidos: ['apellidos', 'nombre', 'usuarioId', 'curso'],
  curso: ['curso', 'cursoId', 'apellidos', 'nombre'],
  porcentaje: ['porcentaje'],
  estado: ['apellidos', 'nombre', 'usuarioId', 'curso'],
  venceEn: ['venceEn'],
  ultimaVez: ['ultimaVez'],
} as const;

const filtros = z.strictObject({
  grupo: id().optional(),
  curso: id().optional(),
  estado: z.enum(ESTADOS_AVANCE, { error: 'Elige completado, en_curso, sin_empezar o vencido.' }).optional(),
  cumplimiento: z.enum(FILTROS_DE_CUMPLIMIENTO, { error: 'No hay tal estado.' }).optional(),
  /** What is due from now on and not done. */
  plazo: z.enum(PLAZOS, { error: 'El único plazo es 7_dias.' }).optional(),
  buscar: z.string().max(200).optional(),
  /** Also whoever can't come in any more, or has lost the course: those who were deleted, without a name. */
  idos: z.stringbool().optional(),
  /** What is asked of the academy's own fields. */
  campos: condicionesEnTexto.optional(),
  /** Which of those fields each row tells; what can't be seen is left out. */
  columnas: z
    .string()
    .transform((escritas) => dividir(escritas).filter(Boolean))
    .pipe(z.array(id()).max(MAX_CAMPOS))
    .optional(),
  orden: z.string().max(60).optional(),
});
/** As it travels in an address. */
export type FiltrosEscritos = z.input<typeof filtros>;
export type FiltrosDeProgreso = z.output<typeof filtros>;

export const consultaDeProgresoCsv = filtros;

export const consultaDeProgreso = filtros.extend({
  cursor: z.string().max(2000).optional(),
  limite: z.coerce.number().int().min(1).max(100, 'Como mucho 100 por página.').default(50),
  total: z.stringbool().optional(),
});
export type ConsultaDeProgreso = z.output<typeof consultaDeProgreso>;

export const filaDeProgreso = z.object({
  usuarioId: id(),
  nombre: z.string(),
  apellidos: z.string(),
  situacion: z.enum(SITUACIONES_EN_CURSO),
  /** Of the person, as far as the reader may see them. */
  grupos: z.array(z.string()),
  cursoId: id(),
  curso: z.string(),
  /** Those asked for, as far as the reader sees them in this person. */
  campos: valores.optional(),
  porcentaje: z.number().int(),
  hechas: z.number().int(),
  total: z.number().int(),
  iniciadoEn: momento().nullable(),
  ultimaVez: momento().nullable(),
  terminadoEn: momento().nullable(),
  venceEn: momento().nullable(),
  estado: z.enum(ESTADOS_AVANCE),
  ...deCumplimiento,
  ...deRiesgo,
});
export type FilaDeProgreso = z.output<typeof filaDeProgreso>;

export const paginaDeProgreso = z.object({
  datos: z.array(filaDeProgreso),
  siguiente: z.string().nullable(),
  total: z.object({ valor: z.number().int(), exacto: z.boolean() }).optional(),
});
export type PaginaDeProgreso = z.output<typeof paginaDeProgreso>;

/** What the reports can be narrowed to. */
export const opcionesDeReportes = z.object({
  grupos: z.array(z.object({ id: id(), nombre: z.string() })),
  cursos: z.array(z.object({ id: id(), titulo: z.string() })),
});
export type OpcionesDeReportes = z.output<typeof opcionesDeReportes>;

const alguien = z.object({ id: id(), nombre: z.string(), apellidos: z.string(), foto: id().nullable() });

/** Who is late in a course, or will be soon: one of them for each person. */
const plazosDeCurso = z.object({
  cursoId: id(),
  curso: z.string(),
  imagen: id().nullable(),
  personas: z.number().int(),
  /** The earliest of their dates. */
  desde: momento(),
  /** Those with the earliest dates. */
  primeras: z.array(alguien),
  /** When the last of them was reminded, once nobody is left to write to today; null while someone is. */
  recordadoEn: momento().nullable(),
});
export type PlazosDeCurso = z.output<typeof plazosDeCurso>;

const plazos = { cuenta: z.number().int(), porCurso: z.array(plazosDeCurso) };

const grupoEnCifras = z.object({
  id: id(),
  nombre: z.string(),
  personas: z.number().int(),
  hechas: z.number().int(),
  total: z.number().int(),
});
export type GrupoEnCifras = z.output<typeof grupoEnCifras>;

export const consultaDeGrupos = z.strictObject({ desde: z.coerce.number().int().min(0).default(0) });

/** What was written down at the end of a week; nothing where nothing was. */
const semanaAnotada = z.object({ hechas: z.number().int(), total: z.number().int() }).nullable();

/** Groups with something to do, the most advanced first, from a place on; and how many there are. */
export const paginaDeGrupos = z.object({
  cuantos: z.number().int(),
  grupos: z.array(grupoEnCifras.extend({ semanas: z.array(semanaAnotada) })),
});
export type PaginaDeGrupos = z.output<typeof paginaDeGrupos>;

const valoracion = z.object({
  cursoId: id(),
  curso: z.string(),
  media: z.number(),
  opiniones: z.number().int(),
});
export type Valoracion = z.output<typeof valoracion>;

const diaDeActividad = z.object({ dia: z.iso.date(), hechas: z.number().int() });
export type DiaDeActividad = z.output<typeof diaDeActividad>;

/** The figures as a day left them. */
const diaDeCifras = z.object({
  dia: z.iso.date(),
  vencidos: z.number().int(),
  proximos: z.number().int(),
  hechas: z.number().int(),
  total: z.number().int(),
  activas: z.number().int(),
});
export type DiaDeCifras = z.output<typeof diaDeCifras>;

const semanaDeActividad = z.object({
  /** Its Monday. */
  desde: z.iso.date(),
  hechas: z.number().int(),
});
export type SemanaDeActividad = z.output<typeof semanaDeActividad>;

/** What a group had done and had to do by the end of the week that begins then. */
export const semanaDeGrupo = z.object({
  desde: z.iso.date(),
  hechas: z.number().int(),
  total: z.number().int(),
});

/** How far a group had come at the end of each of those weeks, of what its people had by then; nothing before they had anything. */
const grupoPorSemanas = z.object({
  id: id(),
  nombre: z.string(),
  personas: z.number().int(),
  semanas: z.array(z.object({ hechas: z.number().int(), total: z.number().int() })),
});
export type GrupoPorSemanas = z.output<typeof grupoPorSemanas>;

export const semanasDeActividad = z.object({
  /** The last twelve weeks, the quiet ones too, oldest first; the last is not over. */
  semanas: z.array(semanaDeActividad),
  /** Those at both ends, the most advanced first, of so many. */
  grupos: z.array(grupoPorSemanas),
  cuantosGrupos: z.number().int(),
  /** How many people of each group are late in something; groups where nobody is are not named. */
  tarde: z.record(z.string(), z.number().int()),
});
export type SemanasDeActividad = z.output<typeof semanasDeActividad>;

/** What is happening in the academy. */
export const ahora = z.object({
  personas: z.object({
    total: z.number().int(),
    primeras: z.array(alguien),
  }),
  /** Attempts that go on: the evaluation most people are in, and how many others have somebody. */
  enCurso: z
    .object({
      cursoId: id(),
      actividadId: id(),
      titulo: z.string(),
      personas: z.number().int(),
      /** When the last of them runs out of time; nothing where somebody has no clock. */
      hasta: momento().nullable(),
      otras: z.number().int(),
    })
    .nullable(),
  /** The last thing that somebody finished today. */
  ultimo: filaDeProgreso
    .pick({ usuarioId: true, nombre: true, apellidos: true, cursoId: true, curso: true })
    .extend({ actividad: z.string(), terminaElCurso: z.boolean(), en: momento() })
    .nullable(),
});
export type Ahora = z.output<typeof ahora>;

export const resumenDeReportes = z.object({
  /** Courses that people have, one for each person and course. */
  asignaciones: z.number().int(),
  hechas: z.number().int(),
  total: z.number().int(),
  vencidos: z.object({ ...plazos, personas: z.number().int() }),
  /** Due in seven days; `hoy` are those of the academy's own today. */
  proximos: z.object({ ...plazos, hoy: z.number().int() }),
  /** Those at both ends, the most advanced first, of so many. */
  grupos: z.array(grupoEnCifras),
  cuantosGrupos: z.number().int(),
  personasActivas: z.number().int(),
  /** Since when someone must have come in to be one of them. */
  activasDesde: momento(),
  /** The days before today that were written down, a month of them at most, oldest first; for whoever sees everyone. */
  historia: z.array(diaDeCifras),
  nuncaEntraron: z.number().int(),
  contraseñasTemporales: z.number().int(),
  cursosPublicados: z.number().int(),
  /** The last thirty days, the quiet ones too, oldest first. */
  actividad: z.array(diaDeActividad),
  mejores: z.array(valoracion),
  peores: z.array(valoracion),
  /** The room that is left where the database lives, and whether it is little; said to whoever looks after the program alone. */
  disco: z.object({ libreMb: z.number().int(), reservaMb: z.number().int(), poco: z.boolean() }).optional(),
});
export type ResumenDeReportes = z.output<typeof resumenDeReportes>;
export type EspacioLibre = NonNullable<ResumenDeReportes['disco']>;
