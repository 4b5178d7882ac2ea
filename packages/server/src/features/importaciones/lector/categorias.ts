import { MAX_PREGUNTAS_DE_IMPORTACION } from '@catedra/shared/importaciones/limites.ts';
import type { Categoria } from '@catedra/shared/importaciones/schemas.ts';

const nombreDe = (carpeta: readonly string[]): string => JSON.stringify(carpeta);

/** The folders of a file in parts that can come at once. */
export const enPartes = (vistas: ReadonlyMap<string, number>): Categoria[] =>
  [...vistas].flatMap(([nombre, cuantas]) =>
    Array.from({ length: Math.ceil(cuantas / MAX_PREGUNTAS_DE_IMPORTACION) }, (_, i) => {
      const desde = i * MAX_PREGUNTAS_DE_IMPORTACION;
      return {
        carpeta: JSON.parse(nombre) as string[],
        desde,
        preguntas: Math.min(MAX_PREGUNTAS_DE_IMPORTACION, cuantas - desde),
      };
    }),
  );

/** Whether a question, by its folder and its place in it, is in one of the parts. */
export const estaEn = (partes: readonly Categoria[], carpeta: readonly string[], orden: number): boolean =>
  partes.some(
    (una) =>
      nombreDe(una.carpeta) === nombreDe(carpeta) && orden >= una.desde && orden < una.desde + una.preguntas,
  );
