import type { Actor } from '@catedra/shared/core/actor.ts';
import type { FeedEvent } from '@catedra/shared/core/change.ts';
import type { Audience, Collection } from '@catedra/shared/core/collection.ts';
import { matches, type ScopeFields } from '@catedra/shared/core/scope.ts';
import type { LogEntry } from '#platform/changes/log.ts';
import type { Session } from '#platform/session.ts';

export function concerns(actor: Actor, audience: Audience): boolean {
  if ('usuarioId' in audience) return audience.usuarioId === actor.id;
  if ('perfil' in audience) return audience.perfil === actor.perfil;
  return actor.grupoIds.includes(audience.grupoId) || actor.tutorGrupoIds.includes(audience.grupoId);
}

/** Whose screen it is, whoever's eyes it looks through. */
export const readerOf = ({ actor, mirada }: Session): string => mirada?.quien.id ?? actor.id;

/** What someone sees through another's eyes depends on the rights of both. */
export const touches = ({ actor, mirada }: Session, audience: Audience): boolean =>
  concerns(actor, audience) || (mirada !== undefined && concerns(mirada.quien, audience));

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
