import { z } from 'zod';
import { queHacerConCertificados } from '#certificados/tocados.ts';
import { entero, id, momento, texto } from '#core/fields.ts';
import { comoQuedo, recibo } from '#intentos/despues.ts';
import { cambioDeNota } from '#intentos/historia.ts';
import { suceso } from '#intentos/hechos.ts';
import { ESTADOS_INTENTO } from '#intentos/vencer.ts';
import { TIPOS_EN_PAPELERA } from '#papelera/rules.ts';
import { clave } from '#preguntas/schemas.ts';
import { publica, TIPOS_DE_PREGUNTA } from '#preguntas/tipos.ts';

export const CRIBAS = [
  'aprobados',
  'suspensos',
  'por_calificar',
  'en_curso',
  'anulados',
  'sin_empezar',
] as const;
export type Criba = (typeof CRIBAS)[number];

const sobreDiez = z.coerce.number('Escribe una nota de 0 a 10.').min(0).max(10);

export const consultaDeResultados = z.strictObject({
  criba: z.enum(CRIBAS).optional(),
  grupoId: id().optional(),
  usuarioId: id().optional(),
  buscar: z.string().max(200).optional(),
  /** Marks that stand: a provisional one is compared with nothing. */
  notaDesde: sobreDiez.optional(),
  notaHasta: sobreDiez.optional(),
  entregadoDesde: momento().optional(),
  /** Up to then, and not at that moment. */
  entregadoAntesDe: momento().optional(),
  /** The question that they answered and that gave them nothing. */
  fallaronId: id().optional(),
  cursor: z.string().max(500).optional(),
  limite: z.coerce.number().int().min(1).max(100).default(50),
});
export type ConsultaDeResultados = z.output<typeof consultaDeResultados>;

export const consultaDeExportacion = consultaDeResultados
  .omit({ cursor: true, limite: true })
  .extend({ formato: z.enum(['xlsx', 'csv']) });

export const persona = z.object({ id: id(), nombre: z.string(), apellidos: z.string() });

/** An attempt as a row: who, which, how it stands. */
export const resultado = z.object({
  id: id(),
  persona,
  grupos: z.array(z.string()),
  numero: z.number().int(),
  estado: z.enum(ESTADOS_INTENTO),
  empezadoEn: momento(),
  entregadoEn: momento().nullable(),
  venceEn: momento().nullable(),
  segundos: z.number().int().nullable(),
  respondidas: z.number().int(),
  preguntas: z.number().int(),
  nota: z.number().nullable(),
  provisional: z.boolean(),
  aprobado: z.boolean().nullable(),
  /** It is the one that counts, or one of those. */
  cuenta: z.boolean(),
  porCalificar: z.array(z.number().int()),
  /** Answers that came late and nobody has decided on. */
  tardias: z.number().int(),
  heredado: z.boolean(),
  practica: z.boolean(),
});
export type Resultado = z.output<typeof resultado>;

export const resultados = z.object({
  datos: z.array(resultado),
  siguiente: z.string().nullable(),
  total: z.object({ valor: z.number().int(), exacto: z.boolean() }),
  /** How many there are of each state, and in all, among what else was asked for. */
  todos: z.number().int(),
  cuentas: z.record(z.enum(CRIBAS), z.number().int()),
  personas: z.number().int(),
  entregados: z.number().int(),
  /** Over delivered, not annulled, not provisional attempts. */
  media: z.number().nullable(),
});
export type Resultados = z.output<typeof resultados>;

/** What was asked in the attempts, and how many answered it and got nothing. */
export const preguntasFalladas = z.object({
  datos: z.array(z.object({ id: id(), titulo: z.string(), fallos: z.number().int() })),
});
export type PreguntasFalladas = z.output<typeof preguntasFalladas>;

/** Those who have it and never began: people, not attempts. */
export const consultaSinEmpezar = consultaDeResultados.pick({
  grupoId: true,
  buscar: true,
  cursor: true,
  limite: true,
});
export type ConsultaSinEmpezar = z.output<typeof consultaSinEmpezar>;

const personaSinEmpezar = z.object({
  persona,
  grupos: z.array(z.string()),
  /** Since when they have the course, and how far they are in it. */
  desde: momento(),
  porcentaje: z.number().int(),
});
export type PersonaSinEmpezar = z.output<typeof personaSinEmpezar>;

export const sinEmpezar = z.object({
  datos: z.array(personaSinEmpezar),
  siguiente: z.string().nullable(),
  total: z.object({ valor: z.number().int(), exacto: z.boolean() }),
});

/** One attempt, question by question, for whoever may see it. */
export const intentoVisto = z.object({
  recibo,
  resultado,
  notaMinima: z.number(),
  puntos: z.number(),
  /** Null while nothing has been marked. */
  logrados: z.number().nullable(),
  anulado: z.object({ motivo: z.string().nullable(), por: z.string().nullable(), en: momento() }).nullable(),
  secciones: z.array(z.string()),
  preguntas: z.array(
    z.object({
      lugar: z.number().int(),
      seccion: z.number().int(),
      preguntaId: id(),
      version: z.number().int(),
      tipo: z.enum(TIPOS_DE_PREGUNTA),
      puntos: z.number(),
      publica,
      /** Absent for whoever may not see keys. */
      clave: clave.optional(),
      respuesta: z.unknown(),
      revision: z.number().int(),
      guardadaEn: momento().nullable(),
      dicha: z.string(),
      /** Absent until the attempt is handed in. */
      resultado: comoQuedo.optional(),
      logrados: z.number().nullable(),
      regla: z.string(),
      comentario: z.string(),
    }),
  ),
  sucesos: z.array(suceso),
  /** Every mark it had, from the first. */
  historia: z.array(cambioDeNota),
  /** What whoever asks may do with the attempts of this person: seeing them reaches further for some. */
  puede: z.object({ corregir: z.boolean(), ampliar: z.boolean(), anular: z.boolean() }),
});
export type IntentoVisto = z.output<typeof intentoVisto>;

const intentos = z
  .array(id())
  .min(1, 'Elige al menos un intento.')
  .max(500, 'Como mucho 500 intentos a la vez.');
const motivo = texto(500);

export const anularIntentos = z.strictObject({
  ids: intentos,
  motivo,
  certificados: queHacerConCertificados,
});
export const reabrirIntentos = z.strictObject({
  ids: intentos,
  minutos: entero(1, 1440),
  motivo,
  certificados: queHacerConCertificados,
});
export const darOtroIntento = z.strictObject({
  usuarioIds: z.array(id()).min(1).max(500),
  motivo,
});
/** What was done, and what could not be, with its reason. */
export const hechosVarios = z.object({
  hechos: z.number().int(),
  fallos: z.array(z.object({ id: id(), persona: z.string(), frase: z.string() })),
});

/** The evaluation whose results are read, wherever it lies. */
export const pruebaConResultados = z.object({
  evaluacion: z.object({
    id: id(),
    cursoId: id(),
    actividadId: id(),
    intentos: z.number().int().nullable(),
    notaMinima: z.number(),
  }),
  titulo: z.string(),
  curso: z.object({ id: id(), titulo: z.string() }),
  /** With what it was deleted and when: itself, its section or its course. */
  papelera: z.object({ tipo: z.enum(TIPOS_EN_PAPELERA), titulo: z.string(), en: momento() }).nullable(),
});
export type PruebaConResultados = z.output<typeof pruebaConResultados>;
