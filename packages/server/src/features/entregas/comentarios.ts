import type { Actor } from '@catedra/shared/core/actor.ts';
import { datosInvalidos, noEncontrado, sinPermiso } from '@catedra/shared/core/errors.ts';
import {
  COMENTARIOS_MOSTRADOS,
  type ComentarioGuardado,
  cabeOtro,
  demasiadosComentarios,
  type GuardarComentario,
} from '@catedra/shared/entregas/comentarios.ts';
import { calificaA } from '@catedra/shared/entregas/policy.ts';
import { sinNadaQueVer } from '@catedra/shared/cursos/sin-nada-que-ver.ts';
import { type SQL, sql } from 'drizzle-orm';
import { cleanRichText } from '#features/cursos/binding.ts';
import { exigirArchivosALaVista } from '#features/cursos/offers.ts';
import { comentariosGuardadosTable } from '#features/entregas/table.ts';
import type { Work } from '#platform/changes/work.ts';
import type { Database } from '#platform/db/pool.ts';
import { hasWords } from '#platform/db/search.ts';

/** Whoever marks in their groups alone shares with whoever marks in the courses of those. */
const calificaEn = (actor: Actor, cursoId: string): boolean =>
  calificaA(actor) === 'todos' ||
  (calificaA(actor) === 'sus grupos' && actor.tutorCursoIds.includes(cursoId));

/** Of a course, whoever marks everybody also takes away what others left. */
const quitable = (actor: Actor): SQL =>
  calificaA(actor) === 'todos'
    ? sql`(k.usuario_id = ${actor.id} or k.curso_id is not null)`
    : sql`k.usuario_id = ${actor.id}`;

/** One's own and those of a course, the last kept first. */
export async function leerComentarios(
  db: Database,
  actor: Actor,
  { cursoId, buscar = '' }: { readonly cursoId: string; readonly buscar?: string },
): Promise<{ datos: ComentarioGuardado[] }> {
  if (calificaA(actor) === 'nadie') throw sinPermiso();
  const delCurso = calificaEn(actor, cursoId) ? sql`or k.curso_id = ${cursoId}` : sql``;
  const { rows } = await db.execute<ComentarioGuardado & Record<string, unknown>>(sql`
    select k.id, k.texto, k.curso_id as "cursoId", ${quitable(actor)} as quitable,
           case when k.usuario_id <> ${actor.id} then trim(u.nombre || ' ' || u.apellidos) end as de
      from ${comentariosGuardadosTable} k join usuarios u on u.id = k.usuario_id
     where (k.usuario_id = ${actor.id} and k.curso_id is null ${delCurso}) and ${hasWords(sql`llano(k.texto)`, buscar)}
     order by k.guardado_en desc, k.id limit ${COMENTARIOS_MOSTRADOS}`);
  return { datos: rows };
}

/** Keeps a comment; the same id again changes what it says. */
export async function guardarComentario(
  work: Work,
  id: string,
  { texto, cursoId }: GuardarComentario,
): Promise<void> {
  const { actor, tx, now } = work;
  if (calificaA(actor) === 'nadie') throw sinPermiso();
  if (cursoId !== null && !calificaEn(actor, cursoId)) throw noEncontrado();
  const limpio = cleanRichText(texto);
  if (sinNadaQueVer(limpio)) throw datosInvalidos({ texto: 'Escribe el comentario que quieres guardar.' });
  const { rows } = await tx.execute<{ texto: string | null; cuantos: number }>(sql`
    select (select k.texto from ${comentariosGuardadosTable} k where k.id = ${id} and k.usuario_id = ${actor.id}) as texto,
           (select count(*)::int from ${comentariosGuardadosTable} k where k.usuario_id = ${actor.id}) as cuantos`);
  const [{ texto: antes, cuantos } = { texto: null, cuantos: 0 }] = rows;
  if (antes === null && !cabeOtro(cuantos)) throw demasiadosComentarios();
  if (cursoId !== null)
    await exigirArchivosALaVista(work, { cursoId, campo: 'texto', antes, despues: limpio });
  const en = now.toISOString();
  const { rows: puestas } = await tx.execute(sql`
    insert into comentarios_guardados (id, usuario_id, curso_id, texto, guardado_en)
    select ${id}::uuid, ${actor.id}::uuid, (select c.id from cursos c where c.id = ${cursoId}::uuid), ${limpio}, ${en}
     where ${cursoId}::uuid is null or exists (select from cursos c where c.id = ${cursoId}::uuid)
    on conflict (id) do update set texto = excluded.texto, curso_id = excluded.curso_id, guardado_en = excluded.guardado_en
     where comentarios_guardados.usuario_id = ${actor.id} returning id`);
  if (puestas.length === 0) throw noEncontrado();
}

/** What is not there any more is gone already. */
export async function quitarComentario(work: Work, id: string): Promise<void> {
  if (calificaA(work.actor) === 'nadie') throw sinPermiso();
  const { rows } = await work.tx.execute(sql`
    delete from comentarios_guardados k where k.id = ${id} and ${quitable(work.actor)} returning k.id`);
  if (rows.length === 0) throw noEncontrado();
}
