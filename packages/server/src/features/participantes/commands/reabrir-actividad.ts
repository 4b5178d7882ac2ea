import { datosInvalidos } from '@catedra/shared/core/errors.ts';
import { puedeProrrogar } from '@catedra/shared/cumplimiento/policy.ts';
import type { Reabrir } from '@catedra/shared/participantes/schemas.ts';
import { cerradaAMano } from '@catedra/shared/participantes/rules.ts';
import { and, eq, sql } from 'drizzle-orm';
import { cleanMoment } from '#features/cursos/binding.ts';
import { atascadosSql, lockActividad } from '#features/participantes/excepciones.ts';
import { evaluacionesTable } from '#features/evaluaciones/table.ts';
import { lockVisibles, recordPersona } from '#features/sesion/offers.ts';
import type { Work } from '#platform/changes/work.ts';

/** Gives another last day of an activity to some of those who take its course, or to all whom its date left without it. */
export async function reabrirActividad(
  work: Work,
  actividadId: string,
  { usuarioIds, hasta: pedido, motivo }: Reabrir,
): Promise<{ personas: number }> {
  const { tx, actor, now } = work;
  const actividad = await lockActividad(work, actividadId);
  const hasta = cleanMoment(pedido) ?? pedido;
  if (Date.parse(hasta) <= now.getTime())
    throw datosInvalidos({ hasta: 'Elige un momento que no haya pasado.' });
  const [cerrada] = await tx
    .select({ id: evaluacionesTable.id })
    .from(evaluacionesTable)
    .where(and(eq(evaluacionesTable.actividadId, actividadId), eq(evaluacionesTable.estado, 'cerrada')));
  if (cerrada) throw cerradaAMano();
  const { rows } = await tx.execute<{ id: string }>(
    usuarioIds
      ? sql`select m.usuario_id as id from matriculas m
             where m.curso_id = ${actividad.cursoId} and m.usuario_id = any(${sql.param(usuarioIds)}::uuid[])`
      : sql`select t.usuario_id as id from (${atascadosSql(actor, actividad.cursoId, now, puedeProrrogar(actor))}) t
             where t.actividad_id = ${actividadId}`,
  );
  const personas = await lockVisibles(
    work,
    rows.map(({ id }) => id),
    puedeProrrogar(actor),
  );
  const ids = personas.map(({ usuario }) => usuario.id);
  const { rows: cambiadas } = await tx.execute<{ id: string }>(sql`
    insert into excepciones as x (usuario_id, actividad_id, curso_id, hasta, motivo, por, en)
    select id, ${actividadId}, ${actividad.cursoId}, ${hasta}, ${motivo}, ${actor.id}, ${now.toISOString()}
      from unnest(${sql.param(ids)}::uuid[]) id order by id
    on conflict (usuario_id, actividad_id) do update
       set hasta = excluded.hasta, motivo = excluded.motivo, por = excluded.por, en = excluded.en
     where (x.hasta, x.motivo) is distinct from (excluded.hasta, excluded.motivo)
    returning x.usuario_id as id`);
  const nuevas = new Set(cambiadas.map(({ id }) => id));
  for (const persona of personas)
    if (nuevas.has(persona.usuario.id))
      recordPersona(work, persona, {
        reabierta: [null, actividad.titulo],
        hasta: [null, hasta],
        motivo: [null, motivo],
      });
  return { personas: ids.length };
}
