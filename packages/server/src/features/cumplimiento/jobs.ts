import { sql } from 'drizzle-orm';
import { inTransaction } from '#platform/db/transaction.ts';
import { job } from '#platform/job.ts';

const DE_UNA_VEZ = 500;

/** Rounds are open at their moment without this; it only puts what was done before where it belongs. */
export const pasarRondas = job(
  'cumplimiento.rondas',
  async ({ db }) => {
    for (;;) {
      const pasadas = await inTransaction(db, async (tx) => {
        const { rows } = await tx.execute<{ n: number }>(sql`
          select pasar_rondas(array(select row(usuario_id, curso_id)::par_de_avance from matriculas_guardadas
            where siguiente_en <= ahora() order by siguiente_en limit ${DE_UNA_VEZ})) as n`);
        return rows[0]?.n ?? 0;
      });
      if (pasadas < DE_UNA_VEZ) return;
    }
  },
  { schedule: '* * * * *' },
);
