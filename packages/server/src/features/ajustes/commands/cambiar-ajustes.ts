import { cambiaAjustes } from '@catedra/shared/ajustes/policy.ts';
import type { Ajustes, CambioDeAjustes } from '@catedra/shared/ajustes/schemas.ts';
import { sinPermiso } from '@catedra/shared/core/errors.ts';
import { leerAjustes } from '#features/ajustes/queries.ts';
import { ajustesTable } from '#features/ajustes/table.ts';
import type { Work } from '#platform/changes/work.ts';

/** Decides something for every account from now on; what was given before stays as it was given. */
export async function cambiarAjustes(work: Work, cambio: CambioDeAjustes): Promise<Ajustes> {
  if (!cambiaAjustes(work.actor)) throw sinPermiso();
  if (Object.keys(cambio).length > 0)
    await work.tx
      .insert(ajustesTable)
      .values({ unico: true, ...cambio })
      .onConflictDoUpdate({ target: ajustesTable.unico, set: cambio });
  return leerAjustes(work.tx);
}
