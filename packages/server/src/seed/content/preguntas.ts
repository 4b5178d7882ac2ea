import { academia } from '#seed/content/preguntas/academia.ts';
import { altura } from '#seed/content/preguntas/altura.ts';
import { auxilios } from '#seed/content/preguntas/auxilios.ts';
import { claro } from '#seed/content/preguntas/claro.ts';
import { datos } from '#seed/content/preguntas/datos.ts';
import { excel } from '#seed/content/preguntas/excel.ts';
import type { CarpetaDemo, PreguntaDemo } from '#seed/content/preguntas/pregunta.ts';

/** The folders of the bank, each after the one it is in. */
export const carpetas: readonly CarpetaDemo[] = [
  ...academia,
  ...altura,
  ...datos,
  ...claro,
  ...excel,
  ...auxilios,
];

export interface PreguntaDeCarpeta extends PreguntaDemo {
  readonly nombre: string;
  readonly carpeta: string;
}

/** Every question by the key that compositions name: `altura/anclajes/tipo-c`. */
export const preguntas: ReadonlyMap<string, PreguntaDeCarpeta> = new Map(
  carpetas.flatMap(({ clave, etiquetas, preguntas: suyas }) =>
    Object.entries(suyas).map(([nombre, una]) => [
      `${clave}/${nombre}`,
      {
        ...una,
        nombre: `${clave}/${nombre}`,
        carpeta: clave,
        etiquetas: [...new Set([...etiquetas, ...una.etiquetas])].map((etiqueta) =>
          etiqueta.toLocaleLowerCase('es'),
        ),
      },
    ]),
  ),
);
