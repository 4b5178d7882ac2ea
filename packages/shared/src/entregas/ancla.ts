import { z } from 'zod';
import { entero, id } from '#core/fields.ts';

/** As a share of the width and of the height, so that it is found at any size. */
const parte = z.number().min(0).max(1);

/** What of an answer is spoken of: a stretch of its text, a point of a picture or of a page, a second of a recording. */
export const ancla = z.discriminatedUnion('tipo', [
  z.strictObject({
    tipo: z.literal('texto'),
    cita: z
      .string()
      .min(1)
      .max(2000, 'Elige un trozo más corto: caben 2.000 caracteres.')
      .refine((cita) => cita.isWellFormed() && !/\p{Cc}/u.test(cita), 'Ese trozo no se puede citar.'),
    /** How far it begins in the text without blanks. */
    desde: entero(0, 1_000_000),
  }),
  z.strictObject({ tipo: z.literal('imagen'), archivoId: id(), x: parte, y: parte }),
  z.strictObject({
    tipo: z.literal('pagina'),
    archivoId: id(),
    pagina: entero(1, 10_000),
    x: parte,
    y: parte,
  }),
  z.strictObject({ tipo: z.literal('segundo'), archivoId: id(), segundo: z.number().min(0).max(86_400) }),
]);
export type Ancla = z.output<typeof ancla>;

/** What was said of a place of an answer, as its person reads it. */
export const anotacion = z.object({ id: id(), ancla, texto: z.string() });
export type Anotacion = z.output<typeof anotacion>;
