import { z } from 'zod';
import { queHacerConCertificados } from '#certificados/tocados.ts';
import { criterio, nivel } from '#actividades/tipos/tarea/contenido.ts';
import { archivo } from '#archivos/archivo.ts';
import { entero, id, momento } from '#core/fields.ts';
import { stored } from '#core/stored.ts';
import { textoRico } from '#cursos/texto-rico.ts';
import { anotacion } from '#entregas/ancla.ts';
import { anotacionPuesta } from '#entregas/anotaciones.ts';

export const ESTADOS_ENTREGA = ['borrador', 'entregada', 'devuelta', 'calificada'] as const;
export type EstadoEntrega = (typeof ESTADOS_ENTREGA)[number];

const siempre = criterio.omit({ niveles: true }).shape;
/** Levels of before say nothing more than their name. */
const nivelGuardado = z
  .object(stored(nivel.omit({ descripcion: true }).shape))
  .extend({ descripcion: z.string().nullable().optional() });
/** Rubrics of before have no levels. */
export const criterioGuardado = z.object(stored(siempre)).extend({
  niveles: z.array(nivelGuardado).optional(),
});

/** The rubric as it stood when it was marked, with the points given. */
export const criterioCalificado = criterioGuardado.extend({ dados: z.number() });
export type CriterioCalificado = z.output<typeof criterioCalificado>;

/** One try of one person at a task. */
export const entrega = z.object({
  id: id(),
  version: z.number().int(),
  actividadId: id(),
  cursoId: id(),
  usuarioId: id(),
  intento: z.number().int(),
  texto: z.string(),
  archivos: z.array(archivo),
  estado: z.enum(ESTADOS_ENTREGA),
  tarde: z.boolean(),
  entregadaEn: momento().nullable(),
  nota: z.number().nullable(),
  rubrica: z.array(criterioCalificado),
  comentario: z.string(),
  /** What was said of places of it: of one that waits, nothing yet. */
  anotaciones: z.array(anotacion),
  calificadaEn: momento().nullable(),
  actualizadoEn: momento(),
});
export type Entrega = z.output<typeof entrega>;

export const guardarEntrega = z.strictObject({
  /** Of the draft as it was read; 0 when there was none. */
  version: entero(0, 1_000_000_000),
  texto: textoRico(200_000),
  archivoIds: z.array(id()).max(20, 'Como mucho 20 archivos.'),
});
export type GuardarEntrega = z.output<typeof guardarEntrega>;

export const calificarEntrega = z.strictObject({
  version: entero(1, 1_000_000_000),
  /** With a rubric, the points of each criterion; without one, the mark. */
  nota: z.number().min(0, 'La nota va de 0 a 10.').max(10, 'La nota va de 0 a 10.').nullable(),
  puntos: z.array(z.number().min(0).max(1000)).max(20).nullable(),
  comentario: textoRico(50_000),
  /** Of those that a lower mark leaves with nothing to rest on. */
  certificados: queHacerConCertificados,
});
export type CalificarEntrega = z.input<typeof calificarEntrega>;

export const devolverEntrega = z.strictObject({
  version: entero(1, 1_000_000_000),
  comentario: textoRico(50_000),
  certificados: queHacerConCertificados,
});
export type DevolverEntrega = z.output<typeof devolverEntrega>;

/** Drafts are nobody's business but their author's. */
export const ESTADOS_EN_COLA = ['entregada', 'devuelta', 'calificada'] as const;

/** Which of what comes to someone to mark. */
export const filtroDeCola = z.strictObject({
  cursoId: id().optional(),
  actividadId: id().optional(),
  /** A question of the bank: of it, the answers. */
  preguntaId: id().optional(),
  usuarioId: id().optional(),
  grupoId: id().optional(),
  buscar: z.string().max(200).optional(),
  /** Of the people of the groups that one tutors, also for whoever marks everybody. */
  mias: z.stringbool().optional(),
  /** What lies in the bin, in place of what does not. */
  papelera: z.stringbool().optional(),
});
export type FiltroDeCola = z.output<typeof filtroDeCola>;
export type FiltroPedido = z.input<typeof filtroDeCola>;

export const consultaDeEntregas = filtroDeCola
  .extend({
    /** What waits unless said, since what was marked only grows; all of it can be asked of one activity. */
    estado: z.enum([...ESTADOS_EN_COLA, 'todas']).default('entregada'),
    cursor: z.string().max(500).optional(),
    limite: z.coerce.number().int().min(1).max(100).default(50),
    total: z.stringbool().optional(),
  })
  .refine(({ estado, actividadId }) => estado !== 'todas' || actividadId !== undefined, {
    path: ['actividadId'],
    error: 'Elige de qué actividad se ven todas.',
  });
export type ConsultaDeEntregas = z.output<typeof consultaDeEntregas>;

export const breve = z.object({ id: id(), titulo: z.string() });
export const autor = z.object({
  id: id(),
  nombre: z.string(),
  apellidos: z.string(),
  /** Its evaluation is marked without names: what stands here is of the attempt, and leads to nobody. */
  sinNombre: z.boolean().optional(),
});

/** A hand-in as it waits in the queue. */
export const entregaEnCola = entrega
  .pick({
    id: true,
    intento: true,
    estado: true,
    tarde: true,
    entregadaEn: true,
    nota: true,
    calificadaEn: true,
  })
  .extend({
    /** A work that was handed in, or an answer of an attempt, whose place it names. */
    tipo: z.enum(['entrega', 'respuesta']),
    lugar: z.number().int().nullable(),
    /** The number that its question has for people. */
    pregunta: z.number().int().nullable(),
    persona: autor,
    actividad: breve,
    curso: breve,
    /** Nobody but the administrators sees it. */
    sinTutor: z.boolean(),
  });
export type EntregaEnCola = z.output<typeof entregaEnCola>;

export const colaDeEntregas = z.object({
  datos: z.array(entregaEnCola),
  siguiente: z.string().nullable(),
  total: z.object({ valor: z.number().int(), exacto: z.boolean() }).optional(),
});
export type ColaDeEntregas = z.output<typeof colaDeEntregas>;

/** How much waits for someone to mark it, and the activities in which it has waited longest. */
export const esperaDeCorreccion = z.object({
  total: z.number().int(),
  actividades: z.array(
    entregaEnCola.pick({ tipo: true, actividad: true, curso: true }).extend({
      cuantas: z.number().int(),
      /** Since when the first of them waits. */
      desde: momento(),
    }),
  ),
});
export type EsperaDeCorreccion = z.output<typeof esperaDeCorreccion>;

/** Everything whoever marks needs on one screen. */
export const entregaPorCalificar = z.object({
  entrega,
  anotaciones: z.array(anotacionPuesta),
  persona: autor,
  curso: breve,
  actividad: breve.extend({
    instrucciones: z.string(),
    rubrica: z.array(criterioGuardado),
    pideTexto: z.boolean(),
    venceEn: momento().nullable(),
  }),
  /** Whoever gave the mark or gave the work back. */
  calificadaPor: z.string().nullable(),
  /** Null: as many as wanted. */
  intentosQueQuedan: z.number().int().nullable(),
  propia: z.boolean(),
  /** Has an address: they are written to when it goes back to them. */
  tieneCorreo: z.boolean(),
  /** It lies in the bin: it is marked there, and does not go back to anybody. */
  enPapelera: z.boolean(),
  anteriores: z.array(entrega),
});
export type EntregaPorCalificar = z.output<typeof entregaPorCalificar>;
