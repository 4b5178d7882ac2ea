import { z } from 'zod';
import { defineTipo, html } from '#actividades/tipos/tipo.ts';
import { entero, texto, textoOpcional } from '#core/fields.ts';

export const criterio = z.strictObject({
  titulo: texto(160),
  descripcion: textoOpcional(500),
  puntos: entero(1, 1000),
});
export type Criterio = z.output<typeof criterio>;

export const tarea = defineTipo({
  tipo: 'tarea',
  nombre: 'Tarea',
  para: 'Un trabajo que la persona entrega y alguien corrige.',
  contenido: z.strictObject({
    tipo: z.literal('tarea'),
    instrucciones: html(),
    /** What is handed in: a text, files, or both. */
    pideTexto: z.boolean(),
    maxArchivos: entero(0, 20),
    /** Empty: one mark from 0 to 10. Otherwise the mark is the share of the points, over 10. */
    rubrica: z.array(criterio).max(20, 'Como mucho 20 criterios.'),
    /** Null: as many as the tutor gives back. */
    maxIntentos: entero(1, 20).nullable(),
    admiteTarde: z.boolean(),
  }),
  vacio: {
    tipo: 'tarea',
    instrucciones: '',
    pideTexto: true,
    maxArchivos: 5,
    rubrica: [],
    maxIntentos: null,
    admiteTarde: true,
  },
  ricos: ['instrucciones'],
  reglas: ['entregar', 'aprobar', 'manual'],
});
