import { z } from 'zod';
import { id, momento } from '#core/fields.ts';
import { ESTADOS_ENTREGA } from '#entregas/schemas.ts';
import { ESTADOS_INTENTO } from '#intentos/vencer.ts';
import { participante } from '#participantes/schemas.ts';

/** A course that someone has, or left progress in: what the reports say of it, and what comes next. */
export const cursoDePersona = participante
  .pick({
    porcentaje: true,
    hechas: true,
    total: true,
    estado: true,
    cumplimiento: true,
    porCorregir: true,
    riesgo: true,
    exentoHasta: true,
    ronda: true,
    valeHasta: true,
    externa: true,
    venceEn: true,
    ultimaVez: true,
    motivoDeProrroga: true,
    recordadoEn: true,
    porNombre: true,
    grupos: true,
    atascos: true,
    excepciones: true,
  })
  .extend({
    id: id(),
    titulo: z.string(),
    imagen: z.string().nullable(),
    publicado: z.boolean(),
    /** Null: they have it no more, and what they did is kept. */
    desde: momento().nullable(),
    terminadoEn: momento().nullable(),
    /** How many times they completed it before the one that is open. */
    anteriores: z.number().int(),
    /** Seconds spent in it, as far as they are measured. */
    segundos: z.number().int(),
    /** The activity they would go on with. */
    siguiente: z.string().nullable(),
    /** What of it has a date before the course's own: what they must do first, as they read it at home. */
    primero: z
      .object({ tipo: z.enum(['evaluacion', 'actividad']), titulo: z.string(), venceEn: momento() })
      .nullable(),
    /** Minutes that what is missing takes, as far as its authors said. */
    minutos: z.number().int(),
    /** How many of what is missing say nothing of that. */
    sinDuracion: z.number().int(),
    /** Why the figure is higher than what is done: what was edited in the course, and when. */
    piso: z.object({ en: momento(), motivo: z.string() }).nullable(),
  });
export type CursoDePersona = z.output<typeof cursoDePersona>;

const donde = {
  curso: z.object({ id: id(), titulo: z.string() }),
  actividadId: id(),
  titulo: z.string(),
  /** It lies in the bin, by itself, with its section or with its course: what was done in it is kept. */
  enPapelera: z.boolean(),
  /** Which time they took the course. */
  ronda: z.number().int(),
};

export const pruebaDePersona = z.object({
  ...donde,
  id: id(),
  evaluacionId: id(),
  numero: z.number().int(),
  estado: z.enum(ESTADOS_INTENTO),
  en: momento(),
  nota: z.number().nullable(),
  provisional: z.boolean(),
  notaMinima: z.number(),
});
export type PruebaDePersona = z.output<typeof pruebaDePersona>;

export const entregaDePersona = z.object({
  ...donde,
  id: id(),
  intento: z.number().int(),
  estado: z.enum(ESTADOS_ENTREGA),
  tarde: z.boolean(),
  entregadaEn: momento(),
  nota: z.number().nullable(),
});
export type EntregaDePersona = z.output<typeof entregaDePersona>;

export const SEMANAS = 12;

/** What someone learns and did; null is what the reader may not see. */
export const aprendizajeDePersona = z.object({
  cursos: z.array(cursoDePersona).nullable(),
  /** Activities done each day of the last twelve weeks; quiet days are left out. */
  dias: z.array(z.object({ dia: z.iso.date(), cursoId: id(), hechas: z.number().int() })).nullable(),
  /** Oldest first. */
  pruebas: z.array(pruebaDePersona).nullable(),
  /** Newest first. */
  entregas: z.array(entregaDePersona).nullable(),
});
export type AprendizajeDePersona = z.output<typeof aprendizajeDePersona>;

export const CLASES_DE_SUCESO = ['aprendizaje', 'avisos', 'cambios'] as const;
export type ClaseDeSuceso = (typeof CLASES_DE_SUCESO)[number];

export const TIPOS_DE_SUCESO = [
  'empezo',
  'hizo',
  'prueba',
  'entrega',
  'nota',
  'devolucion',
  'termino',
  'recordatorio',
  'plazo',
] as const;

const enCurso = z.object({ id: id(), titulo: z.string() });

/** Something that happened: what the person did, what they were told, or what somebody changed of them. */
export const suceso = z.discriminatedUnion('tipo', [
  z.object({
    tipo: z.enum(TIPOS_DE_SUCESO),
    id: z.string(),
    en: momento(),
    curso: enCurso,
    /** The activity; null when it is about the whole course. */
    titulo: z.string().nullable(),
    /** What it was done in lies in the bin now. */
    enPapelera: z.boolean(),
    nota: z.number().nullable(),
    aprobado: z.boolean().nullable(),
    /** Which time they took the course; null: of what was not done in it. */
    ronda: z.number().int().nullable(),
  }),
  z.object({
    tipo: z.literal('cambio'),
    id: z.string(),
    en: momento(),
    quien: z.string(),
    que: z.array(z.string()),
  }),
]);
export type Suceso = z.output<typeof suceso>;

export const consultaDeSucesos = z.strictObject({
  clase: z.enum(CLASES_DE_SUCESO, { error: 'Elige aprendizaje, avisos o cambios.' }).optional(),
  cursor: z.string().max(500).optional(),
  limite: z.coerce.number().int().min(1).max(100, 'Como mucho 100 por página.').default(30),
});
export type ConsultaDeSucesos = z.output<typeof consultaDeSucesos>;

/** Newest first. */
export const paginaDeSucesos = z.object({
  datos: z.array(suceso),
  siguiente: z.string().nullable(),
  /** What the reader may look for. */
  clases: z.array(z.enum(CLASES_DE_SUCESO)),
});
export type PaginaDeSucesos = z.output<typeof paginaDeSucesos>;
