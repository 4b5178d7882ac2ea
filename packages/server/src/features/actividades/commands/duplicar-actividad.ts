import { randomUUID } from 'node:crypto';
import {
  type Actividad,
  type ActividadEditable,
  actividades,
} from '@catedra/shared/actividades/collection.ts';
import { fichaDe } from '@catedra/shared/actividades/fichas.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import { evaluaciones, type EvaluacionEditable } from '@catedra/shared/evaluaciones/collection.ts';
import { eq, sql } from 'drizzle-orm';
import { actividadesBinding } from '#features/actividades/binding.ts';
import { recolocar } from '#features/actividades/commands/ordenar-actividades.ts';
import { actividadesTable } from '#features/actividades/table.ts';
import { copiarComposicion } from '#features/cursos/offers.ts';
import { cursosTable } from '#features/cursos/table.ts';
import { evaluacionesBinding } from '#features/evaluaciones/binding.ts';
import { evaluacionesTable } from '#features/evaluaciones/table.ts';
import type { Work } from '#platform/changes/work.ts';
import { bind } from '#platform/collections/binding.ts';
import { create } from '#platform/collections/create.ts';
import { viewOf } from '#platform/collections/rows.ts';
import { lockFor } from '#platform/collections/store.ts';

/** A copy requires what the original did, also what whoever copies it can't see. */
const { named: _named, ...loDemas } = actividadesBinding;
const copiaBinding = bind(loDemas);

const LARGO = 200;
const COPIA = ' (copia)';

const titulado = (titulo: string): string => titulo.slice(0, LARGO - COPIA.length).trimEnd() + COPIA;

const editableDe = <T>(shape: object, row: object): T =>
  Object.fromEntries(
    Object.keys(shape).map((campo) => [campo, (row as Record<string, unknown>)[campo]]),
  ) as T;

/** Whatever follows in the section steps back one place. */
async function hacerSitio(work: Work, { cursoId, seccion, orden }: Actividad): Promise<void> {
  const { rows } = await work.tx.execute<{ id: string; orden: number }>(
    sql`select id, orden from actividades where seccion = ${seccion} and orden > ${orden}
          and viva(papelera) order by id`,
  );
  const lugares = rows.map((row) => ({ id: row.id, seccion, orden: row.orden + 1 }));
  if (lugares.length > 0) await recolocar(work, cursoId, lugares);
  // So does what waits to be somewhere there.
  await work.tx.execute(sql`
    update actividades_pendientes set campos = campos || jsonb_build_object('orden', (campos->>'orden')::int + 1),
           version = version + 1
     where curso_id = ${cursoId} and (campos->>'orden')::int > ${orden}`);
}

/** The rules of an evaluation are copied with it, as a draft. */
async function copiarReglas(work: Work, de: string, a: string): Promise<void> {
  const [reglas] = await work.tx
    .select()
    .from(evaluacionesTable)
    .where(eq(evaluacionesTable.actividadId, de));
  if (!reglas) return;
  const valores = editableDe<EvaluacionEditable>(evaluaciones.editable.shape, reglas);
  const copiaId = randomUUID();
  await create(work, evaluacionesBinding, copiaId, { ...valores, actividadId: a });
  // The questions are the same ones; its places are its own.
  await copiarComposicion(
    work,
    copiaId,
    [reglas.id],
    <T>(fila: T): T => ({ ...fila, evaluacion_id: copiaId }),
  );
}

/** A copy right after the original; among learners it is born hidden, so that nobody meets it half done. */
export async function duplicarActividad(work: Work, id: string, copiaId: string): Promise<Actividad> {
  const row = await lockFor(work, actividadesBinding, id, actividades.policy.create(work.actor));
  const original = row as unknown as Actividad;
  const [ya] = await work.tx.select().from(actividadesTable).where(eq(actividadesTable.id, copiaId));
  if (ya) {
    if (ya.cursoId !== original.cursoId) throw noEncontrado();
    const copia = { ...ya, cursoTitulo: original.cursoTitulo };
    return viewOf(actividadesBinding, work.actor, copia) as Actividad;
  }
  const [curso] = await work.tx.select().from(cursosTable).where(eq(cursosTable.id, original.cursoId));
  await hacerSitio(work, original);
  const valores = editableDe<ActividadEditable>(actividades.editable.shape, original);
  const copia = await create(work, copiaBinding, copiaId, {
    ...valores,
    titulo: titulado(original.titulo),
    orden: original.orden + 1,
    oculta: original.oculta || curso?.estado === 'publicado',
  });
  if (fichaDe(original.tipo).trabajo === 'intentos') await copiarReglas(work, id, copiaId);
  return copia as Actividad;
}
