import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado, sinPermiso } from '@catedra/shared/core/errors.ts';
import { matches, type Scope } from '@catedra/shared/core/scope.ts';
import { puedeEditarPreguntas, puedeVerPreguntas } from '@catedra/shared/preguntas/policy.ts';
import { type SQL, sql } from 'drizzle-orm';
import { lugaresQuePiden } from '#features/preguntas/consultas.ts';

/** A scope by course as a condition; what belongs to the academy has none, and only «todo» reaches it. */
function enSusCursos(scope: Scope, cursoId: SQL): SQL {
  if (typeof scope === 'boolean') return scope ? sql`true` : sql`false`;
  const ids = scope.flatMap((una) => una.cursoId as readonly string[]);
  return sql`${cursoId} = any(${sql.param(ids)}::uuid[])`;
}

/** The courses that someone takes without having finished them, and whose questions they don't write; null: none. */
export function cursosSinTerminar(actor: Actor): SQL | null {
  const edita = puedeEditarPreguntas(actor);
  const cursados = actor.cursoIds.filter((cursoId) => !matches(edita, { cursoId }));
  return cursados.length === 0
    ? null
    : sql`array(select c.id from unnest(${sql.param(cursados)}::uuid[]) c (id) where not exists (
        select from curso_avance a
         where a.usuario_id = ${actor.id} and a.curso_id = c.id and a.terminado_en is not null))`;
}

function exigirVer(actor: Actor): Scope {
  const scope = puedeVerPreguntas(actor);
  if (scope === false) throw sinPermiso();
  return scope;
}

/** The questions `p` that someone may see, keys and all; whoever sees none is refused. */
export function lasQueVe(actor: Actor): SQL {
  const suyas = enSusCursos(exigirVer(actor), sql`p.curso_id`);
  const cursa = cursosSinTerminar(actor);
  return cursa
    ? sql`${suyas} and (p.curso_id is null or p.curso_id <> all(${cursa})) and not exists (
        select from ${lugaresQuePiden} x join evaluaciones xe on xe.id = x.evaluacion_id
         where xe.curso_id = any(${cursa}))`
    : suyas;
}

/** The same of folders `c`. */
export function lasCarpetasQueVe(actor: Actor): SQL {
  const suyas = enSusCursos(exigirVer(actor), sql`c.curso_id`);
  const cursa = cursosSinTerminar(actor);
  return cursa ? sql`${suyas} and (c.curso_id is null or c.curso_id <> all(${cursa}))` : suyas;
}

/** Whoever writes no question at all is told so before anything is looked for. */
export function exigirEditar(actor: Actor): void {
  if (puedeEditarPreguntas(actor) === false) throw sinPermiso();
}

/** What is seen and may not be changed. */
export function exigirEditarAhi(actor: Actor, cursoId: string | null): void {
  if (!matches(puedeEditarPreguntas(actor), { cursoId })) throw sinPermiso();
}

/** Where something would be put: a course out of reach does not exist; the academy's own bank always does. */
export function exigirDestino(actor: Actor, cursoId: string | null): void {
  if (matches(puedeEditarPreguntas(actor), { cursoId })) return;
  throw cursoId === null ? sinPermiso() : noEncontrado();
}
