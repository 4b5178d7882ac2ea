import { actividades } from '@catedra/shared/actividades/collection.ts';
import { cursoNoDisponible, disponibilidadDe } from '@catedra/shared/aprendizaje/disponibilidad.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import type { Curso } from '@catedra/shared/cursos/collection.ts';
import { actividadBloqueada, actividadCerrada, sinInscripcion } from '@catedra/shared/progreso/schemas.ts';
import { type Situacion, situacionesDe } from '@catedra/shared/progreso/rules.ts';
import { and, eq } from 'drizzle-orm';
import { actividadesBinding } from '#features/actividades/binding.ts';
import { actividadesTable } from '#features/actividades/table.ts';
import { cursosTable } from '#features/cursos/table.ts';
import { leerPasos, type PasoLeido } from '#features/progreso/queries.ts';
import { leerNombresDeGrupos, recorridoDe, zonaDe } from '#features/progreso/recorrido.ts';
import { seCerro } from '@catedra/shared/progreso/requisitos.ts';
import type { Work } from '#platform/changes/work.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

export interface CursoDelPaso extends Pick<Curso, 'id' | 'estado' | 'secuencial' | 'iniciaEn' | 'terminaEn'> {
  readonly zona: string;
}

/** The course of an activity that the actor may see. */
export async function cargarCurso(
  db: Database | Tx,
  actor: Actor,
  zona: string,
  actividadId: string,
): Promise<CursoDelPaso> {
  const visible = and(
    eq(actividadesTable.id, actividadId),
    scopeSql(actividadesBinding, actividades.policy.read(actor)),
  );
  const [curso] = await db
    .select({
      id: cursosTable.id,
      estado: cursosTable.estado,
      secuencial: cursosTable.secuencial,
      iniciaEn: cursosTable.iniciaEn,
      terminaEn: cursosTable.terminaEn,
      zona: zonaDe(actor.id, zona),
    })
    .from(actividadesTable)
    .innerJoin(cursosTable, eq(cursosTable.id, actividadesTable.cursoId))
    .where(visible);
  if (!curso) throw noEncontrado();
  return curso;
}

/** The course of an activity, for someone who takes it. */
export async function cargarMiCurso(work: Work, zona: string, actividadId: string): Promise<CursoDelPaso> {
  const curso = await cargarCurso(work.tx, work.actor, zona, actividadId);
  if (!work.actor.cursoIds.includes(curso.id)) throw sinInscripcion();
  return curso;
}

interface PasoSituado {
  readonly paso: PasoLeido;
  readonly situacion: Situacion;
}

/** Every activity of a course that the actor takes, with how each stands for them now. */
export async function situarPasos(
  db: Database | Tx,
  actor: Actor,
  curso: CursoDelPaso,
  now: Date,
): Promise<PasoSituado[]> {
  const pasos = await leerPasos(db, actor.id, [curso.id]);
  const recorrido = recorridoDe(actor, curso, await leerNombresDeGrupos(db, pasos), now);
  const situaciones = situacionesDe(pasos, recorrido);
  return pasos.map((paso, i) => ({ paso, situacion: situaciones[i] as Situacion }));
}

/** An activity that can be looked at now; whatever blocks it is thrown. */
export async function cargarPasoVisible(
  db: Database | Tx,
  actor: Actor,
  curso: CursoDelPaso,
  actividadId: string,
  now: Date,
): Promise<PasoLeido> {
  const situados = await situarPasos(db, actor, curso, now);
  const encontrado = situados.find(({ paso }) => paso.id === actividadId);
  if (!encontrado) throw noEncontrado();
  const { paso, situacion } = encontrado;
  if (situacion.estado !== 'bloqueada') return paso;
  const cerrada = seCerro(paso, { ahora: now.toISOString() });
  throw (cerrada ? actividadCerrada : actividadBloqueada)(situacion.motivo ?? '');
}

/** An activity that can be worked on now; whatever stands in the way is thrown. */
export async function cargarPasoAbierto(
  work: Work,
  curso: CursoDelPaso,
  actividadId: string,
): Promise<PasoLeido> {
  const disponible = disponibilidadDe(curso, work.now);
  if (disponible !== 'abierto') throw cursoNoDisponible(disponible);
  return cargarPasoVisible(work.tx, work.actor, curso, actividadId, work.now);
}
