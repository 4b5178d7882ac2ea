import { SISTEMA } from '@catedra/shared/core/actor.ts';
import { antesDe, DIA } from '@catedra/shared/core/duraciones.ts';
import { nombreDeTrabajo } from '@catedra/shared/tecnico/nombres.ts';
import { sql } from 'drizzle-orm';
import type { Hecho } from '#features/avisos/declaration.ts';
import { notice, notify } from '#features/avisos/notice.ts';
import { runWork } from '#platform/changes/work.ts';
import type { Database, Tx } from '#platform/db/pool.ts';
import { job } from '#platform/job.ts';
import type { Platform } from '#platform/platform.ts';

interface Fallido {
  readonly usuarioId: string;
  readonly trabajoId: string;
}

interface Fila extends Hecho {
  readonly cola: string;
  readonly veces: number;
}

/** Where it is seen why, and asked for again. */
const EN_TECNICO = '/admin/configuracion?vista=tecnico';

/** What was given up and nobody asked for again. */
async function leerFallidos(db: Database | Tx, data: readonly Fallido[]): Promise<readonly Fila[]> {
  const pedidos = data.map((uno, n) => ({ n, ...uno }));
  const { rows } = await db.execute<Fila>(sql`
    select f.n, f."usuarioId", 'trabajo:' || t.name as asunto, t.id::text as ocasion, t.name as cola, t.retry_count + 1 as veces
      from json_to_recordset(${JSON.stringify(pedidos)}) as f(n int, "usuarioId" uuid, "trabajoId" uuid)
      join pgboss.job t on t.id = f."trabajoId" and t.state = 'failed'`);
  return rows;
}

/** Some work of the academy failed as often as it may. */
export const avisoDeTrabajoFallido = notice('avisos.trabajo-fallido', {
  evento: 'operacion',
  plantilla: {
    titulo: 'Falla un trabajo de fondo',
    campos: { trabajo: { dice: 'El trabajo', de: ({ cola }) => nombreDeTrabajo(cola) } },
    ejemplo: { cola: 'certificados.papeles', veces: 3 },
  },
  about: leerFallidos,
  say: ({ cola, veces }) => ({
    titulo: `Ha fallado un trabajo de fondo: ${nombreDeTrabajo(cola)}`,
    fuerte: nombreDeTrabajo(cola),
    detalle: `Se intentó ${veces === 1 ? 'una vez' : `${veces} veces`}. En «Técnico» se ve por qué y se puede reintentar`,
    enlace: EN_TECNICO,
  }),
  together: {
    minutes: 10,
    say: (n) => ({ titulo: `Han fallado ${n} trabajos de fondo`, enlace: EN_TECNICO }),
  },
});

/** Tells whoever administers the academy of what failed in the last day: of each queue once. */
export async function avisarDeFallidos(platform: Platform): Promise<void> {
  const desde = antesDe(platform.clock.now(), DIA).toISOString();
  const { rows } = await platform.db.execute<Fallido & Record<string, unknown>>(sql`
    select u.usuario_id as "usuarioId", t.id as "trabajoId"
      from (select distinct on (name) id, name from pgboss.job
             where state = 'failed' and completed_on > ${desde} order by name, completed_on desc) t
     cross join quienes_pueden('sistema:administrar') u
     where not exists (select from avisos v where v.usuario_id = u.usuario_id and v.aviso = 'avisos.trabajo-fallido'
             and v.asunto = 'trabajo:' || t.name and v.en > ${desde})`);
  if (rows.length === 0) return;
  await runWork(platform, SISTEMA, 'avisos.avisar-de-fallidos', (work) =>
    notify(work, avisoDeTrabajoFallido, ...rows),
  );
}

export const avisarDeFallidosJob = job('avisos.avisar-de-fallidos', avisarDeFallidos, {
  schedule: '*/5 * * * *',
});
