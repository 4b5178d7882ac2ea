import { actividades } from '@catedra/shared/actividades/collection.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { sinPermiso } from '@catedra/shared/core/errors.ts';
import { alcance, matches } from '@catedra/shared/core/scope.ts';
import { type Curso, type CursoEditable, cursos } from '@catedra/shared/cursos/collection.ts';
import { evaluaciones } from '@catedra/shared/evaluaciones/collection.ts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { actividadesBinding } from '#features/actividades/binding.ts';
import { actividadesTable } from '#features/actividades/table.ts';
import { archivosTable, claveDe } from '#features/archivos/table.ts';
import { cursosBinding, cursosConSusArchivosBinding } from '#features/cursos/binding.ts';
import { retenerArchivos } from '#features/cursos/duplicar/archivos.ts';
import { copyId } from '#platform/copy-id.ts';
import { copiarBanco, copiarComposicion, idsDelBanco } from '#features/cursos/duplicar/preguntas.ts';
import { cursosTable, seccionesTable } from '#features/cursos/table.ts';
import { evaluacionesBinding } from '#features/evaluaciones/binding.ts';
import { evaluacionesTable } from '#features/evaluaciones/table.ts';
import { vivaSql } from '#features/papelera/table.ts';
import { runWork, type Work } from '#platform/changes/work.ts';
import { create } from '#platform/collections/create.ts';
import { type Row, viewOf } from '#platform/collections/rows.ts';
import { editableOf, lockFor, readOne, recordChange } from '#platform/collections/store.ts';
import type { Values } from '#platform/collections/mapping.ts';
import type { Binding } from '#platform/collections/binding.ts';
import type { Platform } from '#platform/platform.ts';

const COPIA = ' (copia)';
const LARGO = 200;

export const tituloDeCopia = (titulo: string): string =>
  `${titulo.slice(0, LARGO - COPIA.length).trimEnd()}${COPIA}`;

/** Whoever copies must be able to read all of it and to make each of its parts. */
function refuse(actor: Actor, cursoId: string): void {
  const lee = (accion: 'actividades:ver' | 'evaluaciones:ver') =>
    matches(alcance(actor, accion), { cursoId });
  const hace = [cursos, actividades, evaluaciones].every(({ policy }) => policy.create(actor) === true);
  if (!hace || !lee('actividades:ver') || !lee('evaluaciones:ver')) throw sinPermiso();
}

/** A new draft with everything the course is made of: neither its people nor what they did. */
export async function duplicarCurso(
  platform: Platform,
  actor: Actor,
  cursoId: string,
  copiaId: string,
): Promise<Curso> {
  const original = (await readOne(platform.db, cursosBinding, actor, cursoId)) as Curso;
  refuse(actor, original.id);
  return runWork(platform, actor, 'cursos.duplicar', (work) => copy(work, cursoId, copiaId));
}

/** Asked for twice, also at once, it is made once: whoever comes second waited for the lock of the original. */
async function existing(work: Work, id: string): Promise<Curso | null> {
  const found = await work.tx.select({ id: cursosTable.id }).from(cursosTable).where(eq(cursosTable.id, id));
  if (found.length === 0) return null;
  const row = await lockFor(work, cursosBinding, id, cursos.policy.read(work.actor));
  return viewOf(cursosBinding, work.actor, row) as Curso;
}

async function copy(work: Work, cursoId: string, copiaId: string): Promise<Curso> {
  const { tx } = work;
  const original = await lockFor(work, cursosBinding, cursoId, cursos.policy.read(work.actor));
  const hecha = await existing(work, copiaId);
  if (hecha) return hecha;
  const secciones = await tx
    .select()
    .from(seccionesTable)
    .where(and(eq(seccionesTable.cursoId, cursoId), vivaSql(seccionesTable.papelera)))
    .orderBy(asc(seccionesTable.orden), asc(seccionesTable.id));
  const suyas = await tx
    .select()
    .from(actividadesTable)
    .where(and(eq(actividadesTable.cursoId, cursoId), vivaSql(actividadesTable.papelera)))
    .orderBy(asc(actividadesTable.orden), asc(actividadesTable.id));
  const archivos = await retenerArchivos(tx, cursoId);
  const deEllas = inArray(
    evaluacionesTable.actividadId,
    suyas.map(({ id }) => id),
  );
  const pruebas = await tx.select().from(evaluacionesTable).where(deEllas);

  const banco = await idsDelBanco(work, cursoId);
  const ids = [...[...archivos, ...secciones, ...suyas, ...pruebas].map(({ id }) => id), ...banco];
  const nuevos = new Map(ids.map((id) => [id, copyId(copiaId, id)])).set(cursoId, copiaId);
  const renombrar = <T>(value: T): T => renamed(value, nuevos);
  const now = work.now.toISOString();
  const fresh = <T extends object>(rows: readonly T[]) =>
    renamed(rows, nuevos).map((row) => ({ ...row, version: 1, creadoEn: now, actualizadoEn: now }));

  const { imagen, ...ficha } = renamed(editableOf(cursosBinding, original), nuevos) as CursoEditable;
  const titulo = tituloDeCopia(ficha.titulo);
  const curso = await create(work, cursosConSusArchivosBinding, copiaId, { ...ficha, titulo, imagen: null });
  if (secciones.length > 0) await tx.insert(seccionesTable).values(renamed(enOrden(secciones), nuevos));
  // Files before what refers to them, which the database ties to those of the same course.
  const filas = archivos.map((archivo) => ({
    ...archivo,
    id: copyId(copiaId, archivo.id),
    cursoId: copiaId,
    actividadId: null,
    usuarioId: work.actor.id,
    creadoEn: now,
    clave: claveDe(archivo),
  }));
  if (filas.length > 0) await tx.insert(archivosTable).values(filas);
  if (imagen) await tx.update(cursosTable).set({ imagen }).where(eq(cursosTable.id, copiaId));
  await insertar(work, actividadesBinding, fresh(enOrden(suyas)));
  await insertar(work, evaluacionesBinding, fresh(pruebas.map((una) => ({ ...una, estado: 'borrador' }))));
  await copiarBanco(work, cursoId, renombrar);
  await copiarComposicion(
    work,
    copiaId,
    pruebas.map(({ id }) => id),
    renombrar,
  );

  const copia = { ...(curso as Curso), imagen, secciones: secciones.length, actividades: suyas.length };
  return viewOf(cursosBinding, work.actor, copia) as Curso;
}

/** What was stored once is stored again as it is, and the log hears of each. */
async function insertar(work: Work, binding: Binding, rows: readonly Values[]): Promise<void> {
  if (rows.length === 0) return;
  await work.tx.insert(binding.table).values(rows as never);
  for (const row of rows) recordChange(work, binding, null, row as Row);
}

/** Equal places are told apart by their ids, and the copies' are others. */
const enOrden = <T extends object>(rows: readonly T[]) => rows.map((row, orden) => ({ ...row, orden }));

/** An id that stands alone, or that says where a file is; never one that someone wrote in a text. */
const ID = /(?<="|\/archivos\/)[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?=[^\w\s-])/g;

/** The same value with every id that was copied replaced by its copy's. */
const renamed = <T>(value: T, nuevos: ReadonlyMap<string, string>): T =>
  JSON.parse(JSON.stringify(value).replace(ID, (id) => nuevos.get(id) ?? id)) as T;
