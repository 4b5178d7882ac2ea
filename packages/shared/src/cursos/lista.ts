import { z } from 'zod';
import { id } from '#core/fields.ts';
import { dividir } from '#texto/seed-rules.ts';

/** What the courses one may see are filed under, to file the next one alike. */
export const palabrasDeCursos = z.object({ categorias: z.array(z.string()), etiquetas: z.array(z.string()) });
export type PalabrasDeCursos = z.output<typeof palabrasDeCursos>;

export const consultaPorCompletar = z.strictObject({
  ids: z
    .string()
    .max(4000)
    .transform((text) => dividir(text).filter(Boolean))
    .pipe(z.array(id()).max(100, 'Como mucho 100 cursos.')),
});

/** How many visible activities of each course still hold nothing; courses with none are not named. */
export const porCompletar = z.record(z.string(), z.number().int());
export type PorCompletar = z.output<typeof porCompletar>;
