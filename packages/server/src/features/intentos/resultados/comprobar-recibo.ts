import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import type { ReciboComprobado } from '@catedra/shared/intentos/despues.ts';
import { puedeVerIntentos } from '@catedra/shared/intentos/policy.ts';
import { sql } from 'drizzle-orm';
import { codigoCon, FORMULA_SIN_RESPUESTAS, leerLlave } from '#features/intentos/acabar/codigo.ts';
import { leerRecibo } from '#features/intentos/acabar/recibo.ts';
import { lasDe } from '#features/intentos/alcance.ts';
import { leerPreguntas } from '#features/intentos/filas.ts';
import { leerReglas } from '#features/intentos/resultados/leer-resultados.ts';
import { intentosTable } from '#features/intentos/table.ts';
import type { Database } from '#platform/db/pool.ts';

/** A receipt by its code: one that nobody has and one of somebody out of sight are the same. */
export async function comprobarRecibo(db: Database, actor: Actor, codigo: string): Promise<ReciboComprobado> {
  const alcance = lasDe(actor, puedeVerIntentos(actor));
  const [intento] = await db
    .select()
    .from(intentosTable)
    .where(sql`${intentosTable.codigo} = ${codigo} and exists (
      select from usuarios u where u.id = ${intentosTable.usuarioId} and ${alcance})`)
    .limit(1);
  if (!intento) throw noEncontrado();
  await leerReglas(db, actor, intento.evaluacionId);
  const [recibo, respuestas, llave] = await Promise.all([
    leerRecibo(db, intento),
    leerPreguntas(db, intento.id),
    leerLlave(db),
  ]);
  const { id: intentoId, entregadoEn, reciboFormula } = intento;
  const sale = codigoCon(llave, { intentoId, entregadoEn: entregadoEn ?? '', respuestas }, reciboFormula);
  return {
    ...recibo,
    concuerda: sale === codigo,
    cubreRespuestas: reciboFormula !== FORMULA_SIN_RESPUESTAS,
  };
}
