import { z } from 'zod';
import { id, momento } from '#core/fields.ts';
import { autor, breve, entregaEnCola, filtroDeCola } from '#entregas/schemas.ts';

/** The days from which each step of the waiting is counted: today, yesterday, two, three, and then by longer ones. */
export const TRAMOS_DE_ESPERA = [0, 1, 2, 3, 4, 8, 15, 31] as const;

const enQueEspera = entregaEnCola.pick({ id: true, lugar: true });
const conCuenta = z.object({ id: id(), nombre: z.string(), cuantas: z.number().int() });

/** All that waits for someone, of what they look at. */
export const pendientes = z.object({
  total: z.number().int(),
  /** Tasks, and questions of evaluations. */
  montones: z.number().int(),
  personas: z.number().int(),
  /** Of what is looked at, how much is of one's own groups and how much in all; null where it is the same by rule. */
  reparto: z.object({ mias: z.number().int(), todas: z.number().int() }).nullable(),
  /** Besides, of what lies in the bin. */
  enPapelera: z.number().int(),
  /** The one that has waited longest; null where nothing waits. */
  primera: enQueEspera.extend({ desde: momento() }).nullable(),
  /** How many have waited since each step began; the steps in which none has are left out. */
  edades: z.array(z.object({ dias: z.number().int(), cuantas: z.number().int() })),
  /** What it can be narrowed by: where something waits. */
  cursos: z.array(conCuenta),
  actividades: z.array(conCuenta),
  grupos: z.array(conCuenta),
});
export type Pendientes = z.output<typeof pendientes>;

const pagina = {
  cursor: z.string().max(500).optional(),
  limite: z.coerce.number().int().min(1).max(100).default(50),
};
export const consultaDeMontones = filtroDeCola.extend(pagina);
export type ConsultaDeMontones = z.output<typeof consultaDeMontones>;

const queEspera = z.object({
  cuantas: z.number().int(),
  /** Since when the first and the last of them wait. */
  desde: momento(),
  hasta: momento(),
  /** The oldest that nobody else has open, or the oldest. */
  primera: enQueEspera,
  /** Who else has one of them open to mark it now. */
  abiertas: z.array(z.string()),
});

/** What waits of one task, or of one question of an evaluation. */
export const monton = queEspera.extend({
  tipo: entregaEnCola.shape.tipo,
  actividad: breve,
  curso: breve,
  pregunta: z
    .object({
      id: id(),
      enunciado: z.string(),
      /** Null where it has not the same place for all. */
      numero: z.number().int().nullable(),
    })
    .nullable(),
  /** No further than a thousand. */
  corregidas: z.number().int(),
  /** Of those that wait, how many nobody but the administrators sees. */
  sinTutor: z.number().int(),
});
export type Monton = z.output<typeof monton>;

export const montones = z.object({ datos: z.array(monton), siguiente: z.string().nullable() });

/** What waits of one person. */
export const deUnaPersona = queEspera.extend({
  persona: autor,
  /** Those that whoever asks may know of. */
  grupos: z.array(z.string()),
  trabajos: z.number().int(),
  respuestas: z.number().int(),
  sinTutor: z.boolean(),
});
export type DeUnaPersona = z.output<typeof deUnaPersona>;

export const montonesPorPersona = z.object({
  datos: z.array(deUnaPersona),
  siguiente: z.string().nullable(),
});

/** Beyond which what was marked is not counted one by one. */
export const CORREGIDAS_CONTADAS = 1000;

export const consultaDePaso = filtroDeCola.extend({
  id: id(),
  lugar: z.coerce.number().int().min(0).max(199).optional(),
  /** When it was handed in: with it, where it stands among the others. */
  entregadaEn: momento(),
  /** Since when they are being marked one after another: what was marked meanwhile still counts. */
  desde: momento().optional(),
});
export type ConsultaDePaso = z.output<typeof consultaDePaso>;

/** What is being marked: a work, or an answer by its place. */
export const enCorreccion = z.strictObject({ lugar: z.number().int().min(0).max(199).nullable() });
export type EnCorreccion = z.output<typeof enCorreccion>;

const quienCorrige = z.object({ usuarioId: id(), nombre: z.string(), desde: momento() });
export type QuienCorrige = z.output<typeof quienCorrige>;

/** Who else has it open now. */
export const correccionAbierta = z.object({ otros: z.array(quienCorrige) });

const vecina = enQueEspera.extend({ persona: autor });
export type Vecina = z.output<typeof vecina>;

/** Where one stands among those that are being marked, and which come before and after it. */
export const paso = z.object({
  /** Null where it is none of them. */
  puesto: z.number().int().nullable(),
  total: z.number().int(),
  esperan: z.number().int(),
  /** What waits, or whoever asks has just marked. */
  anterior: vecina.nullable(),
  siguiente: vecina.nullable(),
  /** The next that waits and nobody else has open: after it, or else from the beginning. */
  pendiente: vecina.nullable(),
  /** Those right before it that others marked meanwhile. */
  deOtros: z.object({ cuantas: z.number().int(), quienes: z.array(z.string()) }),
});
export type Paso = z.output<typeof paso>;

/** Of what else was marked the same thing, how much is counted in each step of its points. */
export const TRAMOS_DE_OTRAS = 10;

export const consultaDeOtras = z.strictObject({
  actividadId: id(),
  preguntaId: id().optional(),
  /** The work, or the attempt, that is being marked. */
  menos: id(),
});
export type ConsultaDeOtras = z.output<typeof consultaDeOtras>;

/** What others got in the same; of fewer than three, only how many. */
export const otrasNotas = z.object({
  cuantas: z.number().int(),
  /** The one in the middle, as a share of its points. */
  mediana: z.number().nullable(),
  tramos: z.array(z.number().int()),
});
export type OtrasNotas = z.output<typeof otrasNotas>;
