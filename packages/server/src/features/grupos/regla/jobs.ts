import { SISTEMA } from '@catedra/shared/core/actor.ts';
import { sql } from 'drizzle-orm';
import { aplicarRegla, type PorAplicar } from '#features/grupos/regla/aplicar.ts';
import { leerContexto } from '#features/grupos/regla/contexto.ts';
import { ponerAlDia, type PorPonerAlDia } from '#features/grupos/regla/seguir.ts';
import { runWork } from '#platform/changes/work.ts';
import { job } from '#platform/job.ts';
import type { Platform } from '#platform/platform.ts';

async function aplicarEntera(platform: Platform, cual: PorAplicar): Promise<void> {
  let desde: string | undefined;
  for (let siguen = true; siguen; )
    ({ siguen, hasta: desde } = await runWork(platform, SISTEMA, 'grupos.aplicar-regla', (work) =>
      aplicarRegla(work, cual, desde),
    ));
}

/** Brings a whole group in line with its rule, some people at a time. */
export const aplicarReglaDespues = job<PorAplicar>('grupos.aplicar-regla', aplicarEntera);

/** Some people with every rule. */
export const ponerAlDiaDespues = job<PorPonerAlDia>('grupos.poner-al-dia', (platform, cuales) =>
  runWork(platform, SISTEMA, 'grupos.poner-al-dia', (work) => ponerAlDia(work, cuales)),
);

/** Those who enter or leave because days pass. */
export async function reglasDelDia(platform: Platform): Promise<void> {
  const { hoy } = await leerContexto(platform.db, platform.clock.now());
  const { rows } = await platform.db.execute<{ id: string }>(
    sql`select grupo_id as id from grupo_reglas where proximo <= ${hoy} order by grupo_id`,
  );
  for (const { id } of rows) await aplicarEntera(platform, { grupoId: id });
}

export const reglasJobs = [
  aplicarReglaDespues,
  ponerAlDiaDespues,
  job('grupos.reglas-del-dia', reglasDelDia, { schedule: '4 * * * *' }),
];
