import { z } from 'zod';
import { id } from '#core/fields.ts';
import { LETRAS_DE_MODELO } from '#intentos/papel/modelos.ts';
import { clave } from '#preguntas/schemas.ts';
import { publica } from '#preguntas/tipos.ts';

export const consultaDePapel = z.strictObject({
  modelos: z.coerce.number().int().min(1).max(LETRAS_DE_MODELO.length).default(1),
});
export type ConsultaDePapel = z.output<typeof consultaDePapel>;

const preguntaEnPapel = z.object({
  preguntaId: id(),
  seccion: z.number().int(),
  puntos: z.number(),
  /** The place, in this model, of the description it stands under. */
  bajo: z.number().int().nullable(),
  /** As this model shows it. */
  publica,
  clave,
});
export type PreguntaEnPapel = z.output<typeof preguntaEnPapel>;

const modelo = z.object({
  letra: z.enum(LETRAS_DE_MODELO).nullable(),
  preguntas: z.array(preguntaEnPapel),
});

export const papel = z.object({
  titulo: z.string(),
  curso: z.string(),
  minutos: z.number().int().nullable(),
  secciones: z.array(z.string()),
  modelos: z.array(modelo),
  /** Questions that are not finished, and are on no sheet. */
  sinTerminar: z.number().int(),
});
export type Papel = z.output<typeof papel>;
export type ModeloImpreso = Papel['modelos'][number];
