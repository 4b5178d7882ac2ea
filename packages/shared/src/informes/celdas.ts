import { z } from 'zod';
import { id, momento } from '#core/fields.ts';
import { ESTADOS_DE_CUMPLIMIENTO } from '#cumplimiento/estado.ts';
import { riesgoDePersona } from '#cumplimiento/par.ts';
import { ESTADOS_AVANCE } from '#participantes/estado.ts';
import { SITUACIONES_EN_CURSO } from '#participantes/quien-cuenta.ts';

/** What a cell of each kind holds over the wire; how it is drawn and written follows from its kind alone. */
export const CELDAS = {
  texto: z.string().nullable(),
  lista: z.array(z.string()),
  persona: z.object({
    id: id(),
    /** Both empty once the person was deleted. */
    nombre: z.string(),
    apellidos: z.string(),
    situacion: z.enum(SITUACIONES_EN_CURSO),
  }),
  curso: z.object({ id: id(), titulo: z.string() }),
  numero: z.number().nullable(),
  /** How far something is, in whole steps. */
  porcentaje: z.number().nullable(),
  /** How many of how many, from 0 to 100, written as findings do. */
  parte: z.number().nullable(),
  nota: z.number().nullable(),
  minutos: z.number().nullable(),
  /** In bytes. */
  peso: z.number(),
  dia: z.iso.date().nullable(),
  momento: momento().nullable(),
  /** A date by which something is asked for, and whether that is done. */
  plazo: z.object({ en: momento(), hecho: z.boolean() }).nullable(),
  avance: z.enum(ESTADOS_AVANCE).nullable(),
  /** How someone stands with a course, and what is said beside it. */
  cumplimiento: z
    .object({
      estado: z.enum(ESTADOS_DE_CUMPLIMIENTO),
      porCorregir: z.boolean(),
      riesgo: riesgoDePersona.nullable(),
    })
    .nullable(),
} as const;

export type TipoDeColumna = keyof typeof CELDAS;
export type CeldaDe<T extends TipoDeColumna> = z.output<(typeof CELDAS)[T]>;
export type Celda = CeldaDe<TipoDeColumna>;
