import { DomainError, noEncontrado } from '@catedra/shared/core/errors.ts';
import { type Curso, cursos } from '@catedra/shared/cursos/collection.ts';
import type { AsignacionDeCurso, RelacionCambiada } from '@catedra/shared/grupos/schemas.ts';
import { puedeTraerCurso } from '@catedra/shared/grupos/rules.ts';
import { DIAS_DE_GRACIA } from '@catedra/shared/progreso/vencimiento.ts';
import { and, eq, sql } from 'drizzle-orm';
import { cursosBinding } from '#features/cursos/binding.ts';
import { entraronPorAsignacion } from '#features/cursos/offers.ts';
import { cursosTable } from '#features/cursos/table.ts';
import { exigirFecha } from '#features/grupos/fecha-de-dato.ts';
import { lockGrupo, recordGrupo } from '#features/grupos/record.ts';
import { darPlazoPropio } from '#features/grupos/plazo-propio.ts';
import { grupoCursosTable } from '#features/grupos/table.ts';
import { lockPersonas, type Persona } from '#features/sesion/offers.ts';
import type { Work } from '#platform/changes/work.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';

const cursoArchivado = () =>
  new DomainError(
    409,
    'CURSO_ARCHIVADO',
    'Ese curso está archivado. Publícalo de nuevo para poder asignarlo.',
  );

const cursoAjeno = () =>
  new DomainError(
    403,
    'FUERA_DE_TUS_GRUPOS',
    'Solo puedes asignar cursos que ya son de alguno de tus grupos. Pídeselo a quien administra la academia.',
  );

async function visible(work: Work, id: string): Promise<Pick<Curso, 'titulo' | 'estado'>> {
  const [curso] = await work.tx
    .select({ titulo: cursosTable.titulo, estado: cursosTable.estado })
    .from(cursosTable)
    .where(and(eq(cursosTable.id, id), scopeSql(cursosBinding, cursos.policy.read(work.actor))))
    .for('share');
  if (!curso) throw noEncontrado();
  return curso;
}

/** Whoever came to have the course by this very work. */
async function recienLlegadas(work: Work, cursoId: string): Promise<Persona[]> {
  const { rows } = await work.tx.execute<{ id: string }>(
    sql`select usuario_id as id from matriculas where curso_id = ${cursoId} and alta = pg_current_xact_id()`,
  );
  const ids = rows.map(({ id }) => id);
  return ids.length === 0 ? [] : lockPersonas(work, ids);
}

/** Gives a course to everyone in the group, or changes when it is due. */
export async function asignarCurso(
  work: Work,
  grupoId: string,
  { cursoId, venceEn, venceEnDias, venceCampoId, diasDeGracia, diasSiPaso }: AsignacionDeCurso,
): Promise<RelacionCambiada> {
  const grupo = await lockGrupo(work, grupoId);
  const curso = await visible(work, cursoId);
  const [anterior] = await work.tx
    .select({
      venceEn: grupoCursosTable.venceEn,
      venceEnDias: grupoCursosTable.venceEnDias,
      venceCampoId: grupoCursosTable.venceCampoId,
      diasDeGracia: grupoCursosTable.diasDeGracia,
    })
    .from(grupoCursosTable)
    .where(and(eq(grupoCursosTable.grupoId, grupoId), eq(grupoCursosTable.cursoId, cursoId)));
  const plazo = {
    venceEn: venceEn && new Date(venceEn).toISOString(),
    venceEnDias,
    venceCampoId,
    diasDeGracia: diasDeGracia ?? anterior?.diasDeGracia ?? DIAS_DE_GRACIA,
  };
  if (anterior && JSON.stringify(anterior) === JSON.stringify(plazo)) return { cambiadas: 0 };
  if (venceCampoId !== null && venceCampoId !== anterior?.venceCampoId) await exigirFecha(work, venceCampoId);
  if (!anterior && curso.estado === 'archivado') throw cursoArchivado();
  if (!anterior && !puedeTraerCurso(work.actor, grupoId, cursoId)) throw cursoAjeno();

  await work.tx
    .insert(grupoCursosTable)
    .values({ grupoId, cursoId, desde: work.now.toISOString(), ...plazo })
    .onConflictDoUpdate({ target: [grupoCursosTable.grupoId, grupoCursosTable.cursoId], set: plazo });
  recordGrupo(work, grupo, {
    curso: [anterior ? { titulo: curso.titulo, ...anterior } : null, { titulo: curso.titulo, ...plazo }],
  });
  work.access({ grupoId });
  if (!anterior) await entraronPorAsignacion(work, cursoId);
  if (diasSiPaso !== undefined) await darPlazoPropio(work, await recienLlegadas(work, cursoId), diasSiPaso);
  return { cambiadas: 1 };
}
