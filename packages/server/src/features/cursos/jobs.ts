import { type Actor, SISTEMA } from '@catedra/shared/core/actor.ts';
import { DomainError } from '@catedra/shared/core/errors.ts';
import { and, asc, eq, lte } from 'drizzle-orm';
import { publicarCurso } from '#features/cursos/commands/publicar-curso.ts';
import { cursoAsignado } from '#features/cursos/notices.ts';
import { cursosTable } from '#features/cursos/table.ts';
import { vivaSql } from '#features/papelera/table.ts';
import { runWork } from '#platform/changes/work.ts';
import { job } from '#platform/job.ts';
import type { Platform } from '#platform/platform.ts';

/** Whoever set the date had the right to publish. */
const PUBLICADOR: Actor = { ...SISTEMA, permisos: ['cursos:ver', 'cursos:publicar'] };

/** Publishes the drafts whose time has come; one with something missing stays a draft until it is complete. */
export async function publicarProgramados(platform: Platform): Promise<void> {
  const now = platform.clock.now().toISOString();
  const llegados = await platform.db
    .select({ id: cursosTable.id })
    .from(cursosTable)
    .where(
      and(
        eq(cursosTable.estado, 'borrador'),
        lte(cursosTable.publicarEn, now),
        vivaSql(cursosTable.papelera),
      ),
    )
    .orderBy(asc(cursosTable.publicarEn), asc(cursosTable.id));
  for (const { id } of llegados) {
    try {
      await runWork(platform, PUBLICADOR, 'cursos.publicar', (work) => publicarCurso(work, id));
    } catch (error) {
      // Its page says what is missing.
      if (!(error instanceof DomainError)) throw error;
    }
  }
}

export const cursosJobs = [
  cursoAsignado,
  job('cursos.publicar-programados', publicarProgramados, { schedule: '* * * * *' }),
];
