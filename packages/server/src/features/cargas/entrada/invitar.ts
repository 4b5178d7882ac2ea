import type { PrevisionDeInvitar } from '@catedra/shared/cargas/schemas.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { eq, sql } from 'drizzle-orm';
import { notify } from '#features/avisos/offers.ts';
import { alcanzadaPor } from '#features/cargas/entrada/esperan-contrasena.ts';
import { HA_ENTRADO } from '#features/cargas/entrada/ha-entrado.ts';
import { actorDe } from '#features/cargas/importar/en-marcha.ts';
import { encontrarCarga } from '#features/cargas/queries.ts';
import { cargasTable } from '#features/cargas/table.ts';
import { ceder } from '#features/cargas/filas/tandas.ts';
import { correoDeSesion } from '#features/sesion/offers.ts';
import { enActivoSql } from '#features/usuarios/table.ts';
import { runWork } from '#platform/changes/work.ts';
import type { Database } from '#platform/db/pool.ts';
import type { Platform } from '#platform/platform.ts';

const TANDA = 100;

/** Created by the upload, active, and not in yet by any door. */
const POR_ENTRAR = sql`f.resultado = 'creada' and ${enActivoSql(sql`u`)} and not ${HA_ENTRADO}`;

/** To whom an invitation would leave now. */
export async function preverInvitar(db: Database, actor: Actor, id: string): Promise<PrevisionDeInvitar> {
  const { ordenadaPor, quien } = await encontrarCarga(db, actor, id);
  const { rows } = await db.execute<PrevisionDeInvitar & Record<string, unknown>>(sql`
    select count(u.correo)::int as "seInvita", count(*) filter (where u.correo is null)::int as "sinCorreo"
      from carga_filas f join usuarios u on u.id = f.usuario_id
     where f.carga_id = ${id} and ${POR_ENTRAR} and ${alcanzadaPor(await actorDe(db, ordenadaPor ?? quien))}`);
  return rows[0] ?? { seInvita: 0, sinCorreo: 0 };
}

/** Sends an invitation to those who were not sent one since `desde`; each part is done once, however often it is run. */
export async function invitarCreadas(platform: Platform, id: string, desde: string | null): Promise<void> {
  const [carga] = await platform.db.select().from(cargasTable).where(eq(cargasTable.id, id));
  if (carga?.estado !== 'importada') return;
  const actor = await actorDe(platform.db, carga.ordenadaPor ?? carga.quien);
  const donde = { ...platform, site: carga.sitio };
  for (let quedan = true; quedan; ) {
    quedan = await runWork(donde, actor, 'cargas.invitar', async (work) => {
      const { rows } = await work.tx.execute<{ id: string; linea: number; primera: boolean }>(sql`
        select u.id, f.linea, f.invitada_en is null as primera from carga_filas f join usuarios u on u.id = f.usuario_id
         where f.carga_id = ${id} and ${POR_ENTRAR} and u.correo is not null and ${alcanzadaPor(actor)}
           and (f.invitada_en is null ${desde ? sql`or f.invitada_en < ${desde}` : sql``})
         order by f.linea limit ${TANDA} for update of f skip locked`);
      const ids = rows.map((row) => row.id);
      if (ids.length === 0) return false;
      await work.tx.execute(
        sql`delete from enlaces where tipo = 'invitacion' and usuario_id = any(${sql.param(ids)}::uuid[])`,
      );
      const tipo = 'invitacion';
      await notify(work, correoDeSesion, ...ids.map((usuarioId) => ({ tipo, usuarioId }) as const));
      await work.tx.execute(sql`
        update carga_filas set invitada_en = ${work.now.toISOString()}
         where carga_id = ${id} and linea = any(${sql.param(rows.map(({ linea }) => linea))}::int[])`);
      await work.tx
        .update(cargasTable)
        .set({ invitadas: sql`${cargasTable.invitadas} + ${rows.filter(({ primera }) => primera).length}` })
        .where(eq(cargasTable.id, id));
      return rows.length === TANDA;
    });
    await ceder();
  }
}
