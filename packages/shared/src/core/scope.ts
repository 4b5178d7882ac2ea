import type { Actor } from '#core/actor.ts';
import { type Accion, alcanceDe, PERMISOS, SOBRE, type Sobre } from '#core/permisos.ts';

export interface Within {
  readonly dentroDe: readonly string[];
}

/** A value to equal, a list to be in (or to share a member with), or a list that must hold every member. */
export type ScopeValue = string | boolean | null | readonly string[] | Within;
export type Condition = Readonly<Record<string, ScopeValue>>;

/** Where an actor may do something: everywhere, nowhere, or wherever one of the conditions holds. */
export type Scope = boolean | readonly Condition[];

/** What a row shows to scopes: columns as they are, relations as lists of ids. */
export type ScopeFields = Readonly<Record<string, string | boolean | null | readonly string[]>>;

const isList = (value: unknown): value is readonly string[] => Array.isArray(value);
export const isWithin = (value: ScopeValue): value is Within =>
  typeof value === 'object' && value !== null && 'dentroDe' in value;

/** Scopes add up: a tutor who also learns keeps their own courses. */
export function anyOf(...parts: readonly (Scope | Condition)[]): Scope {
  const conditions: Condition[] = [];
  for (const part of parts) {
    if (part === true) return true;
    if (part === false) continue;
    if (Array.isArray(part)) conditions.push(...(part as readonly Condition[]));
    else conditions.push(part as Condition);
  }
  return conditions.length > 0 && conditions;
}

/** A value that meets both, or undefined when there is none. */
function narrower(a: ScopeValue, b: ScopeValue): ScopeValue | undefined {
  if (isList(a) && isList(b)) return a.filter((one) => b.includes(one));
  if (isList(a)) return typeof b === 'string' && a.includes(b) ? b : undefined;
  if (isList(b)) return narrower(b, a);
  if (isWithin(a) && isWithin(b)) return { dentroDe: a.dentroDe.filter((one) => b.dentroDe.includes(one)) };
  return a === b ? a : undefined;
}

function both(one: Condition, other: Condition): Condition[] {
  const merged: Record<string, ScopeValue> = { ...one, ...other };
  for (const field of Object.keys(one)) {
    const [a, b] = [one[field], other[field]];
    if (a === undefined || b === undefined) continue;
    const value = narrower(a, b);
    if (value === undefined) return [];
    merged[field] = value;
  }
  return [merged];
}

/** Narrows a scope: every way in must also meet the condition, or one of them. */
export function onlyWhere(scope: Scope, condition: Condition | readonly Condition[]): Scope {
  const ways = Array.isArray(condition) ? (condition as readonly Condition[]) : [condition as Condition];
  if (typeof scope === 'boolean') return scope && ways;
  const narrowed = scope.flatMap((one) => ways.flatMap((way) => both(one, way)));
  return narrowed.length > 0 && narrowed;
}

/** What in the groups of an actor is theirs, among rows of this kind. */
function suyos(actor: Actor, sobre: Sobre): Condition {
  const { campo, entre } = SOBRE[sobre];
  return { [campo]: actor[entre] };
}

/** The rows about whoever names the actor as whom they answer to; of what is not about people there are none. */
function deSuEquipo(actor: Actor, sobre: Sobre): Scope {
  const filas = SOBRE[sobre];
  return 'equipo' in filas && [{ [filas.equipo]: actor.id }];
}

/**
 * Everywhere with the permission, in the actor's own groups and of their team with its forms for them, else nowhere; among
 * the rows that the permission is about, or others that show the same people, groups and courses in their own way.
 */
export function alcance(actor: Actor, accion: Accion, sobre?: Sobre): Scope {
  const hasta = alcanceDe(actor.permisos, accion);
  const filas = sobre ?? PERMISOS[accion];
  if (hasta === 'todo' || hasta === 'nada' || filas === 'academia') return hasta === 'todo';
  return anyOf(hasta !== 'equipo' && suyos(actor, filas), hasta !== 'grupos' && deSuEquipo(actor, filas));
}

/** Whether people are reached for being in groups: whoever has a team alone tutors their groups without it. */
export const porGrupos = (scope: Scope): boolean =>
  typeof scope === 'boolean' ? scope : scope.some(({ grupoIds }) => grupoIds !== undefined);

function valueMatches(wanted: ScopeValue, found: ScopeFields[string] | undefined): boolean {
  if (found === undefined) return false;
  if (isList(wanted)) {
    return isList(found) ? found.some((one) => wanted.includes(one)) : wanted.includes(found as string);
  }
  if (isWithin(wanted)) return isList(found) && found.every((one) => wanted.dentroDe.includes(one));
  return isList(found) ? typeof wanted === 'string' && found.includes(wanted) : found === wanted;
}

export function matches(scope: Scope, fields: ScopeFields): boolean {
  if (typeof scope === 'boolean') return scope;
  return scope.some((condition) =>
    Object.entries(condition).every(([field, wanted]) => valueMatches(wanted, fields[field])),
  );
}

/** Whether a row of which only these fields are known may be within the scope. */
export function couldMatch(scope: Scope, known: ScopeFields): boolean {
  if (typeof scope === 'boolean') return scope;
  return scope.some((condition) =>
    Object.entries(condition).every(
      ([field, wanted]) => known[field] === undefined || valueMatches(wanted, known[field]),
    ),
  );
}
