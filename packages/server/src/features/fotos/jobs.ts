import { randomUUID } from 'node:crypto';
import { MINUTO } from '@catedra/shared/core/duraciones.ts';
import { AÑOS_GUARDADAS } from '@catedra/shared/fotos/guardadas.ts';
import { mesQueAcabo } from '@catedra/shared/fotos/mes.ts';
import { sql } from 'drizzle-orm';
import { fotosTable } from '#features/fotos/table.ts';
import { tomarFoto } from '#features/fotos/tomar-foto.ts';
import type { Tx } from '#platform/db/pool.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { job } from '#platform/job.ts';
import type { Platform } from '#platform/platform.ts';

type Casa = Pick<Platform, 'db' | 'clock' | 'config'>;

const DE_UNA_VEZ = 20_000;

/** Thousands of people in dozens of courses take longer than what is asked on a page. */
const LIMITE_MS = 10 * MINUTO;

const enSuMomento = (db: Casa['db'], now: Date, hacer: (tx: Tx) => Promise<void>): Promise<void> =>
  inTransaction(
    db,
    async (tx) => {
      await tx.execute(sql.raw(`set local statement_timeout = ${LIMITE_MS}`));
      await hacer(tx);
    },
    { now },
  );

/** What is older than is kept, some thousands of rows at a time. */
async function retirarViejas(db: Casa['db'], now: Date): Promise<void> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from fotos where tomada_en < ${now.toISOString()}::timestamptz - make_interval(years => ${AÑOS_GUARDADAS})`);
  for (const { id } of rows) {
    for (;;) {
      const { rowCount } = await db.execute(sql`
        delete from foto_filas where ctid = any(array(select ctid from foto_filas where foto_id = ${id} limit ${DE_UNA_VEZ}))`);
      if ((rowCount ?? 0) < DE_UNA_VEZ) break;
    }
    await db.execute(
      sql`with c as (delete from foto_cursos where foto_id = ${id}) delete from fotos where id = ${id}`,
    );
  }
}

/** The month that ended, if it has no picture yet: in its first hour or, if nothing ran then, as soon as something does. */
export async function fotografiarElMes({ db, clock, config }: Casa): Promise<void> {
  const now = clock.now();
  const mes = mesQueAcabo(now, config.ZONA_HORARIA);
  await enSuMomento(db, now, async (tx) => {
    // Of a month in which nobody had anything yet there is nothing to show.
    const { rows } = await tx.execute<{ id: string }>(sql`
      insert into ${fotosTable} (id, mes, zona)
        select ${randomUUID()}, ${mes}, ${config.ZONA_HORARIA}
         where exists (select from matriculas where desde < (${`${mes}-01`}::date + interval '1 month') at time zone ${config.ZONA_HORARIA})
        on conflict (mes) do nothing returning id`);
    const [nueva] = rows;
    if (nueva) await tomarFoto(tx, nueva.id, now);
  });
  await retirarViejas(db, now);
}

/** Takes one that somebody asked for; done twice it is the same one. */
export const tomarPedida = job<{ id: string }>('fotos.tomar', ({ db, clock }, { id }) =>
  enSuMomento(db, clock.now(), (tx) => tomarFoto(tx, id, clock.now())),
);

export const fotosJobs = [job('fotos.mes', fotografiarElMes, { schedule: '7 * * * *' }), tomarPedida];
