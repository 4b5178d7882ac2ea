import { isDeepStrictEqual } from 'node:util';
import type { Actividad, ActividadEditable } from '@catedra/shared/actividades/collection.ts';
import {
  type Camino,
  CAMPOS_DEL_CAMINO,
  type CamposPendientes,
  conLoQueEspera,
  repartir,
} from '@catedra/shared/actividades/pendientes.ts';
import { datosInvalidos } from '@catedra/shared/core/errors.ts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { actividadesBinding } from '#features/actividades/binding.ts';
import { actividadesPendientesTable, actividadesTable } from '#features/actividades/table.ts';
import { cursosTable, seccionesTable } from '#features/cursos/table.ts';
import { vivaSql } from '#features/papelera/table.ts';
import type { Work } from '#platform/changes/work.ts';
import { viewOf } from '#platform/collections/rows.ts';
import { editableOf } from '#platform/collections/store.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

export type Espera = typeof actividadesPendientesTable.$inferSelect;

/** Whether what changes the way of this course waits. */
export async function esperaCambios({ tx }: Work, cursoId: string): Promise<boolean> {
  const [curso] = await tx
    .select({ estado: cursosTable.estado })
    .from(cursosTable)
    .where(eq(cursosTable.id, cursoId));
  return curso?.estado === 'publicado';
}

/** What waits of an activity. */
export async function esperaDe(db: Database | Tx, actividadId: string): Promise<Espera | undefined> {
  const [una] = await db
    .select()
    .from(actividadesPendientesTable)
    .where(eq(actividadesPendientesTable.actividadId, actividadId));
  return una;
}

/** What waits of something in the bin goes on waiting there. */
const vivas = (db: Database | Tx, cursoId: string) =>
  db
    .select({ id: actividadesTable.id })
    .from(actividadesTable)
    .where(and(eq(actividadesTable.cursoId, cursoId), vivaSql(actividadesTable.papelera)));

export const esperasDelCurso = (db: Database | Tx, cursoId: string): Promise<Espera[]> =>
  db
    .select()
    .from(actividadesPendientesTable)
    .where(
      and(
        eq(actividadesPendientesTable.cursoId, cursoId),
        inArray(actividadesPendientesTable.actividadId, vivas(db, cursoId)),
      ),
    )
    .orderBy(asc(actividadesPendientesTable.actividadId));

/** Every activity of a course that is not in the bin, under a lock, always in the same order so that two commands don't wait for one another. */
export const lockActividades = ({ tx }: Work, cursoId: string) =>
  tx
    .select()
    .from(actividadesTable)
    .where(and(eq(actividadesTable.cursoId, cursoId), vivaSql(actividadesTable.papelera)))
    .orderBy(asc(actividadesTable.id))
    .for('update');

export const editableDe = (actividad: Actividad): ActividadEditable =>
  editableOf(actividadesBinding, actividad) as ActividadEditable;

/** The activity as it will be, to this reader. */
export const preparada = ({ actor }: Work, viva: Actividad, campos: CamposPendientes): Actividad =>
  viewOf(actividadesBinding, actor, conLoQueEspera(viva, campos)) as Actividad;

/** Refuses sections of other courses, under the field that names them. */
export async function exigirSecciones(
  { tx }: Work,
  cursoId: string,
  campo: string,
  ids: readonly string[],
): Promise<void> {
  const unicas = [...new Set(ids)];
  const suyas = and(
    inArray(seccionesTable.id, unicas),
    eq(seccionesTable.cursoId, cursoId),
    vivaSql(seccionesTable.papelera),
  );
  const encontradas = await tx.select({ id: seccionesTable.id }).from(seccionesTable).where(suyas);
  if (encontradas.length < unicas.length)
    throw datosInvalidos({ [campo]: 'Esa sección no es de este curso.' });
}

/** Leaves waiting exactly this of an activity; nothing, when there is nothing. */
export async function dejarEsperando(
  work: Work,
  { id, cursoId }: Pick<Actividad, 'id' | 'cursoId'>,
  campos: CamposPendientes,
  eliminar = false,
): Promise<void> {
  const { tx, actor, now } = work;
  if (Object.keys(campos).length === 0 && !eliminar) {
    await tx.delete(actividadesPendientesTable).where(eq(actividadesPendientesTable.actividadId, id));
    return;
  }
  if (campos.seccion) await exigirSecciones(work, cursoId, 'seccion', [campos.seccion]);
  const suyo = { campos, eliminar, por: actor.id, en: now.toISOString() };
  await tx
    .insert(actividadesPendientesTable)
    .values({ actividadId: id, cursoId, ...suyo })
    .onConflictDoUpdate({
      target: actividadesPendientesTable.actividadId,
      set: { ...suyo, version: sql`${actividadesPendientesTable.version} + 1` },
    });
}

/** Only those who make the course hear of what waits: for whoever learns nothing happened. */
export function contarQueEspera(
  work: Work,
  { id, cursoId, tipo, lista }: Pick<Actividad, 'id' | 'cursoId' | 'tipo' | 'lista'>,
  campos: CamposPendientes | 'eliminar',
): void {
  const scope = { cursoId, tipo, oculta: true, lista };
  work.record({
    coleccion: 'actividades',
    documento: id,
    antes: scope,
    despues: scope,
    detalle: { espera: [null, campos] },
  });
}

/** What waits of one activity grows stale forms: its version moves although nothing that is seen does. */
export const nuevaVersion = ({ tx, now }: Work, id: string) =>
  tx
    .update(actividadesTable)
    .set({ version: sql`${actividadesTable.version} + 1`, actualizadoEn: now.toISOString() })
    .where(eq(actividadesTable.id, id));

/** Sets way-fields of one activity of a published course, on top of what waited already. */
export async function prepararCampos(work: Work, viva: Actividad, patch: Partial<Camino>): Promise<void> {
  const antes = await esperaDe(work.tx, viva.id);
  const actual = conLoQueEspera(editableDe(viva), antes?.campos ?? {});
  const guardada = { ...actual, ...patch };
  if (isDeepStrictEqual(guardada, actual)) return;
  const { ya, esperan } = repartir(editableDe(viva), guardada);
  const directos = CAMPOS_DEL_CAMINO.filter(
    (campo) => JSON.stringify(ya[campo]) !== JSON.stringify(viva[campo]),
  );
  if (directos.length > 0)
    await work.tx
      .update(actividadesTable)
      .set(Object.fromEntries(directos.map((campo) => [campo, ya[campo]])))
      .where(eq(actividadesTable.id, viva.id));
  await dejarEsperando(work, viva, esperan, antes?.eliminar);
  await nuevaVersion(work, viva.id);
  contarQueEspera(work, viva, patch);
}
