import type { Actor } from '@catedra/shared/core/actor.ts';
import { cursos } from '@catedra/shared/cursos/collection.ts';
import { grupos } from '@catedra/shared/grupos/collection.ts';
import type { FechaDeGrupo } from '@catedra/shared/grupos/schemas.ts';
import type { CuentaDeFechasDeGrupo } from '@catedra/shared/participantes/schemas.ts';
import { DIAS_DE_GRACIA } from '@catedra/shared/progreso/vencimiento.ts';
import { sql } from 'drizzle-orm';
import { cursosBinding } from '#features/cursos/binding.ts';
import { gruposBinding } from '#features/grupos/binding.ts';
import { alDiaSql, exigirVerFecha } from '#features/grupos/offers.ts';
import { porEsaVia } from '#features/participantes/cierres/entradas.ts';
import { exigir } from '#features/participantes/exigir.ts';
import type { Database } from '#platform/db/pool.ts';

/**
 * Of the members of a group who have to do one of these courses, or would have to, those for whom the date that the group
 * would give has passed by now. Neither a date of their own nor a later round moves with it.
 */
export async function contarFechasDeGrupo(
  db: Database,
  actor: Actor,
  grupoId: string,
  { cursoIds, ...plazo }: FechaDeGrupo,
  now: Date,
): Promise<CuentaDeFechasDeGrupo> {
  await exigir(db, actor, gruposBinding, grupoId, grupos.policy.update(actor));
  for (const cursoId of cursoIds) await exigir(db, actor, cursosBinding, cursoId, cursos.policy.read(actor));
  if (plazo.venceCampoId !== null) await exigirVerFecha(db, actor, plazo.venceCampoId);
  const ahora = sql`${now.toISOString()}::timestamptz`;
  const entra = sql`greatest(m.desde, coalesce(gc.desde, ${ahora}))`;
  const gracia = sql`coalesce(${plazo.diasDeGracia ?? null}::int, gc.dias_de_gracia, ${DIAS_DE_GRACIA}::int)`;
  const fecha = porEsaVia(entra, { cursoId: '', ...plazo }, gracia, gracia);
  const { rows } = await db.execute<CuentaDeFechasDeGrupo & Record<string, unknown>>(sql`
    select (count(distinct p.id))::int as personas,
           (count(distinct p.id) filter (where p.vence < ${ahora}))::int as vencidas,
           (count(distinct p.id) filter (where p.sin_gracia < p.entra and p.vence >= ${ahora}))::int as "conGracia",
           (count(distinct p.id) filter (where ${plazo.venceCampoId !== null} and p.vence is null))::int as "sinDato"
      from (
        select u.id, ${entra} as entra, ${fecha} as vence,
               ${porEsaVia(entra, { cursoId: '', ...plazo }, sql`null::int`, sql`null::int`)} as sin_gracia
          from miembros_vigentes m join usuarios u on u.id = m.usuario_id cross join academia a
         cross join unnest(${sql.param([...cursoIds])}::uuid[]) c (id)
          left join grupo_cursos gc on gc.grupo_id = m.grupo_id and gc.curso_id = c.id
          left join matriculas x on x.usuario_id = u.id and x.curso_id = c.id
         where m.grupo_id = ${grupoId} and en_activo(u.estado, u.fecha_baja, u.baja_desde)
           and coalesce(x.ronda = 1 and not x.completada, true) and coalesce(x.exento_hasta <= ${ahora}, true)
           and not exists (select from prorrogas q where q.usuario_id = u.id and q.curso_id = c.id)
           and not ${alDiaSql(sql`u`, sql`c.id`)}) p`);
  return rows[0] ?? { personas: 0, conGracia: 0, vencidas: 0, sinDato: 0 };
}
