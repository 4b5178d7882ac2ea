import { SISTEMA } from '@catedra/shared/core/actor.ts';
import { siguienteVencimiento, vencimientoDe } from '@catedra/shared/intentos/vencer.ts';
import { sql } from 'drizzle-orm';
import { bloquear, type FilaDeIntento, porId } from '#features/intentos/filas.ts';
import { notify } from '#features/avisos/offers.ts';
import { avisoDeRecibo } from '#features/intentos/notices.ts';
import { finalizar } from '#features/intentos/acabar/finalizar.ts';
import { publicarNotas } from '#features/intentos/calificar/publicar-notas.ts';
import { runWork, type Work } from '#platform/changes/work.ts';
import { job } from '#platform/job.ts';
import type { Platform } from '#platform/platform.ts';

/** Applies to an attempt under a lock what its time says, once and as of its deadline; the same attempt when nothing. */
export async function vencer(
  work: Work,
  fila: FilaDeIntento,
  { entregaPulsada = false } = {},
): Promise<FilaDeIntento> {
  const vence = vencimientoDe({ ...fila, entregaPulsada }, work.now);
  if (!vence) return fila;
  const despues = await finalizar(work, fila, { ...vence, causa: entregaPulsada ? 'persona' : 'tiempo' });
  // What the clock hands in has its receipt too; of what was pressed, whoever takes the delivery sends it.
  if (despues.estado === 'entregado' && !entregaPulsada)
    await notify(work, avisoDeRecibo, { intentoId: despues.id });
  return despues;
}

/** Whoever comes first, the person, a reader or the sweep, ends an attempt whose time is over. */
export async function vencerUno(platform: Platform, id: string): Promise<void> {
  await runWork(platform, SISTEMA, 'intentos.vencer', async (work) => {
    const [fila] = await bloquear(work.tx, porId(id));
    if (fila) await vencer(work, fila);
  });
}

const PASADOS = 200;

/** Ends what nobody came for: jobs that were lost, a server that was down at the deadline. */
async function barrer(platform: Platform): Promise<void> {
  const { rows } = await platform.db.execute<{ id: string }>(sql`
    select id from intentos
     where estado in ('en_curso', 'vencido') and limite <= ${platform.clock.now().toISOString()}::timestamptz
       and (estado = 'en_curso' or vence_en + make_interval(mins => gracia_minutos) <= ${platform.clock.now().toISOString()}::timestamptz)
     order by limite limit ${PASADOS}`);
  for (const { id } of rows) await vencerUno(platform, id);
  if (rows.length === PASADOS) await barrer(platform);
}

/** What came late and nobody accepted goes after seven days, and what devices did after a year; the journal has room for the month that comes. */
async function ordenar({ db, clock }: Platform): Promise<void> {
  const now = clock.now().toISOString();
  await db.execute(
    sql`delete from intento_tardias
      where aceptada is null and recibida_en < ${now}::timestamptz - interval '7 days'`,
  );
  await db.execute(
    sql`delete from intento_sucesos
      where en < ${now}::timestamptz - interval '12 months' and tipo in ('reconexion', 'control', 'foco', 'pegado', 'equipo', 'red')`,
  );
  await db.execute(sql`select intento_diario_del_mes(${now}::timestamptz),
    intento_diario_del_mes(${now}::timestamptz + interval '1 month')`);
}

/** At its time; one that was given more goes on, and is looked at again at its new one. */
const alVencer = job<{ readonly id: string }>('intentos.vencer', (platform, { id }) =>
  runWork(platform, SISTEMA, 'intentos.vencer', async (work) => {
    const [fila] = await bloquear(work.tx, porId(id));
    const despues = fila && (await vencer(work, fila));
    if (despues?.estado === 'en_curso') await citarVencimiento(work, despues);
  }),
);

/** The attempt ends by itself a moment after its time, also when nobody looks. */
export async function citarVencimiento(work: Work, fila: FilaDeIntento): Promise<void> {
  const cuando = siguienteVencimiento(fila);
  if (cuando === null) return;
  const segundos = Math.max(1, Math.ceil((Date.parse(cuando) - work.now.getTime()) / 1000));
  await work.enqueueAfter(segundos, alVencer, { id: fila.id });
}

export const intentosJobs = [
  alVencer,
  job('intentos.barrer', barrer, { schedule: '* * * * *' }),
  job('intentos.publicar-notas', publicarNotas, { schedule: '* * * * *' }),
  job('intentos.ordenar', ordenar, { schedule: '11 4 * * *' }),
];
