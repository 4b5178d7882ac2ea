import { z } from 'zod';
import { defineTipo, html } from '#actividades/tipos/tipo.ts';

export const evaluacion = defineTipo({
  tipo: 'evaluacion',
  nombre: 'Evaluación',
  para: 'Una prueba con intentos, tiempo y nota.',
  contenido: z.strictObject({ tipo: z.literal('evaluacion'), descripcion: html() }),
  vacio: { tipo: 'evaluacion', descripcion: '' },
  ricos: ['descripcion'],
  reglas: ['aprobar', 'entregar'],
});
