import type { Actor } from '@catedra/shared/core/actor.ts';
import { DomainError, noEncontrado, sinPermiso, versionAntigua } from '@catedra/shared/core/errors.ts';
import { INFORMES } from '@catedra/shared/informes/lista.ts';
import { mismaBusqueda } from '@catedra/shared/informes/vistas/busqueda.ts';
import { puedeLeer } from '@catedra/shared/informes/policy.ts';
import {
  MAX_VISTAS,
  type Vista,
  type VistaEscrita,
  type VistaUsual,
} from '@catedra/shared/informes/vistas/schemas.ts';
import { and, asc, count, eq, or } from 'drizzle-orm';
import {
  informeVistasTable as tabla,
  informeVistasUsualesTable as usuales,
} from '#features/informes/table.ts';
import type { Work } from '#platform/changes/work.ts';
import type { Database } from '#platform/db/pool.ts';
import { lockInTransaction } from '#platform/turns/lock.ts';

const yaBastan = () =>
  new DomainError(
    409,
    'DEMASIADAS_VISTAS',
    `Ya tienes ${MAX_VISTAS} vistas de este informe. Elimina alguna para guardar otra.`,
  );

/** Whoever may not read the report has no views of it, nor are told of those of others. */
function exigirLeer(actor: Actor, clave: string): void {
  const informe = INFORMES.find((uno) => uno.clave === clave);
  if (!informe) throw noEncontrado();
  if (!puedeLeer(actor, informe)) throw sinPermiso();
}

const COLUMNAS = {
  id: tabla.id,
  usuarioId: tabla.usuarioId,
  informe: tabla.informe,
  nombre: tabla.nombre,
  busqueda: tabla.busqueda,
  compartida: tabla.compartida,
  version: tabla.version,
};

type Fila = VistaEscrita & { readonly id: string; readonly usuarioId: string };

const aLaVista = (
  { id, usuarioId, informe, nombre, busqueda, compartida, version }: Fila,
  actor: Actor,
): Vista => ({ id, informe, nombre, busqueda, compartida, version, mia: usuarioId === actor.id });

const laVe = (actor: Actor) => or(eq(tabla.usuarioId, actor.id), eq(tabla.compartida, true));

export async function leerVistas(
  db: Database,
  actor: Actor,
  informe: string,
): Promise<{ vistas: Vista[]; usual: string | null }> {
  exigirLeer(actor, informe);
  const filas = await db
    .select({ ...COLUMNAS, usual: usuales.vistaId })
    .from(tabla)
    .leftJoin(usuales, and(eq(usuales.vistaId, tabla.id), eq(usuales.usuarioId, actor.id)))
    .where(and(eq(tabla.informe, informe), laVe(actor)))
    .orderBy(asc(tabla.nombre), asc(tabla.id));
  return {
    vistas: filas.map((fila) => aLaVista(fila, actor)),
    usual: filas.find(({ usual }) => usual !== null)?.id ?? null,
  };
}

const igual = (una: VistaEscrita, otra: VistaEscrita): boolean =>
  una.nombre === otra.nombre &&
  una.compartida === otra.compartida &&
  mismaBusqueda(una.busqueda, otra.busqueda);

/** Its own, under a lock; whoever sees that of another may not touch it, and nobody is told of the rest. */
async function lockPropia({ tx, actor }: Work, id: string) {
  const [fila] = await tx.select(COLUMNAS).from(tabla).where(eq(tabla.id, id)).for('update');
  if (fila && fila.usuarioId !== actor.id) throw fila.compartida ? sinPermiso() : noEncontrado();
  return fila;
}

/** Sent twice it is saved once; whoever brings another version than the last is told which that is. */
export async function guardarVista(work: Work, id: string, escrita: VistaEscrita): Promise<Vista> {
  const { tx, actor, now } = work;
  exigirLeer(actor, escrita.informe);
  await lockInTransaction(tx, `informes.vistas.${actor.id}`);
  const antes = await lockPropia(work, id);
  const { version, ...campos } = escrita;
  if (antes) {
    if (antes.informe !== escrita.informe) throw noEncontrado();
    if (igual(antes, escrita)) return aLaVista(antes, actor);
    if (antes.version !== version) throw versionAntigua(aLaVista(antes, actor));
    const hecha = { ...campos, version: version + 1 };
    await tx
      .update(tabla)
      .set({ ...hecha, cambiadaEn: now.toISOString() })
      .where(eq(tabla.id, id));
    // Nobody else opens by themselves what is not shared with them any more.
    if (antes.compartida && !escrita.compartida) await soloSuya(work, id);
    return { ...hecha, id, mia: true };
  }
  if (version > 0) throw noEncontrado();
  const suyas = and(eq(tabla.usuarioId, actor.id), eq(tabla.informe, escrita.informe));
  const [cuantas] = await tx.select({ n: count() }).from(tabla).where(suyas);
  if ((cuantas?.n ?? 0) >= MAX_VISTAS) throw yaBastan();
  await tx.insert(tabla).values({ ...campos, id, usuarioId: actor.id, version: 1 });
  return { ...campos, version: 1, id, mia: true };
}

async function soloSuya({ tx, actor }: Work, id: string): Promise<void> {
  const deOtros = await tx.select().from(usuales).where(eq(usuales.vistaId, id));
  for (const { usuarioId } of deOtros)
    if (usuarioId !== actor.id)
      await tx.delete(usuales).where(and(eq(usuales.vistaId, id), eq(usuales.usuarioId, usuarioId)));
}

export async function eliminarVista(work: Work, id: string): Promise<void> {
  if (!(await lockPropia(work, id))) throw noEncontrado();
  await work.tx.delete(tabla).where(eq(tabla.id, id));
}

export async function elegirVista({ tx, actor }: Work, { informe, vistaId }: VistaUsual): Promise<void> {
  exigirLeer(actor, informe);
  const suya = and(eq(usuales.usuarioId, actor.id), eq(usuales.informe, informe));
  if (vistaId === null) {
    await tx.delete(usuales).where(suya);
    return;
  }
  const visible = and(eq(tabla.id, vistaId), eq(tabla.informe, informe), laVe(actor));
  const [hay] = await tx.select({ id: tabla.id }).from(tabla).where(visible).for('key share');
  if (!hay) throw noEncontrado();
  await tx
    .insert(usuales)
    .values({ usuarioId: actor.id, informe, vistaId })
    .onConflictDoUpdate({ target: [usuales.usuarioId, usuales.informe], set: { vistaId } });
}
