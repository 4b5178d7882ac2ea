import { z } from 'zod';
import { cursoBreve } from '#aprendizaje/schemas.ts';
import { id, momento } from '#core/fields.ts';
import { evaluaciones } from '#evaluaciones/collection.ts';
import type { Apertura } from '#intentos/apertura.ts';
import { GRUPOS_DE_PRUEBAS } from '#intentos/pruebas.ts';

const apertura = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('sin_publicar') }),
  z.object({ tipo: z.literal('aun_no'), abreEn: momento() }),
  z.object({ tipo: z.literal('espera'), hasta: momento() }),
  z.object({ tipo: z.literal('sin_intentos') }),
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
  nota: z.number().nullable(),
  notaMinima: z.number(),
  hechaEn: momento().nullable(),
});
export type Prueba = z.output<typeof miPrueba>;

export const misPruebas = z.object({ pruebas: z.array(miPrueba) });

export const evaluacionPorDentro = z.object({
  evaluacion: z.object(evaluaciones.record.shape).omit({
    version: true,
    creadoEn: true,
    actualizadoEn: true,
    cursoId: true,
    graciaSegundos: true,
    oculta: true,
  }),
  titulo: z.string(),
  descripcion: z.string(),
  curso: cursoBreve,
  inscrito: z.boolean(),
  motivo: z.string().nullable(),
  apertura,
  intentosHechos: z.number().int(),
  ultimoIntentoEn: momento().nullable(),
  nota: z.number().nullable(),
  aprobada: z.boolean(),
  /** The server's clock, which is the one that counts. */
  ahora: momento(),
});
export type EvaluacionPorDentro = z.output<typeof evaluacionPorDentro>;
