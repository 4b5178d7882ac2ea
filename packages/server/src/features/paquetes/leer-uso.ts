import { actividades } from '@catedra/shared/actividades/collection.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import type { Scope } from '@catedra/shared/core/scope.ts';
import { noEncontrado, sinPermiso } from '@catedra/shared/core/errors.ts';
import { cursos } from '@catedra/shared/cursos/collection.ts';
import type { UsoDeActividad, UsoDeCurso } from '@catedra/shared/paquetes/uso.ts';
import { and, eq, sql } from 'drizzle-orm';
import { actividadesBinding } from '#features/actividades/binding.ts';
import { cursosBinding } from '#features/cursos/binding.ts';
import type { Binding } from '#platform/collections/binding.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import type { Database } from '#platform/db/pool.ts';

interface Permitido {
  readonly read: Scope;
  readonly remove: Scope;
}

/** Only whoever may delete it learns who uses it. */
async function exigirEliminable(db: Database, binding: Binding, id: string, { read, remove }: Permitido) {
  if (remove === false) throw sinPermiso();
  const { table } = binding;
  const reach = and(eq(table.id, id), scopeSql(binding, read), scopeSql(binding, remove));
  const [fila] = await db.select({ id: table.id }).from(table).where(reach);
  if (!fila) throw noEncontrado();
}

function unaDe<T>([fila]: readonly T[]): T {
  if (!fila) throw noEncontrado();
  return fila;
}

/** What keeps a course where it is, counted before anybody asks to delete it. */
export async function leerUsoDeCurso(db: Database, actor: Actor, id: string): Promise<UsoDeCurso> {
  const { policy } = cursos;
  await exigirEliminable(db, cursosBinding, id, { read: policy.read(actor), remove: policy.delete(actor) });
  const { rows } = await db.execute<UsoDeCurso & Record<string, unknown>>(sql`
    select (select count(*)::int from inscripciones where curso_id = ${id}) as inscritas,
           (select count(*)::int from grupo_cursos where curso_id = ${id}) as grupos,
           (select count(distinct usuario_id)::int from progreso where curso_id = ${id}) as "conProgreso",
           (select count(*)::int from feedback where curso_id = ${id}) as opiniones`);
  return unaDe(rows);
}

/** The same of an activity; that others wait for it keeps it too. */
export async function leerUsoDeActividad(db: Database, actor: Actor, id: string): Promise<UsoDeActividad> {
  const { policy } = actividades;
  await exigirEliminable(db, actividadesBinding, id, {
    read: policy.read(actor),
    remove: policy.delete(actor),
  });
  const { rows } = await db.execute<UsoDeActividad & Record<string, unknown>>(sql`
    select (select count(*)::int from progreso where actividad_id = ${id}) as "conProgreso",
           (select count(*)::int from entregas where actividad_id = ${id}) as entregas,
           (select count(*)::int from feedback where actividad_id = ${id}) as opiniones,
           array(select o.titulo from actividades a join actividades o on o.curso_id = a.curso_id
                  where a.id = ${id} and o.id <> a.id
                    and o.requisitos->'condiciones' @> jsonb_build_array(jsonb_build_object('actividadId', a.id))
                  order by o.orden limit 5) as "laEsperan"`);
  return unaDe(rows);
}
