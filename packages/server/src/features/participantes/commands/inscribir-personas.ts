import type { InscribirPersonas, PersonasInscritas } from '@catedra/shared/participantes/schemas.ts';
import { cursoArchivado } from '@catedra/shared/participantes/rules.ts';
import { entraronPersonas } from '#features/cursos/offers.ts';
import { inscripcionesTable } from '#features/cursos/table.ts';
import { darPlazoPropio, exigirFecha } from '#features/grupos/offers.ts';
import { darCierres } from '#features/participantes/cierres/dar-cierres.ts';
import { lockCurso } from '#features/participantes/personas.ts';
import { lockVisibles, type Persona, recordPersona } from '#features/sesion/offers.ts';
import { sql } from 'drizzle-orm';
import type { Work } from '#platform/changes/work.ts';
import type { Row } from '#platform/collections/rows.ts';

/** Gives the course to people by name, all of them or nobody; those who had it by name stay as they were. */
export async function inscribirPersonas(
  work: Work,
  cursoId: string,
  { usuarioIds, ...plazo }: InscribirPersonas,
): Promise<PersonasInscritas> {
  const curso = await lockCursoAbierto(work, cursoId);
  if (plazo.venceCampoId !== null) await exigirFecha(work, plazo.venceCampoId);
  const personas = await lockVisibles(work, usuarioIds);
  return darCurso(work, curso, personas, plazo);
}

/** The course under a lock, if the actor may decide who takes it and somebody new may. */
export async function lockCursoAbierto(work: Work, cursoId: string): Promise<Row> {
  const curso = await lockCurso(work, cursoId);
  if (curso.estado === 'archivado') throw cursoArchivado();
  return curso;
}

export type PlazoPorNombre = Omit<InscribirPersonas, 'usuarioIds'>;

export async function darCurso(
  work: Work,
  curso: Row,
  personas: readonly Persona[],
  { venceEn, venceEnDias, venceCampoId, diasDeGracia, diasSiPaso, tambienEnEvaluaciones }: PlazoPorNombre,
): Promise<PersonasInscritas> {
  const cursoId = curso.id;
  const desde = work.now.toISOString();
  const yaLoTenian = await quienesLoTienen(work, cursoId, personas);
  const pasado = venceEn !== null && Date.parse(venceEn) < work.now.getTime();
  // A date that has passed is for whoever comes in: those who have the course through a group don't become overdue by it.
  const suPlazo = (usuarioId: string) => (pasado && yaLoTenian.has(usuarioId) ? null : venceEn);
  const filas = await work.tx
    .insert(inscripcionesTable)
    .values(
      personas.map(({ usuario: { id } }) => ({
        usuarioId: id,
        cursoId,
        desde,
        venceEn: suPlazo(id),
        venceEnDias,
        venceCampoId,
        diasDeGracia,
        por: work.actor.id,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: inscripcionesTable.usuarioId });
  const nuevas = new Set(filas.map(({ id }) => id));
  for (const persona of personas)
    if (nuevas.has(persona.usuario.id)) recordPersona(work, persona, { curso: [null, curso.titulo] });
  await entraronPersonas(work, 'nombre', [...nuevas]);
  await darPlazoPropio(work, personas, diasSiPaso);
  if (tambienEnEvaluaciones)
    await darCierres(work, cursoId, { usuarioIds: personas.map(({ usuario }) => usuario.id) });
  const porGrupo = [...nuevas].filter((id) => yaLoTenian.has(id)).length;
  return {
    nuevas: nuevas.size - porGrupo,
    yaEstaban: yaLoTenian.size,
    tambienPorNombre: porGrupo,
    ...(tambienEnEvaluaciones && { marca: desde }),
  };
}

/** In whichever way. */
async function quienesLoTienen(
  work: Work,
  cursoId: string,
  personas: readonly Persona[],
): Promise<ReadonlySet<string>> {
  const ids = personas.map(({ usuario }) => usuario.id);
  const { rows } = await work.tx.execute<{ id: string }>(sql`
    select usuario_id as id from matriculas
     where curso_id = ${cursoId} and usuario_id = any(${sql.param(ids)}::uuid[])`);
  return new Set(rows.map(({ id }) => id));
}
