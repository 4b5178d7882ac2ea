import { sinPermiso } from '@catedra/shared/core/errors.ts';
import { porGrupos } from '@catedra/shared/core/scope.ts';
import { aQuienSigue } from '@catedra/shared/participantes/rules.ts';
import { tieneTrabajo } from '@catedra/shared/reportes/tiene-trabajo.ts';
import type { MiTrabajo } from '@catedra/shared/reportes/trabajo.ts';
import type { Lectura } from '#features/reportes/filtros.ts';
import { leerAQuienEscribir } from '#features/reportes/leer-a-quien-escribir.ts';
import { leerGruposQueTutelo } from '#features/reportes/leer-grupos-que-tutelo.ts';
import { leerPorCorregir } from '#features/reportes/leer-por-corregir.ts';
import type { Database } from '#platform/db/pool.ts';

const SIN_GRUPOS = { grupos: [], cuantosGrupos: 0 };

/** What waits for whoever marks or follows people, each part by its own permission. */
export async function leerTrabajo(db: Database, mesa: Omit<Lectura, 'personas'>): Promise<MiTrabajo> {
  if (!tieneTrabajo(mesa.actor)) throw sinPermiso();
  const sigue = aQuienSigue(mesa.actor);
  const lectura = { ...mesa, personas: [sigue] };
  const [porCorregir, personas, grupos] = await Promise.all([
    leerPorCorregir(db, mesa),
    sigue === false ? null : leerAQuienEscribir(db, lectura),
    porGrupos(sigue) ? leerGruposQueTutelo(db, lectura) : SIN_GRUPOS,
  ]);
  return { porCorregir, personas, ...grupos };
}
