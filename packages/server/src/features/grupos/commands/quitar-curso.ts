import type { RelacionCambiada } from '@catedra/shared/grupos/schemas.ts';
import { and, eq } from 'drizzle-orm';
import { cursosTable } from '#features/cursos/table.ts';
import { lockGrupo, recordGrupo } from '#features/grupos/record.ts';
import { grupoCursosTable } from '#features/grupos/table.ts';
import type { Work } from '#platform/changes/work.ts';

/** The group no longer has the course; what its people did in it stays. */
export async function quitarCurso(work: Work, grupoId: string, cursoId: string): Promise<RelacionCambiada> {
  const grupo = await lockGrupo(work, grupoId);
  const [quitado] = await work.tx
    .delete(grupoCursosTable)
    .where(and(eq(grupoCursosTable.grupoId, grupoId), eq(grupoCursosTable.cursoId, cursoId)))
    .returning();
  if (!quitado) return { cambiadas: 0 };

  const [curso] = await work.tx
    .select({ titulo: cursosTable.titulo })
    .from(cursosTable)
    .where(eq(cursosTable.id, cursoId));
  const { venceEn, venceEnDias, venceCampoId } = quitado;
  recordGrupo(work, grupo, {
    curso: [{ titulo: curso?.titulo ?? '', venceEn, venceEnDias, venceCampoId }, null],
  });
  work.access({ grupoId });
  return { cambiadas: 1 };
}
