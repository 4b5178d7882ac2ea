import type {
  AsignacionDeCurso,
  AsignacionDeCursos,
  CursoDeGrupo,
  CursoDeGrupoCambiado,
  CursosAsignados,
  RelacionCambiada,
} from '@catedra/shared/grupos/schemas.ts';
import { sql } from 'drizzle-orm';
import { asignarCurso, lockGrupo, quitarCurso, retirarPlazoPropio } from '#features/grupos/offers.ts';
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

/** Several courses with the same date, all or none; those that the group has already stay as they are. */
export async function asignarCursos(
  work: Work,
  grupoId: string,
  { cursoIds, tambienEnEvaluaciones, ...plazo }: AsignacionDeCursos,
): Promise<CursosAsignados> {
  await lockGrupo(work, grupoId);
  const { rows } = await work.tx.execute<{ id: string }>(
    sql`select curso_id as id from grupo_cursos where grupo_id = ${grupoId} and curso_id = any(${sql.param(cursoIds)}::uuid[])`,
  );
  const tenia = new Set(rows.map(({ id }) => id));
  const asignados = [...new Set(cursoIds)].filter((id) => !tenia.has(id)).toSorted();
  for (const cursoId of asignados)
    await asignarConCierres(work, grupoId, {
      ...plazo,
      cursoId,
      tambienEnEvaluaciones: tambienEnEvaluaciones.includes(cursoId),
    });
  return { asignados, marca: work.now.toISOString() };
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
