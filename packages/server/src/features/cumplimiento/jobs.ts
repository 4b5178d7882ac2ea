import { sql } from 'drizzle-orm';
import { contarRitmos } from '#features/cumplimiento/contar-ritmos.ts';
import type { Database } from '#platform/db/pool.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import { job } from '#platform/job.ts';

const DE_UNA_VEZ = 500;

/** Puts what was done in rounds after which another is open where it belongs, a few at a time. */
export async function pasarLasQueTocan(db: Database): Promise<void> {
  for (;;) {
    const pasadas = await inTransaction(db, async (tx) => {
      const { rows } = await tx.execute<{ n: number }>(sql`
        select pasar_rondas(array(select row(usuario_id, curso_id)::par_de_avance from matriculas_guardadas
          where siguiente_en <= ahora() order by siguiente_en limit ${DE_UNA_VEZ})) as n`);
      return rows[0]?.n ?? 0;
    });
    if (pasadas < DE_UNA_VEZ) return;
  }
}

/** Rounds are open at their moment without this. */
export const pasarRondas = job('cumplimiento.rondas', ({ db }) => pasarLasQueTocan(db), {
  schedule: '* * * * *',
});

export const contarRitmosDelDia = job('cumplimiento.ritmos', contarRitmos, { schedule: '13 * * * *' });
