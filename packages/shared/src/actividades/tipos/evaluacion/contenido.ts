import { z } from 'zod';
import { defineTipo, html } from '#actividades/tipos/contenido.ts';

export const evaluacion = defineTipo({
  tipo: 'evaluacion',
  contenido: z.strictObject({ tipo: z.literal('evaluacion'), descripcion: html() }),
  vacio: { tipo: 'evaluacion', descripcion: '' },
  ejemplo: { tipo: 'evaluacion', descripcion: '<p>Lo que viste en las tres lecturas.</p>' },
  listaSi: 'evaluacion_publicada',
  incoherencia: () => null,
  muestra: ({ descripcion }) => ({ texto: descripcion }),
});

export type DeEvaluacion = z.output<typeof evaluacion.contenido>;
