import type { Actor } from '@catedra/shared/core/actor.ts';
import { sinPermiso } from '@catedra/shared/core/errors.ts';
import {
  ORDENES_DE_PARTICIPANTES,
  type Participante,
  type ParticipantesPagina,
  type ParticipantesQuery,
} from '@catedra/shared/participantes/schemas.ts';
import { aQuienSigue } from '@catedra/shared/participantes/rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import { asiSql, cursoVisible, deCursoSql, quienesSql } from '#features/participantes/origen.ts';
import {
  avanceSql,
  deCumplimientoSql,
  estadoSql,
  riesgoSql,
  situacionSql,
  totalSql,
} from '#features/participantes/asignaciones.ts';
import { ordenada } from '#features/participantes/orden.ts';
import { countRows, orderSql, type ReadPage } from '#platform/db/json-page.ts';
import type { Database } from '#platform/db/pool.ts';
import { readStretches } from '#platform/db/sorting.ts';

const hayExcepcionesSql = (cursoId: string): SQL =>
  sql`exists (select from excepciones where curso_id = ${cursoId})`;

/** Looked at once: where nothing closes nobody is stuck, and what each of them did need not be read. */
const algoCierraSql = (cursoId: string): SQL => sql`(${hayExcepcionesSql(cursoId)} or exists (
  select from actividades t left join evaluaciones e on e.actividad_id = t.id
   where t.curso_id = ${cursoId} and (t.disponible_hasta is not null or e.cierra_en is not null
      or exists (select from evaluacion_excepciones x where x.evaluacion_id = e.id))))`;

export interface Lectura {
  readonly cursoId: string;
  readonly now: Date;
}

/** One page of the people who take a course, by surname unless another order is asked for. */
export async function leerParticipantes(
  db: Database,
  actor: Actor,
  { cursoId, now }: Lectura,
  { orden, cursor, limite, total, ...query }: ParticipantesQuery,
): Promise<ParticipantesPagina> {
  const scope = aQuienSigue(actor);
  if (scope === false) throw sinPermiso();
  await cursoVisible(db, actor, cursoId);

  const origen = deCursoSql(cursoId, query.idos);
  const matching = sql`${quienesSql(scope, query)} and ${await asiSql(db, cursoId, query, now)}`;
  // Tutors hear of their own groups alone.
  const groups =
    scope === true ? sql`true` : sql`g.grupo_id = any(${sql.param(actor.tutorGrupoIds)}::uuid[])`;
  const readPage: ReadPage<Participante & Record<string, unknown>> = async (_db, where, order, limit) => {
    const { rows } = await db.execute<Participante & Record<string, unknown>>(sql`
    select usuarios.id as "usuarioId", usuarios.nombre, usuarios.apellidos,
           ${situacionSql(query.idos)} as situacion,
           a.desde, a.vence_en as "venceEn",
           ${avanceSql()} as porcentaje, coalesce(a.hechas, 0) as hechas, ${totalSql} as total,
           ${estadoSql(now)} as estado, ${deCumplimientoSql(now)}, ${riesgoSql(now)} as riesgo, v.ultima_vez as "ultimaVez", n.en as "recordadoEn",
           r.motivo as "motivoDeProrroga", a.via <> 'grupo' as "porNombre",
           array(select g.nombre from miembros_vigentes g
                   join grupo_cursos gc on gc.grupo_id = g.grupo_id and gc.curso_id = a.curso_id
                  where g.usuario_id = a.usuario_id and ${groups} order by g.nombre) as grupos,
           case when ${algoCierraSql(cursoId)} then atascos_en_json(a.usuario_id, a.curso_id, ${now.toISOString()})
                else '[]' end as atascos,
           case when ${hayExcepcionesSql(cursoId)} then excepciones_en_json(a.usuario_id, a.curso_id)
                else '[]' end as excepciones
      ${origen} and ${where} order by ${orderSql(order)} limit ${limit}`);
    return rows.map(withIsoMoments);
  };
  const [{ rows: datos, siguiente }, cuenta] = await Promise.all([
    readStretches(db, { ...ordenada(ORDENES_DE_PARTICIPANTES, ['deQuien'], now), readPage }, matching, {
      orden,
      cursor,
      limite,
      inIndex: false,
    }),
    total ? countRows(db, sql`${origen} and ${matching}`) : undefined,
  ]);
  return { datos: [...datos], siguiente, ...(cuenta && { total: cuenta }) };
}

const iso = (moment: string | null): string | null => moment && new Date(moment).toISOString();

const withIsoMoments = <P extends Participante>(row: P): P => ({
  ...row,
  desde: new Date(row.desde).toISOString(),
  venceEn: iso(row.venceEn),
  ultimaVez: iso(row.ultimaVez),
  recordadoEn: iso(row.recordadoEn),
});
