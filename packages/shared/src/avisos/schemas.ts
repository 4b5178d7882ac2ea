import { z } from 'zod';
import { NOMBRES_DE_EVENTOS } from '#avisos/eventos.ts';
import { id } from '#core/fields.ts';

/** As many lines of the bell come at a time. */
export const LINEAS_DE_UNA_VEZ = 30;
/** More unread than these are not counted. */
export const NO_LEIDOS_CONTADOS = 99;
export const MESES_EN_LA_CAMPANA = 12;

export const lineaDeAviso = z.object({
  id: id(),
  evento: z.enum(NOMBRES_DE_EVENTOS as [string, ...string[]]),
  titulo: z.string(),
  /** The words of the title that name what it is about. */
  fuerte: z.string().nullable(),
  detalle: z.string().nullable(),
  /** Where it leads, inside the academy. */
  enlace: z.string(),
  accion: z.string().nullable(),
  en: z.iso.datetime(),
  leido: z.boolean(),
  /** Lines of the same kind that came together stand as one, and these are the others. */
  junto: z.array(id()),
});
export type LineaDeAviso = z.output<typeof lineaDeAviso>;

export const campana = z.object({
  lineas: z.array(lineaDeAviso),
  noLeidos: z.int(),
  /** From where the older ones go on; null at the end. */
  sigue: z.string().nullable(),
});
export type Campana = z.output<typeof campana>;

export const consultaDeCampana = z.strictObject({ desde: z.string().max(120).optional() });

/** Those that were read: some, or all up to the newest that was on the screen. */
export const leidos = z.union([
  z.strictObject({ ids: z.array(id()).min(1).max(500) }),
  z.strictObject({ hasta: z.iso.datetime() }),
]);
export type Leidos = z.output<typeof leidos>;

export const cuantosQuedan = z.object({ noLeidos: z.int() });

/** The key that a letter carries: whoever has it stops one thing for one person. */
export const claveDeBaja = z.string().regex(/^[\w-]{32}$/);
export const baja = z.object({ titulo: z.string() });
