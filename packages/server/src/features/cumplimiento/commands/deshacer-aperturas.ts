import type { AperturasDeshechas, DeshacerRenovaciones } from '@catedra/shared/cumplimiento/aperturas.ts';
import { sql } from 'drizzle-orm';
import { notify } from '#features/avisos/offers.ts';
import {
  deEsasPersonas,
  deEseActo,
  leerAbiertas,
  repartir,
} from '#features/cumplimiento/aperturas/abiertas.ts';
import { avisoDeApertura } from '#features/cumplimiento/plazos/abierta.ts';
import { lockCursoDePlazos } from '#features/participantes/offers.ts';
import { lockPersonas, recordPersona } from '#features/sesion/offers.ts';
import type { Work } from '#platform/changes/work.ts';

/**
 * Takes back one act of whoever asks, or what was opened to some people, where nothing was done since; asked again, there
 * is nothing to take back.
 */
export async function deshacerAperturas(
  work: Work,
  cursoId: string,
  pedido: DeshacerRenovaciones,
): Promise<AperturasDeshechas> {
  const { tx, actor, now } = work;
  const curso = await lockCursoDePlazos(work, cursoId, 'plazos:renovar');
  const donde =
    'marca' in pedido
      ? deEseActo(actor, pedido.marca)
      : (await deEsasPersonas(tx, actor, { cursoId, quienes: pedido.quienes, now })).donde;
  const ids = (await leerAbiertas(tx, actor, cursoId, donde)).map(({ id }) => id);
  const personas = await lockPersonas(work, ids);
  await tx.execute(sql`select from matriculas_guardadas
    where curso_id = ${cursoId} and usuario_id = any(${sql.param(ids)}::uuid[]) order by usuario_id for update`);
  const { vuelven, ...hecho } = repartir(await leerAbiertas(tx, actor, cursoId, donde));
  await tx.execute(sql`select devolver_rondas(${sql.param(vuelven)}::uuid[], ${cursoId})`);
  const cuando = now.toISOString();
  await notify(work, avisoDeApertura, ...vuelven.map((usuarioId) => ({ usuarioId, cursoId, cuando })));
  const suyas = new Set(vuelven);
  for (const persona of personas)
    if (suyas.has(persona.usuario.id))
      recordPersona(work, persona, { renovacion: [String(curso.titulo), null] });
  return hecho;
}
