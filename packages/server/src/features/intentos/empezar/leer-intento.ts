import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import type { IntentoEnCurso } from '@catedra/shared/intentos/en-curso.ts';
import { vencimientoDe } from '@catedra/shared/intentos/vencer.ts';
import { yaNoSeGuarda } from '#features/intentos/commands/guardar.ts';
import { leerEnCurso } from '#features/intentos/empezar/en-curso.ts';
import { leerMio } from '#features/intentos/filas.ts';
import { vencerUno } from '#features/intentos/acabar/vencer.ts';
import type { Platform } from '#platform/platform.ts';

/** My attempt while it is open; afterwards only its receipt and review can be read. */
export async function leerIntento(platform: Platform, actor: Actor, id: string): Promise<IntentoEnCurso> {
  const { db, clock } = platform;
  const now = clock.now();
  const leida = await leerMio(db, actor.id, id);
  if (!leida) throw noEncontrado();
  const vence = vencimientoDe({ ...leida, entregaPulsada: false }, now) !== null;
  if (vence) await vencerUno(platform, id);
  const fila = vence ? ((await leerMio(db, actor.id, id)) ?? leida) : leida;
  if (fila.estado !== 'en_curso' && fila.estado !== 'vencido') throw yaNoSeGuarda(fila);
  return leerEnCurso(db, fila, null, now);
}
