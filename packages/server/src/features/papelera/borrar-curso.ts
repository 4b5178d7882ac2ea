import { SIN_REQUISITOS } from '@catedra/shared/actividades/requisitos.ts';
import { cursos } from '@catedra/shared/cursos/collection.ts';
import { eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { actividadesBinding } from '#features/actividades/binding.ts';
import { actividadesTable } from '#features/actividades/table.ts';
import { retirar } from '#features/archivos/offers.ts';
import { archivosTable } from '#features/archivos/table.ts';
import { cursosBinding } from '#features/cursos/binding.ts';
import { cursosTable, seccionesTable } from '#features/cursos/table.ts';
import { evaluacionesBinding } from '#features/evaluaciones/binding.ts';
import { carpetasTable, preguntasTable } from '#features/preguntas/table.ts';
import { papeleraTable } from '#features/papelera/table.ts';
import type { Work } from '#platform/changes/work.ts';
import type { Binding } from '#platform/collections/binding.ts';
import { type Row, scopedSelection } from '#platform/collections/rows.ts';
import { lockFor, recordChange, remove, write } from '#platform/collections/store.ts';

async function vaciar(work: Work, binding: Binding, cursoId: string): Promise<void> {
  const delCurso = eq(binding.columns.cursoId as PgColumn, cursoId);
  const filas = await work.tx.select(scopedSelection(binding)).from(binding.table).where(delCurso);
  // They go together: that one waits for another keeps none of them.
  if (binding === actividadesBinding)
    await work.tx.update(actividadesTable).set({ requisitos: SIN_REQUISITOS }).where(delCurso);
  await write(binding, work.tx.delete(binding.table).where(delCurso));
  for (const fila of filas) recordChange(work, binding, fila as unknown as Row, null);
}

/** It comes out of the bin, with all that lies in the bin of its own, to be erased in the same transaction. */
async function sacar({ tx }: Work, cursoId: string): Promise<void> {
  const fuera = { papelera: null };
  await tx.update(cursosTable).set(fuera).where(eq(cursosTable.id, cursoId));
  await tx.update(seccionesTable).set(fuera).where(eq(seccionesTable.cursoId, cursoId));
  await tx.update(actividadesTable).set(fuera).where(eq(actividadesTable.cursoId, cursoId));
  await tx.delete(papeleraTable).where(eq(papeleraTable.cursoId, cursoId));
}

/**
 * A course goes with its activities, evaluations and files, or stays whole: the database keeps whatever someone is in,
 * has begun or has an opinion of.
 */
export async function borrarCurso(work: Work, id: string): Promise<void> {
  const { tx } = work;
  await sacar(work, id);
  await lockFor(work, cursosBinding, id, cursos.policy.delete(work.actor));
  const suyos = eq(archivosTable.cursoId, id);
  await tx.update(archivosTable).set({ actividadId: null }).where(suyos);
  await vaciar(work, evaluacionesBinding, id);
  await vaciar(work, actividadesBinding, id);
  // Its questions and folders go first, as far as nobody else asks for them: they hold its files.
  await write(cursosBinding, tx.delete(preguntasTable).where(eq(preguntasTable.cursoId, id)));
  await write(cursosBinding, tx.delete(carpetasTable).where(eq(carpetasTable.cursoId, id)));
  const archivos = await tx.select({ id: archivosTable.id }).from(archivosTable).where(suyos);
  await retirar(
    work,
    archivos.map((archivo) => archivo.id),
  );
  await remove(work, cursosBinding, id);
}
