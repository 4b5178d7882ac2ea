import { SISTEMA } from '@catedra/shared/core/actor.ts';
import { DomainError } from '@catedra/shared/core/errors.ts';
import { avisarDeSorteoCorto } from '#features/evaluaciones/offers.ts';
import { runWork } from '#platform/changes/work.ts';
import type { Platform } from '#platform/platform.ts';

/** Whoever can't begin because there are too few questions is told so, and whoever prepares them hears of it. */
export async function diciendoSorteosCortos<T>(
  platform: Platform,
  evaluacionId: string,
  run: () => Promise<T>,
): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof DomainError && error.code === 'SORTEO_CORTO')
      await runWork(platform, SISTEMA, 'evaluaciones.avisar-de-sorteo-corto', (work) =>
        avisarDeSorteoCorto(work, evaluacionId),
      );
    throw error;
  }
}
