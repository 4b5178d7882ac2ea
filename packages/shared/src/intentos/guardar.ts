/** An answer as a device sends it: the last revision it knows of, plus one. */
export interface Entrada {
  readonly lugar: number;
  readonly revision: number;
  readonly respuesta: unknown;
}

/** What the server keeps of a question. */
export interface Guardada {
  readonly lugar: number;
  readonly revision: number;
  readonly respuesta: unknown;
}

export type Veredicto = 'guardar' | 'ya_estaba' | 'hay_otra';

/** The highest revision wins; the same again is as good as new; equal and different, or lower, is refused. */
export function veredictoDe(
  entrada: Entrada,
  actual: Guardada,
  igual: (a: unknown, b: unknown) => boolean,
): Veredicto {
  if (entrada.revision > actual.revision) return 'guardar';
  return entrada.revision === actual.revision && igual(entrada.respuesta, actual.respuesta)
    ? 'ya_estaba'
    : 'hay_otra';
}

/** What a device has and the server lacks, by place. */
export const lasQueFaltan = (
  revisiones: Readonly<Record<string, number>>,
  guardadas: readonly Guardada[],
): number[] => {
  const porLugar = new Map(guardadas.map(({ lugar, revision }) => [lugar, revision]));
  return Object.entries(revisiones)
    .filter(([lugar, revision]) => (porLugar.get(Number(lugar)) ?? 0) < revision)
    .map(([lugar]) => Number(lugar));
};
