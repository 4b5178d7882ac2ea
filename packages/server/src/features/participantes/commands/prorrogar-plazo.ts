import { datosInvalidos, noEncontrado } from '@catedra/shared/core/errors.ts';
import { puedeProrrogar } from '@catedra/shared/cumplimiento/policy.ts';
import type { Prorrogar } from '@catedra/shared/participantes/schemas.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { notify } from '#features/avisos/offers.ts';
import { cleanMoment } from '#features/cursos/binding.ts';
import { encadenadas } from '#features/cursos/offers.ts';
import { type PlazoDeAntes, prorrogasTable } from '#features/cursos/table.ts';
import { darCierres, quitarCierres } from '#features/participantes/cierres/dar-cierres.ts';
import { lockCursoDePlazos } from '#features/participantes/personas.ts';
import { avisoDeProrroga } from '#features/participantes/plazos-dichos.ts';
import { lockVisibles, type Persona, recordPersona } from '#features/sesion/offers.ts';
import type { Work } from '#platform/changes/work.ts';
import type { Row } from '#platform/collections/rows.ts';

/** Gives one person a date of their own, which wins over any other, or takes it back. */
export async function prorrogarPlazo(
  work: Work,
  cursoId: string,
  { usuarioId, venceEn: pedido, motivo, tambienEnEvaluaciones }: Prorrogar,
): Promise<{ venceEn: string | null; marca?: string }> {
  const curso = await lockCursoDePlazos(work, cursoId, 'plazos:prorrogar');
  const [persona] = await lockVisibles(work, [usuarioId], puedeProrrogar(work.actor));
  const venceEn = plazoPosible(work, pedido);
  const { rowCount } = await work.tx.execute(
    sql`select from matriculas where curso_id = ${cursoId} and usuario_id = ${usuarioId}`,
  );
  if (!persona || !rowCount) throw noEncontrado();

  const suya = and(eq(prorrogasTable.cursoId, cursoId), eq(prorrogasTable.usuarioId, usuarioId));
  const [antes] = await work.tx.select().from(prorrogasTable).where(suya);
  if (venceEn !== null) {
    if (antes?.venceEn !== venceEn || antes.motivo !== motivo)
      await ponerPlazos(work, curso, [persona], { venceEn, motivo });
    if (!tambienEnEvaluaciones) return { venceEn };
    await darCierres(work, cursoId, { usuarioIds: [usuarioId] });
    return { venceEn, marca: work.now.toISOString() };
  }
  if (!antes) return { venceEn };
  await work.tx.delete(prorrogasTable).where(suya);
  // What each of the acts that led here gave, the last one first.
  for (let acto: PlazoDeAntes | null | undefined = antes; acto; acto = acto.antes)
    await quitarCierres(work, cursoId, acto.en, [usuarioId]);
  await notify(work, avisoDeProrroga, { usuarioId, cursoId, cuando: work.now.toISOString() });
  recordPersona(work, persona, {
    plazo: [antes.venceEn, curso.titulo],
    venceEn: [antes.venceEn, null],
    motivo: [antes.motivo, motivo],
  });
  return { venceEn };
}

/** As it is kept, if it has not passed. */
export function plazoPosible<T extends string | null>(work: Work, pedido: T): T {
  const venceEn = cleanMoment(pedido) as T;
  if (venceEn && Date.parse(venceEn) <= work.now.getTime())
    throw datosInvalidos({ venceEn: 'Elige un momento que no haya pasado.' });
  return venceEn;
}

const LA_QUE_HABIA = sql`jsonb_build_object('venceEn', prorrogas.vence_en, 'motivo', prorrogas.motivo,
  'por', prorrogas.por, 'en', prorrogas.en, 'antes', ${encadenadas(sql`prorrogas.antes`)})`;

/** The same date of their own for people who take the course. */
export async function ponerPlazos(
  work: Work,
  curso: Row,
  personas: readonly Persona[],
  { venceEn, motivo }: { readonly venceEn: string; readonly motivo: string },
): Promise<void> {
  const ids = personas.map(({ usuario }) => usuario.id);
  const previas = await work.tx
    .select()
    .from(prorrogasTable)
    .where(and(eq(prorrogasTable.cursoId, curso.id), inArray(prorrogasTable.usuarioId, ids)));
  const antesDe = new Map(previas.map((previa) => [previa.usuarioId, previa]));
  const fila = { venceEn, motivo, por: work.actor.id, en: work.now.toISOString() };
  await work.tx
    .insert(prorrogasTable)
    .values(ids.map((usuarioId) => ({ usuarioId, cursoId: curso.id, ...fila })))
    .onConflictDoUpdate({
      target: [prorrogasTable.usuarioId, prorrogasTable.cursoId],
      set: { ...fila, antes: LA_QUE_HABIA },
    });
  const cuando = fila.en;
  await notify(work, avisoDeProrroga, ...ids.map((usuarioId) => ({ usuarioId, cursoId: curso.id, cuando })));
  for (const persona of personas) {
    const antes = antesDe.get(persona.usuario.id);
    recordPersona(work, persona, {
      plazo: [antes?.venceEn ?? null, String(curso.titulo)],
      venceEn: [antes?.venceEn ?? null, venceEn],
      motivo: [antes?.motivo ?? null, motivo],
    });
  }
}
