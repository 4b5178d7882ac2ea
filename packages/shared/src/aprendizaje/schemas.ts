import { z } from 'zod';
import { actividades } from '#actividades/collection.ts';
import { TIPOS_ACTIVIDAD } from '#actividades/contenido.ts';
import { REGLAS_FINALIZACION } from '#actividades/reglas.ts';
import { DISPONIBILIDADES } from '#aprendizaje/disponibilidad.ts';
import { archivo } from '#archivos/archivo.ts';
import { entrega } from '#entregas/schemas.ts';
import { id, momento } from '#core/fields.ts';
import { ESTADOS_FEEDBACK, TIPOS_FEEDBACK } from '#feedback/collection.ts';
import { deCumplimiento } from '#cumplimiento/par.ts';
import { ESTADOS_AVANCE } from '#participantes/estado.ts';
import { ESTADOS_PROGRESO } from '#progreso/collection.ts';
import { posicion } from '#progreso/schemas.ts';
import { ESTADOS_ACTIVIDAD } from '#progreso/rules.ts';

const avance = z.object({
  hechas: z.number().int(),
  total: z.number().int(),
  porcentaje: z.number().int(),
  faltan: z.array(id()).readonly(),
  minutos: z.number().int(),
  /** How many of the missing ones those minutes leave out: nobody said how long they take. */
  sinDuracion: z.number().int(),
  /** Why the figure is higher than what is done: what was edited in the course, and when. */
  piso: z.object({ en: momento(), motivo: z.string() }).optional(),
});

export const cursoBreve = z.object({ id: id(), slug: z.string(), titulo: z.string() });

const siguiente = z.object({
  id: id(),
  titulo: z.string(),
  tipo: z.enum(TIPOS_ACTIVIDAD),
  duracion: z.number().int().nullable(),
});

export const miCurso = cursoBreve.extend({
  imagen: z.string().nullable(),
  disponibilidad: z.enum(DISPONIBILIDADES),
  iniciaEn: momento().nullable(),
  actividades: z.number().int(),
  /** Minutes of all its activities together. */
  duracion: z.number().int(),
  avance,
  venceEn: momento().nullable(),
  estado: z.enum(ESTADOS_AVANCE),
  ...deCumplimiento,
  ultimaVez: momento().nullable(),
  completadoEn: momento().nullable(),
  siguiente: siguiente.nullable(),
});
export type MiCurso = z.output<typeof miCurso>;

export const loQueVence = z.object({
  tipo: z.enum(['curso', 'evaluacion', 'actividad']),
  /** Of the evaluation, or the slug of the course. */
  ref: z.string(),
  /** With `actividad`, which one of the course. */
  actividadId: id().optional(),
  titulo: z.string(),
  venceEn: momento(),
});
export type Vencimiento = z.output<typeof loQueVence>;

export const ultimoResultado = z.object({
  actividadId: id(),
  /** Its own page, when its activity was hidden and the course doesn't show it any more. */
  evaluacionId: id().nullable(),
  titulo: z.string(),
  curso: cursoBreve,
  nota: z.number(),
  /** Of an evaluation: what it asks for, and whether it was reached, which a later mark doesn't take away. */
  notaMinima: z.number().nullable(),
  aprobada: z.boolean(),
  en: momento(),
});
export type Resultado = z.output<typeof ultimoResultado>;

export const miInicio = z.object({
  cursos: z.array(miCurso),
  continuar: id().nullable(),
  /** Works that came back for another try, the last one first. */
  devueltas: z.array(ultimoResultado.pick({ actividadId: true, titulo: true, curso: true, en: true })),
  vence: z.array(loQueVence),
  resultados: z.array(ultimoResultado),
  catalogo: z.object({ total: z.number().int(), categorias: z.array(z.string()) }),
});
export type Inicio = z.output<typeof miInicio>;

/** A course may have hundreds of these: what an activity lacks is left out. */
export const actividadDelCurso = siguiente.extend({
  obligatoria: z.boolean(),
  regla: z.enum(REGLAS_FINALIZACION),
  evaluacionId: id().optional(),
  venceEn: momento().optional(),
  /** Null for someone who is not in the course. */
  estado: z.enum(ESTADOS_ACTIVIDAD).nullable(),
  /** How much of it is done, 0 to 100. */
  porcentaje: z.number().int(),
  nota: z.number().optional(),
  /** Why it is blocked, in words. */
  motivo: z.string().optional(),
  /** Its last day went by. */
  cerrada: z.boolean().optional(),
  /** When it closed to this person. */
  cerroEn: momento().optional(),
  /** It is missing and closed: who may give another date. */
  pideFechaA: z.string().optional(),
  /** Why it does not count for this person. */
  exenta: z.string().optional(),
  /** It had closed when they came in: it does not count for them. */
  cerroAntes: z.boolean().optional(),
  /** It does not repeat, and they completed it in an earlier round and not in this one. */
  hechaAntes: z.boolean().optional(),
  /** What was handed in came back for another try. */
  devuelta: z.boolean().optional(),
});
export type ActividadDelCurso = z.output<typeof actividadDelCurso>;

export const miOpinion = z.object({
  id: id(),
  version: z.number().int(),
  actividadId: id().nullable(),
  tipo: z.enum(TIPOS_FEEDBACK),
  estrellas: z.number().int().nullable(),
  texto: z.string().nullable(),
  anonimo: z.boolean(),
  estado: z.enum(ESTADOS_FEEDBACK),
  respuesta: z.string().nullable(),
  creadoEn: momento(),
});
export type Opinion = z.output<typeof miOpinion>;

export const cursoAbierto = z.object({
  curso: cursoBreve.extend({
    descripcion: z.string(),
    imagen: z.string().nullable(),
    categoria: z.string().nullable(),
    secuencial: z.boolean(),
    certificado: z.boolean(),
    iniciaEn: momento().nullable(),
    terminaEn: momento().nullable(),
  }),
  disponibilidad: z.enum(DISPONIBILIDADES),
  inscrito: z.boolean(),
  puedeInscribirse: z.boolean(),
  /** Whether the contents of its activities may be read. */
  puedeLeer: z.boolean(),
  venceEn: momento().nullable(),
  /** Which time they take it; from the second on, they renew. */
  ronda: z.number().int(),
  /** The last day on which it asks nothing of them. */
  exentoHasta: z.string().nullable(),
  /** All that is left was handed in in time and waits for somebody's mark. */
  porCorregir: z.boolean(),
  avance: avance.nullable(),
  siguiente: id().nullable(),
  secciones: z.array(z.object({ id: id(), titulo: z.string(), actividades: z.array(actividadDelCurso) })),
  opiniones: z.array(miOpinion),
});
export type CursoAbierto = z.output<typeof cursoAbierto>;

/** What someone is told when nothing is left for them to do in a course. */
export const finalDeCurso = z.object({
  /** When the last thing that counts was completed; null while something is missing. */
  terminadoEn: momento().nullable(),
  empezadoEn: momento().nullable(),
  /** Activities that they completed, compulsory or not. */
  hechas: z.number().int(),
  /** Spent in its activities, by the server's clock. */
  segundos: z.number().int(),
  /** The mean of its marks, where it has any. */
  nota: z.number().nullable(),
  notas: z.number().int(),
  /** What they handed in and nobody has marked yet. */
  porCorregir: z.array(z.object({ id: id(), titulo: z.string() })),
  /** What else they have to go on with, the most pressing first. */
  siguientes: z.array(miCurso),
});
export type FinalDeCurso = z.output<typeof finalDeCurso>;

/** An activity as someone takes it: what it holds, where they were and what they handed in. */
export const actividadAbierta = z.object({
  actividad: actividades.record.pick({
    id: true,
    cursoId: true,
    titulo: true,
    tipo: true,
    contenido: true,
    obligatoria: true,
    regla: true,
    reglaMinutos: true,
    reglaPorcentaje: true,
    reglaNota: true,
    duracion: true,
    venceEn: true,
    disponibleHasta: true,
  }),
  posicion: posicion.nullable(),
  progreso: z
    .object({ estado: z.enum(ESTADOS_PROGRESO), porcentaje: z.number().int(), nota: z.number().nullable() })
    .nullable(),
  archivos: z.array(archivo),
  entregas: z.array(entrega),
});
export type ActividadAbierta = z.output<typeof actividadAbierta>;

/** What someone wrote in an activity, also while it is closed to them, and whom they may ask for another date. */
export const miTrabajo = z.object({ entregas: z.array(entrega), pideFechaA: z.string() });
export type MiTrabajo = z.output<typeof miTrabajo>;
