import { direccionDeArchivo } from '@catedra/shared/archivos/direccion.ts';
import { idDe } from '#seed/content/id.ts';

/** With its measures, as the editor writes them: its room is kept while it comes. */
const dibujo = (nombre: string, alt: string): string =>
  `<img src="${direccionDeArchivo(idDe(`archivo:${nombre}`))}" alt="${alt}" width="960" height="540" />`;

export const ALTURAS_DE_ANCLAJE = dibujo(
  'alturas-de-anclaje.webp',
  'Tres personas con la misma cuerda. En la 1, el anclaje está por encima de la cabeza; en la 2, a la altura del pecho; en la 3, a la altura de los pies.',
);

export const DISTANCIA_LIBRE = dibujo(
  'distancia-libre.webp',
  'Una persona que ha caído, sujeta a un anclaje. De arriba abajo, cuatro tramos: 1, la cuerda; 2, el absorbedor abierto; 3, del enganche a los pies; 4, el margen hasta el suelo.',
);
