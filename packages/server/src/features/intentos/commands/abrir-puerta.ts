import { noEncontrado, sinPermiso } from '@catedra/shared/core/errors.ts';
import type { Evaluacion } from '@catedra/shared/evaluaciones/collection.ts';
import { estaCerrada } from '@catedra/shared/intentos/apertura.ts';
import { aunNoAbre, evaluacionCerrada, sinPuerta } from '@catedra/shared/intentos/errors.ts';
import type { PuertaVista } from '@catedra/shared/intentos/puerta-vista.ts';
import { sql } from 'drizzle-orm';
import { evaluacionesBinding } from '#features/evaluaciones/binding.ts';
import { leerPuerta, puedeAbrir } from '#features/intentos/puerta/leer-puerta.ts';
import { leerSuSala } from '#features/intentos/sala/leer-sala.ts';
import type { Work } from '#platform/changes/work.ts';
import { find, recordChange } from '#platform/collections/store.ts';

/** Opens the door: those who wait begin as of this moment. Opened twice, also at once, it was opened the first time. */
export async function abrirPuerta(work: Work, id: string): Promise<PuertaVista> {
  const { tx, actor, now } = work;
  const sala = await leerSuSala(tx, actor, id);
  if (!puedeAbrir(actor, sala)) throw sinPermiso();
  const fila = await find(tx, evaluacionesBinding, actor, id, 'leer');
  if (!fila) throw noEncontrado();
  const evaluacion = fila as unknown as Evaluacion;
  if (!evaluacion.empezarJuntos) throw sinPuerta();
  if (evaluacion.estado !== 'publicada' || estaCerrada(evaluacion, now)) throw evaluacionCerrada();
  if (evaluacion.abreEn !== null && Date.parse(evaluacion.abreEn) > now.getTime()) throw aunNoAbre();
  const { rowCount } = await tx.execute(sql`
    insert into puertas (evaluacion_id, abierta_en, abierta_por) values (${id}, ${now.toISOString()}, ${actor.id})
    on conflict (evaluacion_id) do update set abierta_en = excluded.abierta_en, abierta_por = excluded.abierta_por
     where puertas.abierta_en < ${evaluacion.abreEn}::timestamptz`);
  // Every screen that waits hears of it.
  if (rowCount === 1) recordChange(work, evaluacionesBinding, fila, fila);
  return leerPuerta(tx, actor, id, now);
}
