import type { z } from 'zod';
import type { Actor } from '#core/actor.ts';
import { administraCampos, veAOtros } from '#campos/policy.ts';
import type { Valores } from '#campos/tipos.ts';
import { valores } from '#campos/valor.ts';

/** Made once for each list of ids that a session carries. */
const hechas = new WeakMap<readonly string[], z.ZodObject>();
const NINGUNO: readonly string[] = [];

const suyosEn = ({ id, campos }: Actor, usuarioId: string | null): readonly string[] =>
  (usuarioId === id ? campos?.propios : campos?.otros) ?? NINGUNO;

/** Through another's eyes, what both see. */
function vistosEn(actor: Actor, usuarioId: string | null): readonly string[] {
  const { quienMira } = actor;
  const suyos = suyosEn(actor, usuarioId);
  if (!quienMira || administraCampos(quienMira)) return suyos;
  return suyosEn(quienMira, usuarioId).filter((id) => suyos.includes(id));
}

/** Whether this reader sees a field in a person; in one who is not there yet, as in anybody else. */
export const veCampo = (actor: Actor, usuarioId: string | null, campoId: string): boolean =>
  administraCampos(actor) ||
  ((usuarioId === actor.id || veAOtros(actor)) && vistosEn(actor, usuarioId).includes(campoId));

/** Of some fields, what this reader sees of a person's values. */
export function valoresVistos(
  actor: Actor,
  usuarioId: string,
  campos: readonly { readonly id: string }[],
  todos: Valores,
): Valores {
  const visibles = administraCampos(actor) ? null : vistosEn(actor, usuarioId);
  return Object.fromEntries(
    campos.flatMap(({ id }) => (visibles === null || visibles.includes(id) ? par(todos, id) : [])),
  );
}

/** The record of a person as this reader sees it: whole, or with the fields of the academy's own that are for them. */
export function vistaDeCampos<R extends z.ZodObject>(record: R, actor: Actor, usuarioId: string): R {
  if (administraCampos(actor)) return record;
  const visibles = vistosEn(actor, usuarioId);
  const vista =
    hechas.get(visibles) ??
    record.extend({
      campos: valores
        .optional()
        .transform((todos) => todos && Object.fromEntries(visibles.flatMap((id) => par(todos, id)))),
    });
  hechas.set(visibles, vista);
  return vista as unknown as R;
}

const par = <T>(todos: Readonly<Record<string, T>>, id: string): [string, T][] =>
  Object.hasOwn(todos, id) ? [[id, todos[id] as T]] : [];
