import { type Actividad, actividades } from '@catedra/shared/actividades/collection.ts';
import type { Quitado } from '@catedra/shared/actividades/schemas.ts';
import { matches } from '@catedra/shared/core/scope.ts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { actividadesBinding } from '#features/actividades/binding.ts';
import { exigirDelCurso, exigirEnCurso } from '#features/actividades/del-curso.ts';
import {
  contarQueEspera,
  dejarEsperando,
  esperaCambios,
  esperaDe,
  nuevaVersion,
} from '#features/actividades/pendientes.ts';
import { actividadesTable } from '#features/actividades/table.ts';
import { tirarActividades } from '#features/actividades/tirar.ts';
import { sinCerrar } from '#features/cursos/offers.ts';
import type { Work } from '#platform/changes/work.ts';
import { lockFor } from '#platform/collections/store.ts';

/** Leaves it waiting to go. */
export async function dejarQueSeVaya(work: Work, viva: Actividad): Promise<void> {
  const espera = await esperaDe(work.tx, viva.id);
  if (espera?.eliminar) return;
  await dejarEsperando(work, viva, espera?.campos ?? {}, true);
  await nuevaVersion(work, viva.id);
  contarQueEspera(work, viva, 'eliminar');
}

/** What learners can see goes to the bin when that is published; the rest, now. */
async function quitar(work: Work, cursoId: string, vivas: readonly Actividad[]): Promise<Quitado> {
  const espera = await esperaCambios(work, cursoId);
  const esperan = vivas.filter(({ oculta }) => espera && !oculta);
  for (const viva of esperan) await dejarQueSeVaya(work, viva);
  const ya = vivas.filter((viva) => !esperan.includes(viva));
  const papeleraIds = await sinCerrar(work, ya.length > 0 ? [cursoId] : [], () => tirarActividades(work, ya));
  return { esperan: esperan.map(({ id }) => id), papeleraIds };
}

/** The entry in which it lies already, for whoever asks twice, also at once. */
async function yaTirada({ tx, actor }: Work, id: string): Promise<string | null> {
  const [fila] = await tx
    .select({ cursoId: actividadesTable.cursoId, papelera: actividadesTable.papelera })
    .from(actividadesTable)
    .where(eq(actividadesTable.id, id))
    .for('update');
  const fields = { cursoId: fila?.cursoId ?? null, tipo: null, oculta: false, lista: true };
  return fila && matches(actividades.policy.delete(actor), fields) ? fila.papelera : null;
}

export async function quitarActividad(work: Work, id: string): Promise<Quitado> {
  const ya = await yaTirada(work, id);
  if (ya) return { esperan: [], papeleraIds: [ya] };
  const row = await lockFor(work, actividadesBinding, id, actividades.policy.delete(work.actor));
  const viva = row as unknown as Actividad;
  return quitar(work, viva.cursoId, [viva]);
}

export async function quitarActividades(
  work: Work,
  cursoId: string,
  ids: readonly string[],
): Promise<Quitado> {
  await exigirEnCurso(work, cursoId, actividades.policy.delete(work.actor));
  const suyas = and(eq(actividadesTable.cursoId, cursoId), inArray(actividadesTable.id, [...ids]));
  const todas = await work.tx
    .select()
    .from(actividadesTable)
    .where(suyas)
    .orderBy(asc(actividadesTable.id))
    .for('update');
  const tiradas = todas.flatMap(({ papelera }) => papelera ?? []);
  await exigirDelCurso(
    work,
    cursoId,
    'actividadIds',
    ids.filter((id) => !todas.some((una) => una.id === id && una.papelera)),
  );
  const vivas = todas.filter(({ papelera }) => papelera === null);
  const quitado = await quitar(
    work,
    cursoId,
    vivas.map((viva) => ({ ...viva, cursoTitulo: '' })),
  );
  return { ...quitado, papeleraIds: [...new Set([...tiradas, ...quitado.papeleraIds])] };
}
