import {
  type Actor,
  type Audience,
  type Collection,
  type FeedEvent,
  matches,
  type ScopeFields,
} from '@catedra/shared';
import type { LogEntry } from '#platform/changes/log.ts';

export function concerns(actor: Actor, audience: Audience): boolean {
  if ('usuarioId' in audience) return audience.usuarioId === actor.id;
  if ('perfil' in audience) return audience.perfil === actor.perfil;
  return actor.grupoIds.includes(audience.grupoId) || actor.tutorGrupoIds.includes(audience.grupoId);
}

/** Told when the row could be seen before or can be seen after; a deleted row is still matched by what it was. */
export function hears(actor: Actor, collection: Collection, entry: LogEntry): boolean {
  const scope = collection.policy.read(actor);
  if (entry.tipo === 'varios') return scope !== false;
  return [entry.antes, entry.despues].some(
    (fields) => fields !== null && matches(scope, fields as ScopeFields),
  );
}

export const eventOf = (entry: LogEntry, multitud: boolean): FeedEvent => {
  const crowd = multitud ? { multitud } : {};
  return entry.tipo === 'varios'
    ? { tipo: 'varios', coleccion: entry.coleccion, ...crowd }
    : { tipo: 'cambio', coleccion: entry.coleccion, id: entry.documento ?? '', ...crowd };
};
