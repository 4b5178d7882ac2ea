import { z } from 'zod';
import { defineTipo, html } from '#actividades/tipos/tipo.ts';

export const lectura = defineTipo({
  tipo: 'lectura',
  nombre: 'Lectura',
  para: 'Un texto con imágenes, tablas o fórmulas, escrito aquí mismo.',
  contenido: z.strictObject({ tipo: z.literal('lectura'), html: html() }),
  vacio: { tipo: 'lectura', html: '' },
  ricos: ['html'],
  reglas: ['ver', 'tiempo', 'manual'],
});
