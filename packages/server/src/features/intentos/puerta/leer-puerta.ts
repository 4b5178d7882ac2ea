import type { Actor } from '@catedra/shared/core/actor.ts';
import { matches } from '@catedra/shared/core/scope.ts';
import { type Evaluacion, evaluaciones } from '@catedra/shared/evaluaciones/collection.ts';
import { puedeVigilar } from '@catedra/shared/intentos/policy.ts';
import { puertaDe } from '@catedra/shared/intentos/puerta.ts';
import type { PuertaVista } from '@catedra/shared/intentos/puerta-vista.ts';
import { eq } from 'drizzle-orm';
import { evaluacionesTable } from '#features/evaluaciones/table.ts';
import { cuantosEsperan, leerAbiertaEn } from '#features/intentos/puerta/puerta.ts';
import { leerSuSala } from '#features/intentos/sala/leer-sala.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

/** Whoever watches everybody in it, or writes it. */
export const puedeAbrir = (actor: Actor, evaluacion: Pick<Evaluacion, 'cursoId'>): boolean =>
  !actor.quienMira &&
  (puedeVigilar(actor) === true ||
    matches(evaluaciones.policy.update(actor), { cursoId: evaluacion.cursoId }));

/** The door of an evaluation, for whoever watches people in it. */
export async function leerPuerta(
  db: Database | Tx,
  actor: Actor,
  id: string,
  now: Date,
): Promise<PuertaVista> {
  const sala = await leerSuSala(db, actor, id);
  const [reglas] = await db
    .select({ empezarJuntos: evaluacionesTable.empezarJuntos, abreEn: evaluacionesTable.abreEn })
    .from(evaluacionesTable)
    .where(eq(evaluacionesTable.id, id));
  const abiertaEn = await leerAbiertaEn(db, id);
  const puerta = reglas ? puertaDe(reglas, abiertaEn) : 'sin_puerta';
  return {
    puerta,
    abiertaEn: puerta === 'abierta' ? abiertaEn : null,
    esperan: puerta === 'sin_puerta' ? 0 : await cuantosEsperan(db, actor, id, now),
    puedeAbrir: puedeAbrir(actor, sala),
  };
}
