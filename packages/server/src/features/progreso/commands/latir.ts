import type { Actor } from '@catedra/shared/core/actor.ts';
import { soloLectura } from '@catedra/shared/core/errors.ts';
import { actividadSinAbrir, type Latido, type LatidoAnotado } from '@catedra/shared/progreso/schemas.ts';
import { type Avanzado, avanzadoDe } from '@catedra/shared/progreso/latido.ts';
import { actividadesBinding } from '#features/actividades/binding.ts';
import type { Contado, Latidos } from '#features/progreso/anotar-latidos.ts';
import { asSeen, lockMine, updateMine } from '#features/progreso/store.ts';
import { runWork } from '#platform/changes/work.ts';
import { readOne } from '#platform/collections/store.ts';
import type { Platform } from '#platform/platform.ts';

/** Writes down where someone is; only what changes their state or percentage is a change of the record. */
export async function latir(
  platform: Platform,
  latidos: Latidos,
  actor: Actor,
  actividadId: string,
  latido: Latido,
): Promise<LatidoAnotado> {
  if (actor.quienMira) throw soloLectura();
  const anotado = await latidos(contadoDe(actor, actividadId, latido, platform.clock.now()));
  if (!anotado) {
    await readOne(platform.db, actividadesBinding, actor, actividadId);
    throw actividadSinAbrir();
  }
  const { estado, porcentaje, segundos } = anotado;
  const ahora = avanzadoDe(anotado);
  if (estado === 'completada' || (ahora.estado === estado && ahora.porcentaje <= porcentaje))
    return { estado, porcentaje, segundos };
  const fila = await avanzar(platform, actor, actividadId, ahora, segundos);
  return { estado: fila.estado, porcentaje: fila.porcentaje, segundos };
}

function contadoDe(
  actor: Actor,
  actividadId: string,
  { segundo, parrafo, tramo, duracion }: Latido,
  ahora: Date,
): Contado {
  const [desde = null, hasta = null] = tramo && tramo[1] > tramo[0] ? tramo.map(Math.floor) : [];
  return {
    usuarioId: actor.id,
    actividadId,
    cursoIds: actor.cursoIds,
    segundo: segundo ?? null,
    parrafo: parrafo ?? null,
    desde,
    hasta,
    duracion: duracion ? Math.floor(duracion) : null,
    ahora,
  };
}

const avanzar = (
  platform: Platform,
  actor: Actor,
  actividadId: string,
  { estado, porcentaje }: Avanzado,
  tiempo: number,
) =>
  runWork(platform, actor, 'progreso.avanzar-actividad', async (work) => {
    const fila = await lockMine(work, actividadId);
    if (!fila) throw actividadSinAbrir();
    if (fila.estado === 'completada') return asSeen(work, fila);
    const completadoEn = estado === 'completada' ? work.now.toISOString() : null;
    return asSeen(work, await updateMine(work, fila, { estado, porcentaje, completadoEn, tiempo }));
  });
