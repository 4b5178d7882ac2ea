import { z } from 'zod';
import { defineTipo, direccionOpcional, html } from '#actividades/tipos/contenido.ts';
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
  ejemplo: {
    tipo: 'video',
    archivoId: null,
    url: 'https://vimeo.com/76979871',
    segundos: 62,
    subtitulos: [],
    descripcion: '<p>Fíjate en las manos.</p>',
  },
  listaSi: ['archivoId', 'url'],
  archivo: { fuente: ['archivoId', 'url'], con: ['segundos', 'subtitulos'] },
  incoherencia: () => null,
  muestra: ({ url, archivoId, subtitulos: idiomas, descripcion }) => ({
    url,
    archivoId,
    lineas: idiomas.length > 0 ? [`Subtítulos: ${idiomas.map(({ nombre }) => nombre).join(', ')}`] : [],
    texto: descripcion,
  }),
});
