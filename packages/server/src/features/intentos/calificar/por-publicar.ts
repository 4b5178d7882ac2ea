import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import { calificaA } from '@catedra/shared/entregas/policy.ts';
import { aprueba } from '@catedra/shared/intentos/nota.ts';
import {
  NOMBRADAS_AL_PUBLICAR,
  notaAlPublicar,
  type NotaPuesta,
  type PorPublicar,
  type PorPublicarDe,
} from '@catedra/shared/intentos/publicar.ts';
import { type SQL, sql } from 'drizzle-orm';
import { A_CIEGAS, lasDeQuienesCalifica, personaSql } from '#features/entregas/offers.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

/** What whoever marks wrote of each answer of some attempts, by attempt: no statement of a learner reads it. */
export async function leerPuestas(
  db: Database | Tx,
  intentoIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<number, NotaPuesta>>> {
  const { rows } = await db.execute<{ id: string; lugar: number; puesta: NotaPuesta }>(sql`
    select p.intento_id as id, p.lugar, p.puesta from intento_preguntas p
     where p.intento_id = any(${sql.param([...intentoIds])}::uuid[]) and p.fraccion is null and p.puesta is not null`);
  return new Map(
    [...Map.groupBy(rows, ({ id }) => id)].map(([id, suyas]) => [
      id,
      new Map(suyas.map(({ lugar, puesta }) => [lugar, puesta])),
    ]),
  );
}

const ALGO = (cual: SQL) =>
  sql`exists (select from intento_preguntas p where p.intento_id = e.id and ${cual})`;
const PUESTA = ALGO(sql`p.fraccion is null and p.puesta is not null`);
const FALTA = ALGO(sql`p.a_mano and p.cerrada and p.fraccion is null and p.puesta is null and p.puntos > 0`);

/** Attempts `e` of an evaluation with marks that nobody published, of those whom someone marks; nobody publishes their own. */
export const conNotasPuestas = (actor: Actor, evaluacionId: string): SQL => sql`
  e.evaluacion_id = ${evaluacionId} and e.estado = 'entregado' and not e.practica and e.usuario_id <> ${actor.id}
  and ${lasDeQuienesCalifica(actor)} and ${PUESTA}
  and not exists (select from usuarios b where b.id = e.usuario_id and b.fecha_baja is not null)`;

/** Whoever marks nobody in it hears of no evaluation. */
export async function exigirQueCorrige(db: Database | Tx, actor: Actor, evaluacionId: string): Promise<void> {
  const suyas = lasDeQuienesCalifica(actor);
  const { rows } = await db.execute(sql`
    select 1 from evaluaciones v where v.id = ${evaluacionId} and (${calificaA(actor) === 'todos'}
      or exists (select from intentos e where e.evaluacion_id = v.id and ${suyas}))`);
  if (rows.length === 0) throw noEncontrado();
}

/** Those of them of which nothing else waits. */
export const publicables = (actor: Actor, evaluacionId: string): SQL =>
  sql`${conNotasPuestas(actor, evaluacionId)} and not ${FALTA}`;

export async function cuantasSePublican(
  db: Database | Tx,
  actor: Actor,
  evaluacionId: string,
): Promise<Pick<PorPublicarDe, 'listas' | 'aMedias'>> {
  const { rows } = await db.execute<{ listas: number; aMedias: number }>(sql`
    select count(*) filter (where not ${FALTA})::int as listas, count(*) filter (where ${FALTA})::int as "aMedias"
      from intentos e where ${conNotasPuestas(actor, evaluacionId)}`);
  return rows[0] ?? { listas: 0, aMedias: 0 };
}

interface Fila extends Record<string, unknown> {
  readonly intentoId: string;
  readonly numero: number;
  readonly persona: PorPublicarDe['datos'][number]['persona'];
  readonly notaMinima: number;
  readonly preguntas: readonly PorPublicar[];
}

/** Marks of an evaluation that wait to be told, by surname, with what each would be. */
export async function leerPorPublicar(
  db: Database,
  actor: Actor,
  evaluacionId: string,
): Promise<PorPublicarDe> {
  await exigirQueCorrige(db, actor, evaluacionId);
  const cuantas = await cuantasSePublican(db, actor, evaluacionId);
  const { rows } = await db.execute<Fila>(sql`
    select e.id as "intentoId", e.numero, v.nota_minima::float as "notaMinima",
           ${personaSql(A_CIEGAS(sql`e`), sql`e.id`)} as persona,
           (select json_agg(json_build_object('puntos', p.puntos::float, 'fraccion', p.fraccion, 'puesta', p.puesta))
              from intento_preguntas p join preguntas q on q.id = p.pregunta_id and q.tipo <> 'descripcion'
             where p.intento_id = e.id) as preguntas
      from intentos e join usuarios u on u.id = e.usuario_id join evaluaciones v on v.id = e.evaluacion_id
     where ${publicables(actor, evaluacionId)}
     order by case when v.a_ciegas then md5(e.id::text) end, u.apellidos, u.nombre, e.numero, e.id limit ${NOMBRADAS_AL_PUBLICAR}`);
  return {
    ...cuantas,
    datos: rows.map(({ preguntas, notaMinima, ...fila }) => {
      const { nota } = notaAlPublicar(preguntas);
      return {
        ...fila,
        nota: nota === null ? null : Number(nota),
        aprobado: nota === null ? null : aprueba(nota, notaMinima),
      };
    }),
  };
}
