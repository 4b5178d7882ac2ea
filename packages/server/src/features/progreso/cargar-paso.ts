import {
  actividadBloqueada,
  actividades,
  type Curso,
  cursoNoDisponible,
  disponibilidadDe,
  faltanAntes,
  noEncontrado,
  sinInscripcion,
  situacionesDe,
} from '@catedra/shared';
import { and, eq } from 'drizzle-orm';
import { actividadesBinding } from '#features/actividades/binding.ts';
import { actividadesTable } from '#features/actividades/table.ts';
import { cursosTable } from '#features/cursos/table.ts';
import { leerPasos, type PasoLeido } from '#features/progreso/queries.ts';
import type { Work } from '#platform/changes/work.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';

type CursoDelPaso = Pick<Curso, 'id' | 'estado' | 'secuencial' | 'iniciaEn' | 'terminaEn'>;

/** The course of an activity, for someone who takes it. */
export async function cargarMiCurso(work: Work, actividadId: string): Promise<CursoDelPaso> {
  const visible = and(
    eq(actividadesTable.id, actividadId),
    scopeSql(actividadesBinding, actividades.policy.read(work.actor)),
  );
  const [curso] = await work.tx
    .select({
      id: cursosTable.id,
      estado: cursosTable.estado,
      secuencial: cursosTable.secuencial,
      iniciaEn: cursosTable.iniciaEn,
      terminaEn: cursosTable.terminaEn,
    })
    .from(actividadesTable)
    .innerJoin(cursosTable, eq(cursosTable.id, actividadesTable.cursoId))
    .where(visible);
  if (!curso) throw noEncontrado();
  if (!work.actor.cursoIds.includes(curso.id)) throw sinInscripcion();
  return curso;
}

/** An activity that can be worked on now; whatever stands in the way is thrown. */
export async function cargarPasoAbierto(
  work: Work,
  curso: CursoDelPaso,
  actividadId: string,
): Promise<PasoLeido> {
  const disponible = disponibilidadDe(curso, work.now);
  if (disponible !== 'abierto') throw cursoNoDisponible(disponible);

  const pasos = await leerPasos(work.tx, work.actor.id, [curso.id]);
  const lugar = pasos.findIndex((paso) => paso.id === actividadId);
  const paso = pasos[lugar];
  const situacion = situacionesDe(pasos, { secuencial: curso.secuencial, empezado: true })[lugar];
  if (!paso || !situacion) throw noEncontrado();
  if (situacion.estado === 'bloqueada') throw actividadBloqueada(faltanAntes(pasos, lugar));
  return paso;
}
