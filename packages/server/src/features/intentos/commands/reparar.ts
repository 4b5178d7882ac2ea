import { noEncontrado } from '@catedra/shared/core/errors.ts';
import { otraLaRepara } from '@catedra/shared/intentos/reparar/errors.ts';
import type { PedirReparacion, Reparacion } from '@catedra/shared/intentos/reparar/schemas.ts';
import { eq, sql } from 'drizzle-orm';
import { evaluacionesBinding } from '#features/evaluaciones/binding.ts';
import { cerrojoDeReparar } from '#features/intentos/reparar/al-calificar.ts';
import { alcancePedido, gruposQueRepara } from '#features/intentos/reparar/alcance.ts';
import { losQueAlcanza } from '#features/intentos/reparar/cargar.ts';
import { reparacionJob } from '#features/intentos/reparar/hacer.ts';
import { leerReparaciones } from '#features/intentos/reparar/leer.ts';
import { leerReglas } from '#features/intentos/resultados/leer-resultados.ts';
import { reparacionesTable } from '#features/intentos/table.ts';
import type { Work } from '#platform/changes/work.ts';
import { find } from '#platform/collections/store.ts';

export async function leerUna(work: Work, id: string): Promise<Reparacion> {
  const [una] = await leerReparaciones(work.tx, work.actor, sql`r.id = ${id}`);
  if (!una) throw noEncontrado();
  return una;
}

/**
 * Repairs a question for those who answered it: decided here, done by a job. Asked again with the same id it is the same
 * repair; while another is under way it is refused, because what was seen before is not what would happen.
 */
export async function reparar(
  work: Work,
  evaluacionId: string,
  id: string,
  { motivo, ...pedida }: PedirReparacion,
): Promise<Reparacion> {
  gruposQueRepara(work.actor);
  const { cursoId } = await leerReglas(work.tx, work.actor, evaluacionId);
  // In the bin nothing of it is changed.
  if (!(await find(work.tx, evaluacionesBinding, work.actor, evaluacionId, 'leer'))) throw noEncontrado();
  await work.tx.execute(sql`select ${cerrojoDeReparar(evaluacionId)}`);
  const [ya] = await work.tx.select().from(reparacionesTable).where(eq(reparacionesTable.id, id));
  if (ya && (ya.evaluacionId !== evaluacionId || ya.preguntaId !== pedida.preguntaId)) throw noEncontrado();
  if (ya) return leerUna(work, id);
  const alcance = await alcancePedido(work.tx, work.actor, evaluacionId, pedida);
  const { rows } = await work.tx.execute<{ orden: number; ocupada: boolean; personas: number }>(sql`
    select coalesce(max(r.orden), 0) + 1 as orden, coalesce(bool_or(r.estado in ('en_curso', 'deshaciendo')), false) as ocupada,
           (select count(distinct i.usuario_id)::int from intentos i where ${losQueAlcanza(alcance)}) as personas
      from reparaciones r where r.evaluacion_id = ${evaluacionId} and r.pregunta_id = ${pedida.preguntaId}`);
  const { orden = 1, ocupada = false, personas = 0 } = rows[0] ?? {};
  if (ocupada) throw otraLaRepara();
  await work.tx.insert(reparacionesTable).values({
    ...alcance,
    id,
    versiones: [...alcance.versiones],
    grupoIds: alcance.grupoIds && [...alcance.grupoIds],
    orden,
    haciaAbajo: pedida.haciaAbajo,
    motivo,
    por: work.actor.id,
    en: work.now.toISOString(),
    personas,
  });
  const deElla = { usuarioId: work.actor.id, cursoId, grupoIds: [...(alcance.grupoIds ?? [])] };
  work.record({
    coleccion: 'intentos',
    documento: evaluacionId,
    antes: null,
    despues: deElla,
    detalle: { reparacion: [null, pedida.tipo], pregunta: [null, pedida.preguntaId], motivo: [null, motivo] },
  });
  await work.enqueue(reparacionJob, { id });
  return leerUna(work, id);
}
