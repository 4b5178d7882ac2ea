import { type CifraDeCorreos, CORREOS_CONTADOS } from '@catedra/shared/avisos/registro.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { antesDe, DIA } from '@catedra/shared/core/duraciones.ts';
import { sql } from 'drizzle-orm';
import { exigirCorreo, SIN_LLEGAR } from '#features/avisos/correos/leer.ts';
import type { Database } from '#platform/db/pool.ts';

const SEMANA = 7 * DIA;

/** How many mails of the last seven days did not arrive, and of how many nobody knows. */
export async function leerCifra(db: Database, actor: Actor, now: Date): Promise<CifraDeCorreos> {
  exigirCorreo(actor);
  const desde = antesDe(now, SEMANA).toISOString();
  const { rows } = await db.execute<CifraDeCorreos & Record<string, unknown>>(sql`
    select count(*) filter (where estado <> 'no_se_sabe')::int as "noLlegaron",
           count(*) filter (where estado = 'no_se_sabe')::int as "noSeSabe"
      from (select estado from correos where ${SIN_LLEGAR} and en >= ${desde} limit ${CORREOS_CONTADOS}) suyos`);
  return rows[0] ?? { noLlegaron: 0, noSeSabe: 0 };
}
