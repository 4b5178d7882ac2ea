import { z } from 'zod';
import { defineTipo, html } from '#actividades/tipos/contenido.ts';
import { entero, texto, textoOpcional } from '#core/fields.ts';

export const nivel = z.strictObject({
  nombre: texto(60),
  puntos: z
    .number({ error: 'Escribe los puntos.' })
    .min(0, 'Los puntos no bajan de 0.')
    .max(1000, 'Como mucho 1000 puntos.'),
  /** How work of this level is. */
  descripcion: textoOpcional(300).optional(),
});
export type Nivel = z.output<typeof nivel>;

export const criterio = z.strictObject({
  titulo: texto(160),
  descripcion: textoOpcional(500),
  puntos: entero(1, 1000),
  /** How well it can be done and what each way is worth; without them, points are given freely. */
  niveles: z.array(nivel).max(6, 'Como mucho 6 niveles.').optional(),
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
  incoherencia: ({ pideTexto, maxArchivos, rubrica }) => {
    if (!pideTexto && maxArchivos === 0)
      return { 'contenido.maxArchivos': 'Pide un texto o, al menos, un archivo.' };
    const alto = rubrica.findIndex(({ puntos, niveles = [] }) => niveles.some((uno) => uno.puntos > puntos));
    return alto < 0
      ? null
      : {
          [`contenido.rubrica.${alto}.niveles`]: `Ningún nivel puede valer más que el criterio: ${rubrica[alto]?.puntos} puntos.`,
        };
  },
  muestra: ({ instrucciones, rubrica: { length: criterios } }) => ({
    lineas: criterios > 0 ? [`Rúbrica de ${criterios} ${criterios === 1 ? 'criterio' : 'criterios'}`] : [],
    texto: instrucciones,
  }),
});

export type Tarea = z.output<typeof tarea.contenido>;
