import { DIAS_PARA_DESHACER } from '@catedra/shared/cargas/opciones.ts';
import { SISTEMA } from '@catedra/shared/core/actor.ts';
import { sql } from 'drizzle-orm';
import { deshacer } from '#features/cargas/deshacer/deshacer.ts';
import { EN_MARCHA, importar } from '#features/cargas/importar/importar.ts';
import { invitarCreadas } from '#features/cargas/entrada/invitar.ts';
import { runWork, type Work } from '#platform/changes/work.ts';
import type { Platform } from '#platform/platform.ts';
import { isUnlocked } from '#platform/turns/lock.ts';

const IMPORTAR = 'cargas.importar';
const DESHACER = 'cargas.deshacer';
const INVITAR = 'cargas.invitar';
const REANUDAR = 'cargas.reanudar';
const LIMPIAR = 'cargas.limpiar';

export const encolarImportar = ({ jobs }: Platform, work: Work, id: string): Promise<void> =>
  jobs.enqueue(work, IMPORTAR, { id });
export const encolarDeshacer = ({ jobs }: Platform, work: Work, id: string): Promise<void> =>
  jobs.enqueue(work, DESHACER, { id, actorId: work.actor.id });
export const encolarInvitar = ({ jobs }: Platform, work: Work, id: string): Promise<void> =>
  jobs.enqueue(work, INVITAR, { id, desde: work.now.toISOString() });

/** Goes on with what a process that died left half-done: the queue itself waits for long before it gives up on a job. */
export async function reanudar(platform: Platform): Promise<void> {
  const { rows } = await platform.db.execute<{ id: string; estado: string; ordenada_por: string }>(sql`
    select id, estado, ordenada_por from cargas where estado in ('importando', 'deshaciendo')
       and ${isUnlocked(EN_MARCHA)}`);
  for (const { id, estado, ordenada_por: actorId } of rows) {
    await runWork(platform, SISTEMA, REANUDAR, (work) =>
      estado === 'importando'
        ? encolarImportar(platform, work, id)
        : platform.jobs.enqueue(work, DESHACER, { id, actorId }),
    );
  }
}

/** Files go after the days of undoing; uploads that nobody imported go whole. */
async function limpiar({ db, clock }: Platform): Promise<void> {
  const limite = new Date(clock.now().getTime() - DIAS_PARA_DESHACER * 86_400_000).toISOString();
  await db.execute(sql`
    delete from carga_archivos a using cargas c where c.id = a.carga_id and c.creada_en < ${limite}`);
  await db.execute(sql`
    delete from cargas where creada_en < ${limite} and estado in ('leida', 'revisando', 'revisada')`);
}

export function cargasJobs(platform: Platform): void {
  const { jobs } = platform;
  jobs.define<{ id: string }>({ name: IMPORTAR, run: ({ id }) => importar(platform, id, INVITAR) });
  jobs.define<{ id: string; actorId: string }>({
    name: DESHACER,
    run: ({ id, actorId }) => deshacer(platform, id, actorId),
  });
  jobs.define<{ id: string; desde?: string }>({
    name: INVITAR,
    run: ({ id, desde }) => invitarCreadas(platform, id, desde ?? null),
  });
  jobs.define({ name: REANUDAR, schedule: '* * * * *', run: () => reanudar(platform) });
  jobs.define({ name: LIMPIAR, schedule: '41 3 * * *', run: () => limpiar(platform) });
}
