import { z } from 'zod';
import { texto, textoOpcional } from '#core/fields.ts';
import { textoRico } from '#cursos/texto-rico.ts';

export const TIPOS_ACTIVIDAD = ['lectura', 'video', 'documento', 'enlace', 'tarea', 'evaluacion'] as const;
export type TipoActividad = (typeof TIPOS_ACTIVIDAD)[number];

const html = () => textoRico(200_000);
const direccion = () =>
  texto(2000).refine(
    (value) => /^https?:\/\/[^\s]+$/.test(value),
    'Escribe una dirección que empiece por https://.',
  );

/** What an activity holds, by its kind. */
export const contenido = z.discriminatedUnion(
  'tipo',
  [
    z.strictObject({ tipo: z.literal('lectura'), html: html() }),
    z.strictObject({ tipo: z.literal('video'), url: direccion(), descripcion: html() }),
    z.strictObject({ tipo: z.literal('documento'), nombre: textoOpcional(200), descripcion: html() }),
    z.strictObject({ tipo: z.literal('enlace'), url: direccion(), descripcion: html() }),
    z.strictObject({ tipo: z.literal('tarea'), instrucciones: html() }),
    z.strictObject({ tipo: z.literal('evaluacion'), descripcion: html() }),
  ],
  { error: 'El contenido no corresponde a ningún tipo de actividad.' },
);
export type Contenido = z.output<typeof contenido>;

/** An empty content of each kind, to start from. */
export const contenidoVacio = (tipo: TipoActividad): Contenido => {
  if (tipo === 'lectura') return { tipo, html: '' };
  if (tipo === 'video' || tipo === 'enlace') return { tipo, url: '', descripcion: '' };
  if (tipo === 'documento') return { tipo, nombre: null, descripcion: '' };
  if (tipo === 'tarea') return { tipo, instrucciones: '' };
  return { tipo, descripcion: '' };
};
