import {
  type CausaDeNota,
  cambioLaNota,
  type LugarMovido,
  type NotaEnElMomento,
} from '@catedra/shared/intentos/historia.ts';
import type { FilaDeIntento, FilaDePregunta } from '#features/intentos/filas.ts';
import { intentoNotasTable } from '#features/intentos/table.ts';
import type { Work } from '#platform/changes/work.ts';

export interface PorQueCambia {
  readonly causa: CausaDeNota;
  readonly motivo?: string;
  readonly lugares?: readonly LugarMovido[];
}

export const comoQuedaba = ({ estado, nota, provisional }: NotaEnElMomento): NotaEnElMomento => ({
  estado,
  nota,
  provisional,
});

/** What moved among the questions of an attempt. */
export const losQueMovio = (
  antes: readonly Pick<FilaDePregunta, 'lugar' | 'fraccion' | 'puntos'>[],
  despues: readonly Pick<FilaDePregunta, 'lugar' | 'fraccion' | 'puntos'>[],
): LugarMovido[] => {
  const eran = new Map(antes.map((una) => [una.lugar, una]));
  return despues.flatMap(({ lugar, fraccion, puntos }) => {
    const era = eran.get(lugar);
    if (!era || (era.fraccion === fraccion && era.puntos === puntos)) return [];
    return [
      {
        lugar,
        antes: { fraccion: era.fraccion, puntos: era.puntos },
        despues: { fraccion, puntos },
      },
    ];
  });
};

/** The questions of an attempt with what each of them was given. */
export const conLoCalificado = <T extends { readonly lugar: number }>(
  preguntas: readonly T[],
  calificadas: readonly Pick<FilaDePregunta, 'lugar' | 'fraccion'>[],
): (T & Pick<FilaDePregunta, 'fraccion'>)[] => {
  const dadas = new Map(calificadas.map(({ lugar, fraccion }) => [lugar, fraccion]));
  return preguntas.map((una) => ({ ...una, fraccion: dadas.get(una.lugar) ?? null }));
};

/** Keeps what an attempt's mark was and is, and why; nothing where nothing of it changed. */
export async function anotarNota(
  work: Work,
  antes: FilaDeIntento,
  despues: FilaDeIntento,
  { causa, motivo = '', lugares = [] }: PorQueCambia,
): Promise<void> {
  if (lugares.length === 0 && !cambioLaNota(antes, despues)) return;
  await work.tx.insert(intentoNotasTable).values({
    intentoId: despues.id,
    version: despues.version,
    en: work.now.toISOString(),
    por: work.actor.id,
    causa,
    motivo,
    antes: comoQuedaba(antes),
    despues: comoQuedaba(despues),
    lugares,
  });
}
