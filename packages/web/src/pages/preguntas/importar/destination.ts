import type { Importacion } from '@catedra/shared/importaciones/schemas.ts';
import type { Carpeta, Carpetas } from '@catedra/shared/preguntas/schemas.ts';

/** From the top down. */
function pathOf(carpetas: readonly Carpeta[], id: string | null): string[] {
  const una = carpetas.find((otra) => otra.id === id);
  return una ? [...pathOf(carpetas, una.padreId), una.nombre] : [];
}

/** «Prevención / Banco de 2016»; null while nothing was chosen, or what was chosen is not there any more. */
export function destinationName({ destino }: Importacion, datos: Carpetas | undefined): string | null {
  const { carpetaId, evaluacionId, nueva } = destino;
  const path = carpetaId
    ? pathOf(datos?.carpetas ?? [], carpetaId)
    : evaluacionId
      ? ['La carpeta del curso']
      : [];
  const whole = [...path, ...(nueva ? [nueva] : [])];
  return whole.length === 0 ? null : whole.join(' / ');
}
