import { type Actor, cursos, type Plazo, vencimientoDe } from '@catedra/shared';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { cursosBinding } from '#features/cursos/binding.ts';
import { cursosTable } from '#features/cursos/table.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import type { Database } from '#platform/db/pool.ts';
import { qualified } from '#platform/db/qualified.ts';

/** Every way in which a person has a course, by name or through an active group, with its dates. */
const plazosDe = (usuarioId: string): SQL<Plazo[]> => sql`(
  select coalesce(json_agg(json_build_object(
    'desde', via.desde, 'venceEn', via.vence_en, 'venceEnDias', via.vence_en_dias)), '[]')
    from (
      select i.desde, i.vence_en, null::int as vence_en_dias from inscripciones i
       where i.usuario_id = ${usuarioId} and i.curso_id = ${qualified(cursosTable.id)}
      union all
      select greatest(m.desde, gc.desde), gc.vence_en, gc.vence_en_dias from grupo_cursos gc
        join grupos g on g.id = gc.grupo_id and g.estado = 'activo'
        join grupo_miembros m on m.grupo_id = gc.grupo_id and m.usuario_id = ${usuarioId}
       where gc.curso_id = ${qualified(cursosTable.id)}) via)`;

const zonaDe = (usuarioId: string): SQL<string | null> =>
  sql`(select u.zona_horaria from usuarios u where u.id = ${usuarioId})`;

async function leerCursos(db: Database, actor: Actor, zonaDeLaAcademia: string, where: SQL | undefined) {
  const filas = await db
    .select({
      id: cursosTable.id,
      slug: cursosTable.slug,
      titulo: cursosTable.titulo,
      descripcion: cursosTable.descripcion,
      imagen: cursosTable.imagen,
      categoria: cursosTable.categoria,
      estado: cursosTable.estado,
      acceso: cursosTable.acceso,
      secuencial: cursosTable.secuencial,
      certificado: cursosTable.certificado,
      iniciaEn: cursosTable.iniciaEn,
      terminaEn: cursosTable.terminaEn,
      plazos: plazosDe(actor.id),
      zona: zonaDe(actor.id),
    })
    .from(cursosTable)
    .where(where)
    .orderBy(asc(cursosTable.titulo), asc(cursosTable.id));
  return filas.map(({ plazos, zona, ...curso }) => ({
    ...curso,
    venceEn: vencimientoDe(plazos, zona ?? zonaDeLaAcademia),
  }));
}

export type CursoLeido = Awaited<ReturnType<typeof leerCursos>>[number];

/** The courses that a person takes, with the moment by which they must have finished each. */
export const leerMisCursos = async (db: Database, actor: Actor, zona: string): Promise<CursoLeido[]> =>
  actor.cursoIds.length === 0
    ? []
    : leerCursos(db, actor, zona, inArray(cursosTable.id, [...actor.cursoIds]));

const ID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** One course by id or slug, if the person may see it; a slug is never shaped like an id. */
export async function leerCurso(
  db: Database,
  actor: Actor,
  zona: string,
  idOSlug: string,
): Promise<CursoLeido | undefined> {
  const es = ID.test(idOSlug) ? eq(cursosTable.id, idOSlug) : eq(cursosTable.slug, idOSlug);
  const visible = scopeSql(cursosBinding, cursos.policy.read(actor));
  return (await leerCursos(db, actor, zona, and(es, visible)))[0];
}
