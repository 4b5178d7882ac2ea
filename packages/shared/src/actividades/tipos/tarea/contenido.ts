import { z } from 'zod';
import { defineTipo, html } from '#actividades/tipos/contenido.ts';
import { entero, texto, textoOpcional } from '#core/fields.ts';

export const criterio = z.strictObject({
  titulo: texto(160),
  descripcion: textoOpcional(500),
  puntos: entero(1, 1000),
});
export type Criterio = z.output<typeof criterio>;

export const tarea = defineTipo({
  tipo: 'tarea',
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
  ejemplo: {
    tipo: 'tarea',
    instrucciones: '<p>Cuenta cómo lo harías.</p>',
    pideTexto: true,
    maxArchivos: 2,
    rubrica: [{ titulo: 'Claridad', descripcion: null, puntos: 10 }],
    maxIntentos: 2,
    admiteTarde: true,
  },
  listaSi: ['instrucciones'],
  incoherencia: ({ pideTexto, maxArchivos }) =>
    pideTexto || maxArchivos > 0
      ? null
      : { 'contenido.maxArchivos': 'Pide un texto o, al menos, un archivo.' },
  muestra: ({ instrucciones, rubrica: { length: criterios } }) => ({
    lineas: criterios > 0 ? [`Rúbrica de ${criterios} ${criterios === 1 ? 'criterio' : 'criterios'}`] : [],
    texto: instrucciones,
  }),
});

export type Tarea = z.output<typeof tarea.contenido>;
