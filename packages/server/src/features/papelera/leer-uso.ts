import { actividades } from '@catedra/shared/actividades/collection.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado, sinPermiso } from '@catedra/shared/core/errors.ts';
import { cursos } from '@catedra/shared/cursos/collection.ts';
import type { UsoDeActividades, UsoDeCurso } from '@catedra/shared/papelera/uso.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { actividadesBinding } from '#features/actividades/binding.ts';
import { actividadesTable } from '#features/actividades/table.ts';
import { cursosBinding } from '#features/cursos/binding.ts';
import { cursosTable } from '#features/cursos/table.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import type { Database } from '#platform/db/pool.ts';

function unaDe<T>([fila]: readonly T[]): T {
  if (!fila) throw noEncontrado();
  return fila;
}

/** Whom deleting a course touches, counted before anybody asks for it; only whoever may delete it learns this. */
export async function leerUsoDeCurso(db: Database, actor: Actor, id: string): Promise<UsoDeCurso> {
  const { policy } = cursos;
  const allowed = policy.delete(actor);
  if (allowed === false) throw sinPermiso();
  const reach = and(
    eq(cursosTable.id, id),
    scopeSql(cursosBinding, policy.read(actor)),
    scopeSql(cursosBinding, allowed),
  );
  unaDe(await db.select({ id: cursosTable.id }).from(cursosTable).where(reach));
  const { rows } = await db.execute<UsoDeCurso & Record<string, unknown>>(sql`
    select s.examinandose, s.minutos as "minutosQueQuedan",
           (select count(*)::int from matriculas where curso_id = ${id}) as personas,
           (select count(*)::int from grupo_cursos where curso_id = ${id}) as grupos,
           (select count(distinct usuario_id)::int from progreso_de_siempre where curso_id = ${id}) as "conProgreso",
           (select count(*)::int from feedback where curso_id = ${id}) as opiniones
      from examinandose_en(array(select a.id from actividades a where a.curso_id = ${id})) s`);
  return unaDe(rows);
}

/** The same of some activities of one course. */
export async function leerUsoDeActividades(
  db: Database,
  actor: Actor,
  cursoId: string,
  ids: readonly string[],
): Promise<UsoDeActividades> {
  const { policy } = actividades;
  const allowed = policy.delete(actor);
  if (allowed === false) throw sinPermiso();
  const reach = and(
    eq(actividadesTable.cursoId, cursoId),
    inArray(actividadesTable.id, [...ids]),
    scopeSql(actividadesBinding, policy.read(actor)),
    scopeSql(actividadesBinding, allowed),
  );
  const suyas = await db.select({ id: actividadesTable.id }).from(actividadesTable).where(reach);
  if (suyas.length < ids.length) throw noEncontrado();
  const ellas = sql`any(${sql.param([...ids])}::uuid[])`;
  const { rows } = await db.execute<UsoDeActividades & Record<string, unknown>>(sql`
    select s.examinandose, s.minutos as "minutosQueQuedan",
           (select count(distinct usuario_id)::int from progreso_de_siempre where actividad_id = ${ellas}) as "conProgreso",
           (select count(*)::int from entregas where actividad_id = ${ellas} and estado <> 'borrador') as entregas,
           (select count(*)::int from feedback where actividad_id = ${ellas}) as opiniones,
           array(select o.titulo from actividades o where o.curso_id = ${cursoId} and viva(o.papelera) and o.id <> all(${sql.param([...ids])}::uuid[])
                    and exists (select from jsonb_array_elements(o.requisitos->'condiciones') c
                                 where (c->>'actividadId')::uuid = ${ellas})
                  order by o.orden, o.id limit 5) as "laEsperan"
      from examinandose_en(${sql.param([...ids])}::uuid[]) s`);
  return unaDe(rows);
}
