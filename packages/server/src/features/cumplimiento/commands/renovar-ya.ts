import type { MiRenovacion } from '@catedra/shared/cumplimiento/renovacion.ts';
import { noSeRenuevaAntes, yaSeRenueva } from '@catedra/shared/cumplimiento/renovacion.ts';
import { sql } from 'drizzle-orm';
import { leerMiRenovacion } from '#features/cumplimiento/leer-mi-renovacion.ts';
import type { Work } from '#platform/changes/work.ts';

const mia = (work: Work, cursoId: string) => leerMiRenovacion(work.tx, work.actor.id, cursoId, work.now);

/** Nobody else moves the round of this person in this course meanwhile. */
const tomar = (work: Work, cursoId: string) =>
  work.tx.execute(sql`select from matriculas_guardadas
    where usuario_id = ${work.actor.id} and curso_id = ${cursoId} and not adelantada for update`);

function anotar(work: Work, cursoId: string, ronda: number, abierta: boolean): void {
  work.record({
    coleccion: 'rondas',
    documento: cursoId,
    antes: null,
    despues: { usuarioId: work.actor.id, ronda: String(ronda), abierta },
    detalle: {},
  });
  work.access({ usuarioId: work.actor.id });
}

/** Opens one's next round before its days; asked again, it is open. */
export async function renovarYa(work: Work, cursoId: string): Promise<MiRenovacion> {
  await tomar(work, cursoId);
  const antes = await mia(work, cursoId);
  if (antes.seDevuelve) return antes;
  if (!antes.siYa) throw noSeRenuevaAntes();
  const par = sql`array[row(${work.actor.id}, ${cursoId})::par_de_avance]`;
  await work.tx.execute(sql`update rondas set abierta_en = ahora(), abierta_por = ${work.actor.id}
    where usuario_id = ${work.actor.id} and curso_id = ${cursoId} and ronda = ${antes.ronda}`);
  await work.tx.execute(sql`select recalcular_matriculas(${par})`);
  anotar(work, cursoId, antes.ronda + 1, true);
  return mia(work, cursoId);
}

/** Leaves for its days what was opened before them, while nothing was done in it; asked again, it is so. */
export async function noRenovar(work: Work, cursoId: string): Promise<MiRenovacion> {
  await tomar(work, cursoId);
  const antes = await mia(work, cursoId);
  if (!antes.seDevuelve) {
    if (antes.cumplimiento === 'al_dia') return antes;
    throw yaSeRenueva();
  }
  await work.tx.execute(sql`select devolver_rondas(array[${work.actor.id}]::uuid[], ${cursoId})`);
  anotar(work, cursoId, antes.ronda, false);
  return mia(work, cursoId);
}
