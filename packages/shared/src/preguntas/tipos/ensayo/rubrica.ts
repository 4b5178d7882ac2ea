import { z } from 'zod';
import { criterio, type Criterio } from '#actividades/tipos/tarea/contenido.ts';
import { comunClave, rico } from '#preguntas/tipos/tipo.ts';

/** What whoever marks has in sight; without criteria, points are given freely. */
export const claveAMano = z.strictObject({
  ...comunClave,
  rubrica: z.array(criterio).max(20, 'Como mucho 20 criterios.'),
  guia: rico(),
});

export const claveAManoVacia: z.output<typeof claveAMano> = { explicacion: '', rubrica: [], guia: '' };

export const fallosDeRubrica = (rubrica: readonly Criterio[]): string[] =>
  rubrica.flatMap(({ titulo, puntos, niveles = [] }) =>
    niveles.some((uno) => uno.puntos > puntos)
      ? [`En «${titulo}» ningún nivel puede valer más que el criterio: ${puntos} puntos.`]
      : [],
  );
