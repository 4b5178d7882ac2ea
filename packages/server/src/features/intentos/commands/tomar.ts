import { noEncontrado } from '@catedra/shared/core/errors.ts';
import type { IntentoEnCurso } from '@catedra/shared/intentos/en-curso.ts';
import { and, eq } from 'drizzle-orm';
import { leerSecretos } from '#features/evaluaciones/offers.ts';
import { type Desde, exigirLaRed } from '#features/intentos/commands/empezar.ts';
import { leerEnCurso } from '#features/intentos/empezar/en-curso.ts';
import { bloquear, type FilaDeIntento } from '#features/intentos/filas.ts';
import { anotarIntento } from '#features/intentos/audit.ts';
import { yaNoSeGuarda } from '#features/intentos/commands/guardar.ts';
import { anotarSuceso } from '#features/intentos/sucesos.ts';
import { intentosTable } from '#features/intentos/table.ts';
import { vencer } from '#features/intentos/acabar/vencer.ts';
import type { Work } from '#platform/changes/work.ts';

/** Someone's own attempt under a lock, as it stands once its time was looked at. */
export async function bloquearMio(work: Work, id: string): Promise<FilaDeIntento> {
  const mio = and(eq(intentosTable.id, id), eq(intentosTable.usuarioId, work.actor.id));
  const [fila] = await bloquear(work.tx, mio);
  if (!fila) throw noEncontrado();
  return fila;
}

/** An open attempt of one's own, under a lock: with `gracia` also one that can only be handed in any more. */
export async function bloquearAbierto(
  work: Work,
  id: string,
  { gracia = false } = {},
): Promise<FilaDeIntento> {
  const fila = await vencer(work, await bloquearMio(work, id));
  if (fila.estado !== 'en_curso' && !(gracia && fila.estado === 'vencido')) throw yaNoSeGuarda(fila);
  return fila;
}

/** This tab writes from now on; whichever wrote before reads. Taking it again changes nothing. */
export async function tomar(
  work: Work,
  id: string,
  pestana: string,
  { equipo, direccion }: Desde,
): Promise<IntentoEnCurso> {
  const antes = await bloquearAbierto(work, id, { gracia: true });
  if (antes.pestana === pestana) return leerEnCurso(work.tx, antes, pestana, work.now);
  // Nobody was in it since it was opened again: nothing is taken from anyone, and no line was cut.
  const reabierto = antes.pestana === '';
  if (reabierto) exigirLaRed(direccion, (await leerSecretos(work.tx, antes.evaluacionId)).redes);
  const [despues] = await work.tx
    .update(intentosTable)
    .set({ epoca: antes.epoca + 1, pestana, equipo, ...(reabierto && { vistoEn: work.now.toISOString() }) })
    .where(eq(intentosTable.id, id))
    .returning();
  if (!despues) throw noEncontrado();
  if (!reabierto)
    await anotarSuceso(work.tx, id, { tipo: 'control', en: work.now.toISOString(), detalle: equipo });
  await anotarIntento(work, antes, despues);
  return leerEnCurso(work.tx, despues, pestana, work.now);
}
