import type { TipoActividad } from '#actividades/contenido.ts';

/** How each kind of activity is called on screen. */
export const NOMBRE_DE_TIPO: Readonly<Record<TipoActividad, string>> = {
  lectura: 'Lectura',
  video: 'Video',
  documento: 'Documento',
  enlace: 'Enlace',
  tarea: 'Tarea',
  evaluacion: 'Prueba',
};
