import type { ActividadAbierta } from '@catedra/shared/aprendizaje/schemas.ts';
import type { Archivo } from '@catedra/shared/archivos/archivo.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import { alcance, matches } from '@catedra/shared/core/scope.ts';
import { plazoDeEntrega } from '@catedra/shared/entregas/rules.ts';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { actividadesTable } from '#features/actividades/table.ts';
import { DE_SU_RONDA, archivoJson, leerEntregas, leerProrroga } from '#features/entregas/offers.ts';
import { cargarCurso, cargarPasoVisible } from '#features/progreso/offers.ts';
import { latidosTable } from '#features/progreso/table.ts';
import { progresoTable } from '#features/progreso/vigente.ts';
import type { Database } from '#platform/db/pool.ts';

/** An activity with what it holds, for whoever can take it now or makes courses. */
export async function leerActividadAbierta(
  db: Database,
  actor: Actor,
  zona: string,
  actividadId: string,
  now: Date,
): Promise<ActividadAbierta> {
  const curso = await cargarCurso(db, actor, zona, actividadId);
  const deAutor = alcance(actor, 'actividades:ver');
  const esAutor = matches(deAutor, { cursoId: curso.id });
  if (!esAutor) await cargarPasoVisible(db, actor, curso, actividadId, now);

  const mio = (table: typeof progresoTable | typeof latidosTable) =>
    and(eq(table.actividadId, actividadId), eq(table.usuarioId, actor.id));
  const [[actividad], [progreso], [posicion], archivos, entregas, prorroga] = await Promise.all([
    db
      .select(getTableColumns(actividadesTable))
      .from(actividadesTable)
      .where(eq(actividadesTable.id, actividadId)),
    db
      .select({
        estado: progresoTable.estado,
        porcentaje: progresoTable.porcentaje,
        nota: progresoTable.nota,
      })
      .from(progresoTable)
      .where(mio(progresoTable)),
    db
      .select({
        segundo: latidosTable.segundo,
        parrafo: latidosTable.parrafo,
        segundos: latidosTable.segundos,
      })
      .from(latidosTable)
      .where(mio(latidosTable)),
    leerArchivos(db, actividadId, esAutor),
    leerEntregas(db, sql`e.actividad_id = ${actividadId} and e.usuario_id = ${actor.id} and ${DE_SU_RONDA}`),
    leerProrroga(db, actor.id, curso.id),
  ]);
  if (!actividad) throw noEncontrado();
  return {
    actividad: { ...actividad, venceEn: plazoDeEntrega(actividad.venceEn, prorroga) },
    posicion: posicion ?? null,
    progreso: progreso ?? null,
    archivos,
    entregas,
  };
}

// Whoever makes the course also reads the ones that wait to be published.
async function leerArchivos(db: Database, actividadId: string, esAutor: boolean): Promise<Archivo[]> {
  const { rows } = await db.execute<{ archivo: Archivo }>(sql`
    select ${archivoJson} as archivo from archivos f
     where f.estado = 'listo' and f.id = any(array(
       select aa.archivo_id from actividad_archivos aa where aa.actividad_id = ${actividadId}
       union all
       select s.id from actividades_pendientes p, jsonb_path_query(p.campos, '$.archivo.**.archivoId') que,
              archivos s
        where ${esAutor} and p.actividad_id = ${actividadId} and que <> 'null'
          and s.id = (que #>> '{}')::uuid and s.curso_id = p.curso_id))
     order by f.nombre, f.id`);
  return rows.map(({ archivo }) => archivo);
}
