import type { TipoActividad } from '#actividades/contenido.ts';

/** How each kind of activity is called by those who learn; apart from the kinds, whose schemas their screens don't load. */
export const NOMBRE_DE_TIPO: Readonly<Record<TipoActividad, string>> = {
  lectura: 'Lectura',
  video: 'Vídeo',
  documento: 'Documento',
  enlace: 'Enlace',
  tarea: 'Tarea',
  evaluacion: 'Prueba',
};
