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

/**
 * What is kept wherever a device brings something else that nobody took: the last that it has of a place is neither what
 * is kept nor what stands apart.
 */
export function lasNoTomadas(
  traidas: readonly Entrada[],
  guardadas: readonly Guardada[],
  apartadas: readonly Guardada[],
  igual: (a: unknown, b: unknown) => boolean,
): Guardada[] {
  const ultima = new Map<number, number>();
  for (const { lugar, revision } of traidas) ultima.set(lugar, Math.max(revision, ultima.get(lugar) ?? 0));
  const apartada = ({ lugar, revision, respuesta }: Entrada): boolean =>
    apartadas.some(
      (una) => una.lugar === lugar && una.revision === revision && igual(una.respuesta, respuesta),
    );
  const sinTomar = ({ lugar, ...actual }: Guardada): boolean =>
    traidas.some(
      (una) =>
        una.lugar === lugar &&
        una.revision === ultima.get(lugar) &&
        veredictoDe(una, { lugar, ...actual }, igual) !== 'ya_estaba' &&
        !apartada(una),
    );
  return guardadas.filter(sinTomar).map(({ lugar, revision, respuesta }) => ({ lugar, revision, respuesta }));
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
