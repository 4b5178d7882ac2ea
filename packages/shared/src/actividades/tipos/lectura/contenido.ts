import { z } from 'zod';
import { defineTipo, html } from '#actividades/tipos/contenido.ts';

export const lectura = defineTipo({
  tipo: 'lectura',
  contenido: z.strictObject({ tipo: z.literal('lectura'), html: html() }),
  vacio: { tipo: 'lectura', html: '' },
  ejemplo: { tipo: 'lectura', html: '<p>Antes de empezar, mira alrededor.</p>' },
  listaSi: ['html'],
  incoherencia: () => null,
  muestra: (contenido) => ({ texto: contenido.html }),
});
