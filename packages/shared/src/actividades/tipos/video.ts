import { z } from 'zod';
import { defineTipo, direccionOpcional, html } from '#actividades/tipos/tipo.ts';
import { entero, id, texto } from '#core/fields.ts';

const subtitulos = z.strictObject({
  archivoId: id(),
  /** BCP 47: the browser offers them by language. */
  idioma: z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'Elige un idioma.'),
  nombre: texto(60),
});
export type Subtitulos = z.output<typeof subtitulos>;

export const video = defineTipo({
  tipo: 'video',
  nombre: 'Vídeo',
  para: 'Un vídeo tuyo, o uno de YouTube o Vimeo.',
  contenido: z.strictObject({
    tipo: z.literal('video'),
    /** The uploaded file; without one, the address of a video elsewhere. */
    archivoId: id().nullable(),
    url: direccionOpcional(),
    /** Its length, which the author's browser measured: the share that was watched is of this. */
    segundos: entero(0, 86_400).nullable(),
    subtitulos: z.array(subtitulos).max(12, 'Como mucho 12 idiomas.'),
    descripcion: html(),
  }),
  vacio: { tipo: 'video', archivoId: null, url: '', segundos: null, subtitulos: [], descripcion: '' },
  ricos: ['descripcion'],
  reglas: ['porcentaje', 'ver', 'manual'],
});
