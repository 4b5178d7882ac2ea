import { z } from 'zod';
import { defineTipo, direccion, html } from '#actividades/tipos/tipo.ts';

export const enlace = defineTipo({
  tipo: 'enlace',
  nombre: 'Enlace',
  para: 'Una página de fuera de la academia.',
  contenido: z.strictObject({ tipo: z.literal('enlace'), url: direccion(), descripcion: html() }),
  vacio: { tipo: 'enlace', url: '', descripcion: '' },
  ricos: ['descripcion'],
  reglas: ['ver', 'manual'],
});
