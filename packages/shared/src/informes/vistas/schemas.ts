import { z } from 'zod';
import { id, texto } from '#core/fields.ts';

export const MAX_VISTAS = 50;

/** What an address asks of a report, as the page writes it: filters, order and columns, each by its name. */
const busqueda = z
  .record(z.string().max(80), z.string().max(3000))
  .refine((una) => Object.keys(una).length <= 60, { error: 'Son demasiados filtros para una vista.' });

const deInforme = { informe: z.string().max(40) };

export const vistaEscrita = z.strictObject({
  ...deInforme,
  nombre: texto(80),
  busqueda,
  /** Also for whoever else may read the report. */
  compartida: z.boolean(),
  /** The one that it comes from; 0 where there is none yet. */
  version: z.number().int().min(0),
});
export type VistaEscrita = z.output<typeof vistaEscrita>;

/** A report as somebody left it, under a name. */
export const vista = vistaEscrita.extend({ id: id(), nombre: z.string(), mia: z.boolean() });
export type Vista = z.output<typeof vista>;

export const vistasDe = z.strictObject(deInforme);
export const vistas = z.object({
  vistas: z.array(vista),
  /** The one that opens by itself to whoever reads. */
  usual: id().nullable(),
});

export const vistaUsual = z.strictObject({ ...deInforme, vistaId: id().nullable() });
export type VistaUsual = z.output<typeof vistaUsual>;
