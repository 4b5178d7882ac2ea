import type { EstadoDeCorreo } from '@catedra/shared/avisos/correos.ts';
import { DomainError, noEncontrado } from '@catedra/shared/core/errors.ts';
import { sql } from 'drizzle-orm';
import { exigirCorreo } from '#features/avisos/correos/leer.ts';
import { repartir } from '#features/avisos/repartir.ts';
import type { Work } from '#platform/changes/work.ts';
import { repeatJob } from '#platform/jobs/given-up.ts';

interface Correo extends Record<string, unknown> {
  readonly estado: EstadoDeCorreo;
  readonly parada: boolean;
}

const YA_LLEGO = () =>
  new DomainError(409, 'CORREO_ENTREGADO', 'Este correo ya se entregó al servidor: no hay nada que repetir.');
const SIGUE_PARADA = () =>
  new DomainError(
    409,
    'DIRECCION_PARADA',
    'A esa dirección no se escribe porque se rechazó. Cámbiala en la ficha de la persona, o pulsa «Volver a escribir» en las direcciones paradas.',
  );
const NADA_QUE_DECIR = () =>
  new DomainError(
    409,
    'CORREO_SIN_NADA',
    'Ya no hay nada que mandar: lo que decía salió después en otro correo, o ya no se guarda.',
  );

/**
 * What did not arrive is tried again, under the same name: its lines are looked at anew, so what is not so any more is not
 * said. One that waits or is being handed over is left as it is.
 */
export async function reintentar(work: Work, id: string): Promise<{ estado: EstadoDeCorreo }> {
  exigirCorreo(work.actor);
  const { tx } = work;
  const ahora = work.now.toISOString();
  // What is being taken is written down anew: until then it would seem not to be there.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('avisos.repartir'))`);
  const { rows } = await tx.execute<Correo>(sql`
    select c.estado, exists (select from correos_parados q where q.correo = correo_de(c.usuario_id)) as parada
      from correos c where c.id = ${id} for update of c`);
  const [correo] = rows;
  if (!correo) throw noEncontrado();
  const { estado, parada } = correo;
  if (estado === 'entregado') throw YA_LLEGO();
  if (estado === 'esperando' || estado === 'saliendo') return { estado };
  if (parada) throw SIGUE_PARADA();
  const { rowCount } = await tx.execute(sql`update avisos set sale_en = ${ahora} where correo_id = ${id}`);
  if (!rowCount && !(await repeatJob(tx, id))) throw NADA_QUE_DECIR();
  await tx.execute(
    sql`update correos set estado = 'esperando', motivo = null, en = ${ahora} where id = ${id}`,
  );
  if (rowCount) await work.enqueue(repartir, {});
  return { estado: 'esperando' };
}
