import { noEncontrado } from '@catedra/shared/core/errors.ts';
import { puedeProrrogar } from '@catedra/shared/cumplimiento/policy.ts';
import { eraLoUnico, yaLaHizo } from '@catedra/shared/participantes/rules.ts';
import type { Eximir, RetirarExcepcion } from '@catedra/shared/participantes/schemas.ts';
import { and, eq, sql } from 'drizzle-orm';
import { lockActividad, porcentajeDe } from '#features/participantes/excepciones.ts';
import { conSusCertificados } from '#features/progreso/offers.ts';
import { excepcionesTable } from '#features/progreso/table.ts';
import { lockVisibles, recordPersona } from '#features/sesion/offers.ts';
import type { Work } from '#platform/changes/work.ts';

const deEsta = (usuarioId: string, actividadId: string) =>
  and(eq(excepcionesTable.usuarioId, usuarioId), eq(excepcionesTable.actividadId, actividadId));

/** From now on an activity does not count for someone. */
export async function eximirDeActividad(
  work: Work,
  actividadId: string,
  { usuarioId, motivo }: Eximir,
): Promise<{ porcentaje: number }> {
  const { tx, actor, now } = work;
  const { cursoId, titulo } = await lockActividad(work, actividadId);
  const [persona] = await lockVisibles(work, [usuarioId], puedeProrrogar(work.actor));
  if (!persona) throw noEncontrado();
  // In the order in which figures are counted.
  await tx.execute(
    sql`select from matriculas_guardadas
      where usuario_id = ${usuarioId} and curso_id = ${cursoId} and not adelantada for no key update`,
  );
  await porcentajeDe(work, usuarioId, cursoId);
  const [antes] = await tx.select().from(excepcionesTable).where(deEsta(usuarioId, actividadId));
  if (antes?.hasta === null && antes.motivo === motivo)
    return { porcentaje: await porcentajeDe(work, usuarioId, cursoId) };
  const { rows } = await tx.execute<{ hecha: boolean; otras: boolean; terminado: boolean }>(sql`
    select coalesce(bool_or(s.hecha) filter (where s.actividad_id = ${actividadId}), false) as hecha,
           coalesce(bool_or(s.hecha or not s.exenta) filter (where s.actividad_id <> ${actividadId}), false) as otras,
           exists (select from curso_avance v where v.usuario_id = ${usuarioId} and v.curso_id = ${cursoId}
                      and v.terminado_en is not null) as terminado
      from pasos_de(${usuarioId}, ${cursoId}) s`);
  if (rows[0]?.hecha) throw yaLaHizo();
  if (!rows[0]?.otras) throw eraLoUnico();
  const fila = { hasta: null, motivo, por: actor.id, en: now.toISOString() };
  const yaTerminado = antes?.hasta === null ? antes.yaTerminado : rows[0].terminado;
  await tx
    .insert(excepcionesTable)
    .values({ usuarioId, actividadId, cursoId, yaTerminado, ...fila })
    .onConflictDoUpdate({
      target: [excepcionesTable.usuarioId, excepcionesTable.actividadId],
      set: { ...fila, yaTerminado },
    });
  recordPersona(work, persona, { eximida: [null, titulo], motivo: [antes?.motivo ?? null, motivo] });
  return { porcentaje: await porcentajeDe(work, usuarioId, cursoId) };
}

/** What was decided for someone is taken back: the activity is for them as it is for everyone. */
export const retirarExcepcion = (
  work: Work,
  actividadId: string,
  { usuarioId, certificados }: RetirarExcepcion,
): Promise<{ porcentaje: number }> =>
  conSusCertificados(
    work,
    sql`select ${usuarioId}::uuid, curso_id from actividades where id = ${actividadId}`,
    { certificados, motivo: 'Se quitó la exención con que terminó el curso.' },
    () => quitarExcepcion(work, actividadId, usuarioId),
  );

async function quitarExcepcion(
  work: Work,
  actividadId: string,
  usuarioId: string,
): Promise<{ porcentaje: number }> {
  const { cursoId, titulo } = await lockActividad(work, actividadId);
  const [persona] = await lockVisibles(work, [usuarioId], puedeProrrogar(work.actor));
  if (!persona) throw noEncontrado();
  await porcentajeDe(work, usuarioId, cursoId);
  const [antes] = await work.tx
    .delete(excepcionesTable)
    .where(deEsta(usuarioId, actividadId))
    .returning({ motivo: excepcionesTable.motivo });
  if (antes) recordPersona(work, persona, { eximida: [titulo, null], motivo: [antes.motivo, null] });
  return { porcentaje: await porcentajeDe(work, usuarioId, cursoId) };
}
