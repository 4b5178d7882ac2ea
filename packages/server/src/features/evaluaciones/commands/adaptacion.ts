import type { Actor } from '@catedra/shared/core/actor.ts';
import { sinPermiso, versionAntigua } from '@catedra/shared/core/errors.ts';
import type { Factor } from '@catedra/shared/evaluaciones/efectivo.ts';
import { puedeEditarAdaptaciones, puedeVerAdaptaciones } from '@catedra/shared/evaluaciones/policy.ts';
import type { Adaptacion } from '@catedra/shared/evaluaciones/schemas.ts';
import { sql } from 'drizzle-orm';
import { notify } from '#features/avisos/offers.ts';
import { exigirPersona } from '#features/evaluaciones/alcance.ts';
import { avisoDeAdaptacion } from '#features/evaluaciones/notices.ts';
import type { Work } from '#platform/changes/work.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

async function consulta(db: Database | Tx, usuarioId: string): Promise<Adaptacion> {
  const { rows } = await db.execute<Adaptacion & Record<string, unknown>>(
    sql`select factor, motivo, version from adaptaciones where usuario_id = ${usuarioId}`,
  );
  return rows[0] ?? { factor: null, motivo: '', version: 0 };
}

/** The only way out of the reason, which is health data. */
export async function leerAdaptacion(db: Database, actor: Actor, usuarioId: string): Promise<Adaptacion> {
  await exigirPersona(db, puedeVerAdaptaciones(actor), usuarioId);
  return consulta(db, usuarioId);
}

interface Entrada {
  readonly version: number;
  readonly factor: Factor | null;
  readonly motivo: string;
}

/** Gives, changes or takes away someone's accommodation; the log says that it changed, never why. */
export async function guardarAdaptacion(
  work: Work,
  usuarioId: string,
  entrada: Entrada,
): Promise<Adaptacion> {
  const edita = puedeEditarAdaptaciones(work.actor);
  if (edita === false) throw sinPermiso();
  await exigirPersona(work.tx, puedeVerAdaptaciones(work.actor), usuarioId);
  await exigirPersona(work.tx, edita, usuarioId);
  await work.tx.execute(sql`select from usuarios where id = ${usuarioId} for no key update`);
  const antes = await consulta(work.tx, usuarioId);
  const { factor } = entrada;
  const motivo = factor === null ? '' : entrada.motivo.trim();
  if (antes.factor === factor && antes.motivo === motivo) return antes;
  if (antes.version !== entrada.version) throw versionAntigua(antes);
  if (factor === null) await work.tx.execute(sql`delete from adaptaciones where usuario_id = ${usuarioId}`);
  else
    await work.tx.execute(sql`
      insert into adaptaciones as a (usuario_id, factor, motivo, por, en)
      values (${usuarioId}, ${factor}, ${motivo}, ${work.actor.id}, ${work.now.toISOString()})
      on conflict (usuario_id) do update
         set factor = excluded.factor, motivo = excluded.motivo, por = excluded.por, en = excluded.en,
             version = a.version + 1`);
  work.record({
    coleccion: 'adaptaciones',
    documento: usuarioId,
    antes: null,
    despues: null,
    detalle: { adaptacion: [null, 'cambiada'] },
  });
  const despues = await consulta(work.tx, usuarioId);
  if (factor !== null && factor !== antes.factor)
    await notify(work, avisoDeAdaptacion, { usuarioId, version: despues.version });
  return despues;
}
