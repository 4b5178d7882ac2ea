import type { Ancla } from '@catedra/shared/entregas/ancla.ts';
import { minutoDe } from '@catedra/shared/entregas/anclas.ts';

const LONG = 90;

const short = (cita: string): string =>
  cita.length <= LONG ? cita : `${cita.slice(0, LONG - 1).trimEnd()}…`;

/** «una caja», «Página 3 de plano.pdf», «1:05 de voz.mp3»: of what a comment speaks, where it is not seen. */
export function placeWords(ancla: Ancla, archivos: readonly { id: string; nombre: string }[]): string {
  if (ancla.tipo === 'texto') return `«${short(ancla.cita)}»`;
  const nombre = archivos.find(({ id }) => id === ancla.archivoId)?.nombre ?? 'un archivo que ya no está';
  if (ancla.tipo === 'imagen') return `En ${nombre}`;
  return ancla.tipo === 'pagina'
    ? `Página ${ancla.pagina} de ${nombre}`
    : `${minutoDe(ancla.segundo)} de ${nombre}`;
}
