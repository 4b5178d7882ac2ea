import type { Carpeta, Carpetas } from '@catedra/shared/preguntas/schemas.ts';

export interface Rama {
  readonly carpeta: Carpeta;
  readonly nivel: number;
}

/** The folders as a tree in lines: each under its own, by name. */
export function ramas(carpetas: readonly Carpeta[], padreId: string | null = null, nivel = 0): Rama[] {
  return carpetas
    .filter((una) => una.padreId === padreId)
    .toSorted((a, b) => a.nombre.localeCompare(b.nombre, 'es'))
    .flatMap((carpeta) => [{ carpeta, nivel }, ...ramas(carpetas, carpeta.id, nivel + 1)]);
}

export const folderOptions = (datos: Carpetas | undefined) =>
  ramas(datos?.carpetas ?? []).map(({ carpeta, nivel }) => ({
    value: carpeta.id,
    label: `${'   '.repeat(nivel)}${carpeta.nombre}`,
  }));

/** How many questions there are in a folder and in those under it. */
export const preguntasBajo = (carpetas: readonly Carpeta[], id: string): number =>
  carpetas
    .filter((una) => una.padreId === id)
    .reduce(
      (suma, una) => suma + preguntasBajo(carpetas, una.id),
      carpetas.find((una) => una.id === id)?.preguntas ?? 0,
    );
