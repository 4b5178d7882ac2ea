import { z } from 'zod';
import { momento } from '#core/fields.ts';
import { empezarIntento } from '#intentos/en-curso.ts';
import { PUERTAS } from '#intentos/puerta.ts';

export const esperarEnPuerta = empezarIntento.omit({ pestana: true });
export type EsperarEnPuerta = z.output<typeof esperarEnPuerta>;

export const enLaPuerta = z.object({ puerta: z.enum(PUERTAS), ahora: momento() });

/** The door as whoever watches sees it. */
export const puertaVista = z.object({
  puerta: z.enum(PUERTAS),
  abiertaEn: momento().nullable(),
  /** Of those whom one watches. */
  esperan: z.number().int(),
  puedeAbrir: z.boolean(),
});
export type PuertaVista = z.output<typeof puertaVista>;
