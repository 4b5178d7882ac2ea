import { z } from 'zod';
import { NOMBRES_DE_EVENTOS, type NombreDeEvento } from '#avisos/eventos.ts';
import { MAX_ASUNTO, MAX_CUERPO } from '#avisos/plantilla.ts';
import { entero, momento, texto } from '#core/fields.ts';

/** The name of a mail whose words the academy may change: that of its notice. */
export const claveDePlantilla = z
  .string()
  .regex(/^[a-z]+(?:[.-][a-z]+)+$/)
  .max(80);

const escrito = z.object({ asunto: z.string(), texto: z.string() });

const enLista = z.object({
  clave: z.string(),
  evento: z.enum(NOMBRES_DE_EVENTOS as [NombreDeEvento, ...NombreDeEvento[]]),
  /** What happened: «Te asignan un curso». */
  titulo: z.string(),
  /** When the academy last wrote it; null while it says what it always did. */
  editadaEn: momento().nullable(),
  editadaPor: z.string().nullable(),
  /** The academy changed it, and what it was changed from says something else now. */
  hayOtra: z.boolean(),
});
export type PlantillaEnLista = z.output<typeof enLista>;

export const plantillasDeCorreo = z.object({ plantillas: z.array(enLista) });

export const plantilla = enLista.extend({
  version: z.int(),
  asunto: z.string(),
  texto: z.string(),
  /** As the program says it today. */
  original: escrito,
  /** What may be named in it, with what it says in the sample. */
  campos: z.array(z.object({ campo: z.string(), dice: z.string(), ejemplo: z.string() })),
});
export type PlantillaDeCorreo = z.output<typeof plantilla>;

const cuerpo = texto(MAX_CUERPO);
const asunto = texto(MAX_ASUNTO).refine((dicho) => !/[\n\r]/.test(dicho), 'El asunto va en una sola línea.');

export const plantillaEscrita = z.strictObject({
  version: entero(0, 2_000_000_000),
  asunto,
  texto: cuerpo,
});
export type PlantillaEscrita = z.output<typeof plantillaEscrita>;

export const deLaVersion = z.strictObject({ version: entero(0, 2_000_000_000) });

export const paraMuestra = z.strictObject({ asunto, texto: cuerpo });

/** The mail itself, as it would be handed to the server. */
export const muestra = z.object({ asunto: z.string(), html: z.string(), texto: z.string() });
export type MuestraDeCorreo = z.output<typeof muestra>;
