import type { Actor } from '@catedra/shared/core/actor.ts';
import { type Pendientes, TRAMOS_DE_ESPERA } from '@catedra/shared/entregas/cola.ts';
import { calificaA } from '@catedra/shared/entregas/policy.ts';
import type { FiltroDeCola } from '@catedra/shared/entregas/schemas.ts';
import { type SQL, sql } from 'drizzle-orm';
import { deSusGrupos, visibles } from '#features/entregas/alcance.ts';
import { CLAVE, DE_QUIEN_Y_DE_QUE, lasQueMira } from '#features/entregas/filtro.ts';
import { QUIEN, SIN_CALIFICAR, vienenA } from '#features/entregas/queries.ts';
import { zonaDe } from '#features/progreso/offers.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/pool.ts';

const OPCIONES = 200;

/** What can be chosen, each with how much of it waits, by name. */
const opciones = (de: SQL): SQL => sql`(
  select coalesce(json_agg(f order by f.nombre, f.id), '[]') from (${de} group by 1, 2 order by cuantas desc limit ${OPCIONES}) f)`;

const dias = sql.raw(TRAMOS_DE_ESPERA.join(', '));

/** All that waits for this person to mark it, of what they look at. */
export async function leerPendientes(
  db: Database,
  actor: Actor,
  { zona, now }: { readonly zona: string; readonly now: Date },
  filtro: FiltroDeCola,
): Promise<Pendientes> {
  const deEseCurso = filtro.cursoId ? sql`t.curso_id = ${filtro.cursoId}` : sql`true`;
  const conReparto = calificaA(actor) === 'todos' && actor.tutorGrupoIds.length > 0;
  const enSuDia = (momento: SQL) => sql`(${momento} at time zone z.zona)::date`;
  const { rows } = await db.execute<Pendientes & Record<string, unknown>>(sql`
    with todo as materialized (
      select e.id, e.lugar, e.pregunta_id, e.entregada_en, e.usuario_id, e.actividad_id, e.curso_id, e.ciega
        from ${SIN_CALIFICAR} e where ${vienenA(actor, filtro.papelera)}),
    de_todas as materialized (select e.*, ${conReparto ? deSusGrupos(actor) : sql`true`} as mia
      from todo e ${DE_QUIEN_Y_DE_QUE} where ${lasQueMira(actor, { ...filtro, mias: false })}),
    mirado as materialized (select * from de_todas ${filtro.mias ? sql`where mia` : sql``}),
    z as materialized (select ${zonaDe(actor.id, zona)} as zona)
    select (select count(*)::int from mirado) as total,
           (select count(distinct (actividad_id, pregunta_id))::int from mirado) as montones,
           (select count(distinct ${QUIEN})::int from mirado e) as personas,
           ${conReparto ? sql`(select json_build_object('mias', count(*) filter (where mia)::int, 'todas', count(*)::int) from de_todas)` : sql`null`} as reparto,
           ${filtro.papelera ? sql`0` : sql`(select count(*)::int from ${SIN_CALIFICAR} e where ${vienenA(actor, true)})`} as "enPapelera",
           (select json_build_object('id', e.id, 'lugar', e.lugar, 'desde', ${isoSql(sql`e.entregada_en`)})
              from (select e.* from mirado e order by ${CLAVE} limit 1) e) as primera,
           (select coalesce(json_agg(json_build_object('dias', (array[${dias}])[f.tramo], 'cuantas', f.cuantas)
                     order by f.tramo), '[]')
              from (select width_bucket(greatest(0, ${enSuDia(sql`${now.toISOString()}::timestamptz`)}
                             - ${enSuDia(sql`e.entregada_en`)}), array[${dias}]) as tramo, count(*)::int as cuantas
                      from mirado e, z group by 1) f) as edades,
           ${opciones(sql`select c.id, c.titulo as nombre, count(*)::int as cuantas
                            from todo t join cursos c on c.id = t.curso_id`)} as cursos,
           ${opciones(sql`select a.id, a.titulo as nombre, count(*)::int as cuantas
                            from todo t join actividades a on a.id = t.actividad_id where ${deEseCurso}`)} as actividades,
           ${opciones(sql`select m.grupo_id as id, m.nombre, count(*)::int as cuantas
                            from todo t join miembros_vigentes m on m.usuario_id = t.usuario_id
                           where ${visibles(actor)}`)} as grupos`);
  return rows[0] as Pendientes;
}
