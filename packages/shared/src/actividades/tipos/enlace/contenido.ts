import { z } from 'zod';
import { defineTipo, direccion, html } from '#actividades/tipos/contenido.ts';

export const enlace = defineTipo({
  tipo: 'enlace',
  contenido: z.strictObject({ tipo: z.literal('enlace'), url: direccion(), descripcion: html() }),
  vacio: { tipo: 'enlace', url: '', descripcion: '' },
  ejemplo: { tipo: 'enlace', url: 'https://www.boe.es', descripcion: '<p>La ley entera.</p>' },
  listaSi: ['url'],
  incoherencia: () => null,
  muestra: ({ url, descripcion }) => ({ url, texto: descripcion }),
});
