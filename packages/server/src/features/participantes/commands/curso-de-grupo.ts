import type {
  AsignacionDeCurso,
  CursoDeGrupo,
  CursoDeGrupoCambiado,
  RelacionCambiada,
} from '@catedra/shared/grupos/schemas.ts';
import { sql } from 'drizzle-orm';
import { asignarCurso, quitarCurso, retirarPlazoPropio } from '#features/grupos/offers.ts';
import { darCierres, quitarCierres } from '#features/participantes/cierres/dar-cierres.ts';
import type { Work } from '#platform/changes/work.ts';

/** A course for a group and, if it is asked for, the same date in the evaluations that would close before: one act. */
export async function asignarConCierres(
  work: Work,
  grupoId: string,
  { tambienEnEvaluaciones, deshace, ...asignacion }: AsignacionDeCurso,
): Promise<CursoDeGrupoCambiado> {
  const { cursoId } = asignacion;
  const { cambiadas } = await asignarCurso(work, grupoId, asignacion);
  if (deshace !== undefined) await quitarCierres(work, cursoId, deshace);
  if (tambienEnEvaluaciones) await darCierres(work, cursoId, { grupoId });
  return { cambiadas, marca: work.now.toISOString() };
}

/** The group no longer has the course; to undo an assignment takes back what was given with it. */
export async function quitarConCierres(
  work: Work,
  grupoId: string,
  { cursoId, deshace }: CursoDeGrupo,
): Promise<RelacionCambiada> {
  const quitado = await quitarCurso(work, grupoId, cursoId);
  if (deshace !== undefined) {
    await quitarCierres(work, cursoId, deshace);
    await retirarPlazos(work, cursoId, deshace);
  }
  return quitado;
}

async function retirarPlazos(work: Work, cursoId: string, en: string): Promise<void> {
  const { rows } = await work.tx.execute<{ id: string }>(sql`
    select usuario_id as id from prorrogas where curso_id = ${cursoId} and en = ${en}::timestamptz`);
  await retirarPlazoPropio(
    work,
    rows.map(({ id }) => id),
    en,
  );
}
