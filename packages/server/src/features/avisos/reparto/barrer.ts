import { NOMBRES_DE_EVENTOS, eventoDe } from '@catedra/shared/avisos/eventos.ts';
import { antesDe, HORA, MINUTO } from '@catedra/shared/core/duraciones.ts';
import { sql } from 'drizzle-orm';
import { dudar } from '#features/avisos/reparto/cerrar.ts';
import type { Platform } from '#platform/platform.ts';

/** No handing over takes as long: whoever began it is gone. */
const MAS_QUE_ENTREGAR = 15 * MINUTO;

const SIN_ELLOS_NO = NOMBRES_DE_EVENTOS.filter((nombre) => eventoDe(nombre).siempre === true);

interface Cortado extends Record<string, unknown> {
  readonly id: string;
  readonly siempre: boolean;
}

/**
 * What was cut off while it was handed over is not sent again, since it may have arrived. What somebody can't do without is
 * sent again, under the same name.
 */
export async function barrer(platform: Platform): Promise<void> {
  const { db, clock } = platform;
  const ahora = clock.now().toISOString();
  const antes = antesDe(clock.now(), MAS_QUE_ENTREGAR).toISOString();
  const { rows: cortados } = await db.execute<Cortado>(sql`
    update correos set motivo = 'el programa se detuvo mientras se entregaba', en = ${ahora},
           estado = case when evento = any(${sql.param(SIN_ELLOS_NO)}::text[]) then 'esperando' else 'no_se_sabe' end
     where estado = 'saliendo' and en < ${antes} returning id, estado = 'esperando' as siempre`);
  await olvidar(platform);
  if (cortados.length === 0) return;
  const ids = (cuales: boolean) => cortados.filter(({ siempre }) => siempre === cuales).map(({ id }) => id);
  await dudar(platform, ids(false));
  await db.execute(sql`
    update avisos set sale_en = ${ahora} where correo_id = any(${sql.param(ids(true))}::uuid[])`);
}

/** Nobody waits so long between one attempt and the next: by day a line, and a letter by its queue, do within the hour. */
const NADIE_LOS_ESPERA = 26 * HORA;

/** What says that it waits, and no line nor queue will try again: stopped meanwhile, or given up by its queue. */
async function olvidar({ db, clock }: Platform): Promise<void> {
  const antes = antesDe(clock.now(), NADIE_LOS_ESPERA).toISOString();
  await db.execute(sql`
    update correos c set estado = case when exists (select from avisos a where a.correo_id = c.id) then 'callado' else 'error' end
     where c.estado = 'esperando' and c.en < ${antes}
       and not exists (select from avisos a where a.correo_id = c.id and a.sale_en is not null)`);
}
