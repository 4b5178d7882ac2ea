import { z } from 'zod';
import { cursoBreve } from '#aprendizaje/schemas.ts';
import { id, momento } from '#core/fields.ts';
import { evaluaciones } from '#evaluaciones/collection.ts';
import type { Apertura } from '#intentos/apertura.ts';
import { intentoAbierto } from '#intentos/en-curso.ts';
import { PUERTAS } from '#intentos/puerta.ts';
import { GRUPOS_DE_PRUEBAS } from '#intentos/pruebas.ts';
import { DONDE_RESTA } from '#preguntas/que-pide.ts';

export const SITIOS = ['cualquiera', 'dentro', 'fuera'] as const;

export const apertura = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('sin_publicar') }),
  z.object({ tipo: z.literal('aun_no'), abreEn: momento() }),
  z.object({ tipo: z.literal('espera'), hasta: momento() }),
  z.object({ tipo: z.literal('sin_intentos') }),
  z.object({ tipo: z.literal('ya_aprobada') }),
  z.object({ tipo: z.literal('cerrada'), cerroEn: momento().nullable() }),
  z.object({
    tipo: z.literal('abierta'),
    cierraEn: momento().nullable(),
    minutos: z.number().int().nullable(),
    recortada: z.boolean(),
    intentosRestantes: z.number().int().nullable(),
  }),
]) satisfies z.ZodType<Apertura>;

export const miPrueba = z.object({
  id: id(),
  titulo: z.string(),
  curso: cursoBreve,
  grupo: z.enum(GRUPOS_DE_PRUEBAS),
  apertura,
  /** Why it is blocked, in words. */
  motivo: z.string().nullable(),
  minutos: z.number().int().nullable(),
  intentos: z.number().int().nullable(),
  intentosHechos: z.number().int(),
  cierraEn: momento().nullable(),
  /** The mark that counts, once it may be seen. */
  nota: z.number().nullable(),
  notaMinima: z.number(),
  aprobada: z.boolean(),
  hechaEn: momento().nullable(),
  enCurso: intentoAbierto.nullable(),
  /** Something waits for a person to mark it. */
  porCalificar: z.boolean(),
  /** Every attempt made was annulled: there is no mark, nor will there be. */
  anulada: z.boolean(),
});
export type Prueba = z.output<typeof miPrueba>;

export const misPruebas = z.object({ pruebas: z.array(miPrueba), ahora: momento() });

/** An attempt of mine, in the history. */
export const miIntento = intentoAbierto.extend({
  entregadoEn: momento().nullable(),
  /** Null while it may not be seen, or there is none. */
  nota: z.number().nullable(),
  provisional: z.boolean(),
  aprobado: z.boolean().nullable(),
  /** Its mark came from before attempts were kept. */
  heredado: z.boolean(),
  anulado: z.object({ motivo: z.string().nullable(), en: momento() }).nullable(),
  codigo: z.string().nullable(),
});
export type MiIntento = z.output<typeof miIntento>;

export const evaluacionPorDentro = z.object({
  evaluacion: z.object(evaluaciones.record.shape).omit({
    version: true,
    creadoEn: true,
    actualizadoEn: true,
    cursoId: true,
    oculta: true,
  }),
  titulo: z.string(),
  descripcion: z.string(),
  curso: cursoBreve,
  inscrito: z.boolean(),
  motivo: z.string().nullable(),
  apertura,
  /** Whether it is begun from some networks alone, and this one is of them. */
  sitio: z.enum(SITIOS),
  puerta: z.enum(PUERTAS),
  /** Their own time and dates, with what the accommodation and exceptions give. */
  efectivo: z.object({
    abreEn: momento().nullable(),
    cierraEn: momento().nullable(),
    intentos: z.number().int().nullable(),
    /** Those given to them besides what they would have anyway: they wait for nothing. */
    intentosDados: z.number().int(),
    segundos: z.number().int().nullable(),
    factor: z.string().nullable(),
  }),
  /** How many questions an attempt asks, and how many points they add up to. */
  preguntas: z.number().int(),
  puntos: z.number(),
  /** In which of them a mistake takes something away. */
  resta: z.enum(DONDE_RESTA),
  intentosHechos: z.number().int(),
  ultimoIntentoEn: momento().nullable(),
  nota: z.number().nullable(),
  aprobada: z.boolean(),
  enCurso: intentoAbierto.nullable(),
  historial: z.array(miIntento),
  /** The server's clock, which is the one that counts. */
  ahora: momento(),
});
export type EvaluacionPorDentro = z.output<typeof evaluacionPorDentro>;
