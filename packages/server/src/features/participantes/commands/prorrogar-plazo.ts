import { datosInvalidos, noEncontrado } from '@catedra/shared/core/errors.ts';
import type { Prorrogar } from '@catedra/shared/participantes/schemas.ts';
import { and, eq, sql } from 'drizzle-orm';
import { cleanMoment } from '#features/cursos/binding.ts';
import { prorrogasTable } from '#features/cursos/table.ts';
import { lockCurso } from '#features/participantes/personas.ts';
import { lockVisibles, recordPersona } from '#features/sesion/offers.ts';
import type { Work } from '#platform/changes/work.ts';

/** Gives one person a date of their own, which wins over any other, or takes it back. */
export async function prorrogarPlazo(
  work: Work,
  cursoId: string,
  { usuarioId, venceEn: pedido, motivo }: Prorrogar,
): Promise<{ venceEn: string | null }> {
  const curso = await lockCurso(work, cursoId);
  const [persona] = await lockVisibles(work, [usuarioId]);
  const venceEn = cleanMoment(pedido);
  if (venceEn && Date.parse(venceEn) <= work.now.getTime())
    throw datosInvalidos({ venceEn: 'Elige un momento que no haya pasado.' });
  const { rowCount } = await work.tx.execute(
    sql`select from matriculas where curso_id = ${cursoId} and usuario_id = ${usuarioId}`,
  );
  if (!persona || !rowCount) throw noEncontrado();

  const suya = and(eq(prorrogasTable.cursoId, cursoId), eq(prorrogasTable.usuarioId, usuarioId));
  const [antes] = await work.tx.select().from(prorrogasTable).where(suya);
  if (antes?.venceEn === venceEn && antes.motivo === motivo) return { venceEn };
  if (!antes && venceEn === null) return { venceEn };
  if (venceEn === null) {
    await work.tx.delete(prorrogasTable).where(suya);
  } else {
    const fila = { venceEn, motivo, por: work.actor.id, en: work.now.toISOString() };
    await work.tx
      .insert(prorrogasTable)
      .values({ usuarioId, cursoId, ...fila })
      .onConflictDoUpdate({ target: [prorrogasTable.usuarioId, prorrogasTable.cursoId], set: fila });
  }
  recordPersona(work, persona, {
    plazo: [antes?.venceEn ?? null, curso.titulo],
    venceEn: [antes?.venceEn ?? null, venceEn],
    motivo: [antes?.motivo ?? null, motivo],
  });
  return { venceEn };
}
