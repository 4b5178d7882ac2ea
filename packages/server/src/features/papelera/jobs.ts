import { antesDe, DIA } from '@catedra/shared/core/duraciones.ts';
import { type Actor, SISTEMA } from '@catedra/shared/core/actor.ts';
import { DomainError } from '@catedra/shared/core/errors.ts';
import { DIAS_EN_PAPELERA } from '@catedra/shared/papelera/rules.ts';
import { lt, sql } from 'drizzle-orm';
import { borrarDeLaPapelera } from '#features/papelera/commands/borrar.ts';
import { papeleraTable } from '#features/papelera/table.ts';
import { runWork } from '#platform/changes/work.ts';
import { job } from '#platform/job.ts';
import type { Platform } from '#platform/platform.ts';

const LIMPIADOR: Actor = {
  ...SISTEMA,
  permisos: ['cursos:ver', 'cursos:editar', 'cursos:eliminar', 'actividades:editar', 'actividades:eliminar'],
};

/** Erases what waited its days and nobody used; the rest stays archived. Entries that came back are forgotten as late. */
export async function vaciarPapelera(platform: Platform): Promise<void> {
  const { db, clock } = platform;
  const hasta = antesDe(clock.now(), DIAS_EN_PAPELERA * DIA).toISOString();
  await db.delete(papeleraTable).where(lt(papeleraTable.recuperadaEn, hasta));
  const { rows } = await db.execute<{ id: string }>(sql`
    select p.id from papelera p join cursos c on c.id = p.curso_id
     where p.recuperada_en is null and p.en <= ${hasta}::timestamptz and (p.tipo = 'curso' or viva(c.papelera))
       and not papelera_usada(p.id, p.tipo, p.documento)
     order by p.en, p.id`);
  for (const { id } of rows) {
    try {
      await runWork(platform, LIMPIADOR, 'papelera.vaciar', (work) => borrarDeLaPapelera(work, id));
    } catch (error) {
      // Somebody took it back or used it meanwhile.
      if (!(error instanceof DomainError)) throw error;
    }
  }
}

export const papeleraJobs = [job('papelera.vaciar', vaciarPapelera, { schedule: '37 4 * * *' })];
