import { DomainError, noEncontrado } from '@catedra/shared/core/errors.ts';
import { eq } from 'drizzle-orm';
import { anotarDiseno } from '#features/certificados/disenos/audit.ts';
import { exigirDisenar } from '#features/certificados/disenos/leer.ts';
import { cursoCertificadosTable, disenosTable } from '#features/certificados/table.ts';
import type { Work } from '#platform/changes/work.ts';

const enCursos = (cursos: number) =>
  new DomainError(
    409,
    'DISENO_EN_USO',
    cursos === 1
      ? 'Lo usa 1 curso. Elige antes otro diseño en él.'
      : `Lo usan ${cursos} cursos. Elige antes otro diseño en ellos.`,
  );

/** Nobody chooses it any more; what was issued with it keeps its paper. Twice is once. */
export async function retirarDiseno(work: Work, id: string): Promise<void> {
  exigirDisenar(work.actor);
  const [antes] = await work.tx.select().from(disenosTable).where(eq(disenosTable.id, id)).for('update');
  if (!antes) throw noEncontrado();
  if (antes.retiradoEn) return;
  const cursos = await work.tx.$count(cursoCertificadosTable, eq(cursoCertificadosTable.disenoId, id));
  if (cursos > 0) throw enCursos(cursos);
  await work.tx
    .update(disenosTable)
    .set({ retiradoEn: work.now.toISOString() })
    .where(eq(disenosTable.id, id));
  anotarDiseno(work, id, { nombre: antes.nombre }, null);
}
