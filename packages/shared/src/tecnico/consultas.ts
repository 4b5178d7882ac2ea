import { z } from 'zod';
import { cuenta } from '#fechas/escribir-fecha.ts';

export const PARA_QUE_ES = ['paginas', 'informes', 'trabajos', 'vigilancia', 'cola'] as const;
export type ParaQueEs = (typeof PARA_QUE_ES)[number];

/** A statement of the academy's own, as it is written in the program: what it was asked about is not in it. */
export const consultaEnMarcha = z.object({
  pid: z.number().int(),
  para: z.enum(PARA_QUE_ES),
  segundos: z.number(),
  texto: z.string(),
  /** Those that it waits for, because they hold what it needs. */
  esperaA: z.array(z.number().int()),
});
export type ConsultaEnMarcha = z.output<typeof consultaEnMarcha>;

export const consultaLenta = z.object({
  texto: z.string(),
  veces: z.number(),
  mediaMs: z.number(),
  /** Of all the time that the database gave to statements. */
  parte: z.number(),
});
export type ConsultaLenta = z.output<typeof consultaLenta>;

export const consultas = z.object({
  enMarcha: z.array(consultaEnMarcha),
  /** Null: the database keeps no account of them. */
  lentas: z.array(consultaLenta).nullable(),
});
export type Consultas = z.output<typeof consultas>;

/** The finding of the screen, in one sentence. */
export function halladoEnConsultas({ enMarcha, lentas }: Consultas): string {
  const esperan = enMarcha.filter(({ esperaA }) => esperaA.length > 0).length;
  if (esperan > 0) return `${cuenta(esperan, 'consulta espera', 'consultas esperan')} a que otra termine`;
  if (enMarcha.length > 0)
    return enMarcha.length === 1
      ? 'Una consulta lleva más de un segundo'
      : `${enMarcha.length} consultas llevan más de un segundo`;
  if (lentas && lentas.length > 0)
    return lentas.length === 1
      ? 'Ninguna consulta se atasca; una tarda más de lo normal'
      : `Ninguna consulta se atasca; ${lentas.length} tardan más de lo normal`;
  return 'Ninguna consulta lleva más de un segundo';
}
