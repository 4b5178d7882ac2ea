import type { Escrito } from '@catedra/shared/avisos/plantilla.ts';
import type { PlantillaDeCorreo, PlantillaEscrita } from '@catedra/shared/avisos/plantillas.ts';
import { versionAntigua } from '@catedra/shared/core/errors.ts';
import { sql } from 'drizzle-orm';
import type { Editable } from '#features/avisos/plantillas/editables.ts';
import { exigirQueSirva } from '#features/avisos/plantillas/exigir.ts';
import {
  escritoDe,
  exigirPlantillas,
  type Guardada,
  laEditable,
  leerGuardadas,
  leerPlantilla,
} from '#features/avisos/plantillas/leer.ts';
import { plantillasTable } from '#features/avisos/table.ts';
import { differences } from '#platform/changes/differences.ts';
import type { Work } from '#platform/changes/work.ts';
import type { Platform } from '#platform/platform.ts';
import { lockInTransaction } from '#platform/turns/lock.ts';

/** What there is, with nobody else writing it meanwhile. */
async function bloquear(work: Work, clave: string): Promise<Guardada | undefined> {
  await lockInTransaction(work.tx, `plantilla.${clave}`);
  const [guardada] = await leerGuardadas(work.tx, sql`a.clave = ${clave}`);
  return guardada;
}

/** Writes it, or takes back what was written. */
async function poner(
  work: Work,
  una: Editable,
  guardada: Guardada | undefined,
  escrito: Escrito | null,
): Promise<void> {
  const { clave, original } = una;
  const fila = {
    clave,
    version: (guardada?.version ?? 0) + 1,
    asunto: escrito?.asunto ?? null,
    texto: escrito?.texto ?? null,
    deAsunto: original.asunto,
    deTexto: original.texto,
    en: work.now.toISOString(),
    por: work.actor.id,
  };
  await work.tx
    .insert(plantillasTable)
    .values(fila)
    .onConflictDoUpdate({ target: plantillasTable.clave, set: fila });
  work.record({
    coleccion: 'plantillas',
    documento: clave,
    antes: { id: clave },
    despues: { id: clave },
    detalle: differences({ ...escritoDe(una, guardada) }, { ...(escrito ?? original) }),
  });
}

const esIgual = (
  guardada: Guardada | undefined,
  { original }: Editable,
  { asunto, texto }: Escrito,
): boolean =>
  guardada?.asunto === asunto &&
  guardada.texto === texto &&
  guardada.deAsunto === original.asunto &&
  guardada.deTexto === original.texto;

/** Changes the words of a mail from now on; the same ones again are nothing new, and over others' it is refused. */
export async function guardarPlantilla(
  platform: Platform,
  work: Work,
  clave: string,
  { version, asunto, texto }: PlantillaEscrita,
): Promise<PlantillaDeCorreo> {
  exigirPlantillas(work.actor);
  const una = laEditable(clave);
  const escrito = { asunto, texto };
  exigirQueSirva(una, escrito);
  const guardada = await bloquear(work, clave);
  if (!esIgual(guardada, una, escrito)) {
    if ((guardada?.version ?? 0) !== version)
      throw versionAntigua(await leerPlantilla(platform, work.tx, work.actor, clave));
    await poner(work, una, guardada, escrito);
  }
  return leerPlantilla(platform, work.tx, work.actor, clave);
}

/** It says again what the program says; twice is once. */
export async function volverAlOriginal(
  platform: Platform,
  work: Work,
  clave: string,
  version: number,
): Promise<PlantillaDeCorreo> {
  exigirPlantillas(work.actor);
  const una = laEditable(clave);
  const guardada = await bloquear(work, clave);
  if (guardada !== undefined && guardada.asunto !== null) {
    if (guardada.version !== version)
      throw versionAntigua(await leerPlantilla(platform, work.tx, work.actor, clave));
    await poner(work, una, guardada, null);
  }
  return leerPlantilla(platform, work.tx, work.actor, clave);
}
