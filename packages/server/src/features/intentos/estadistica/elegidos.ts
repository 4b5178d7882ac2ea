import type { Actor } from '@catedra/shared/core/actor.ts';
import type { ConsultaDeEstadistica, CualesIntentos } from '@catedra/shared/intentos/estadistica/esquemas.ts';
import { puedeVerIntentos } from '@catedra/shared/intentos/policy.ts';
import { type SQL, sql } from 'drizzle-orm';
import { lasDe } from '#features/intentos/alcance.ts';
import { ademas, enElGrupo } from '#features/intentos/resultados/leer-resultados.ts';
import { VALE } from '#features/intentos/resultados/por-persona.ts';

const ORDEN: Readonly<Record<Exclude<CualesIntentos, 'todos'>, SQL>> = {
  primero: sql`i.numero`,
  mejor: sql`i.nota desc, i.numero`,
  ultimo: sql`i.numero desc`,
};

const unoDeCada = (evaluacionId: string, cuales: CualesIntentos): SQL =>
  cuales === 'todos'
    ? sql`(select i.* from intentos i where i.evaluacion_id = ${evaluacionId} and ${VALE} and not i.practica)`
    : sql`(select distinct on (i.usuario_id, i.ronda) i.* from intentos i
            where i.evaluacion_id = ${evaluacionId} and ${VALE} and not i.practica
            order by i.usuario_id, i.ronda, ${ORDEN[cuales]})`;

/** The attempts `i` with a mark that a statistic looks at, of the people `u` in sight: from there on, as in `from …`. */
export const elegidosSql = (
  actor: Actor,
  evaluacionId: string,
  { cuales, grupoId, ronda, ...cuando }: ConsultaDeEstadistica,
): SQL => sql`${unoDeCada(evaluacionId, cuales)} i join usuarios u on u.id = i.usuario_id
  where ${sql.join(
    [
      lasDe(actor, puedeVerIntentos(actor)),
      enElGrupo(grupoId),
      ronda === undefined ? sql`true` : sql`i.ronda = ${ronda}`,
      ...ademas(cuando),
    ],
    sql` and `,
  )}`;

/** The fraction of what a statement calls so, as a double: coefficients need no more. */
export const fraccionDe = (cual: 'p' | 'a'): SQL => {
  const fraccion = sql.raw(`${cual}.fraccion`);
  return sql`(case when ${fraccion} is null then 0
    when position('/' in ${fraccion}) = 0 then ${fraccion}::float8
    else split_part(${fraccion}, '/', 1)::float8 / split_part(${fraccion}, '/', 2)::float8 end)`;
};

export const FRACCION: SQL = fraccionDe('p');

/** What is asked of answers `p` that count: those with points, of kinds that give them. */
export const CUENTA: SQL = sql`p.puntos > 0 and exists (
  select from preguntas q where q.id = p.pregunta_id and q.tipo <> 'descripcion')`;
