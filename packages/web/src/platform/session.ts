import type { Actor, SesionActual } from '@catedra/shared';
import { useSyncExternalStore } from 'react';
import { isApiError } from '#platform/api-error.ts';
import { http } from '#platform/http.ts';
import { tellOtherTabs } from '#platform/other-tabs.ts';
import { announce } from '#platform/session-events.ts';
import { guardarEnSesion } from '#platform/session-key.ts';

export interface Credenciales {
  readonly identificador: string;
  readonly contraseña: string;
}

let current: SesionActual | null = null;
let asking: Promise<SesionActual | null> | undefined;
const listeners = new Set<() => void>();

function remember<S extends SesionActual | null>(sesion: S): S {
  current = sesion;
  if (sesion) guardarEnSesion(sesion.usuario.id);
  for (const listener of listeners) listener();
  return sesion;
}

/** Who is here, asked of the server once; null when nobody is. */
export async function sesionActual(): Promise<SesionActual | null> {
  return current ?? recargarSesion();
}

/** Asks again: my data, my profile or what I may do changed. A session that ended is announced, not forgotten. */
export async function recargarSesion(): Promise<SesionActual | null> {
  asking ??= http<SesionActual>('/api/sesion', { anonymous: true })
    .then(remember)
    .catch((error: unknown) => {
      if (!isApiError(error) || error.status !== 401) throw error;
      if (current) announce({ tipo: 'terminada', motivo: error.motivo ?? null });
      return null;
    })
    .finally(() => {
      asking = undefined;
    });
  return asking;
}

export async function entrar(credenciales: Credenciales): Promise<SesionActual> {
  const sesion = await http<SesionActual>('/api/sesion', {
    method: 'POST',
    json: credenciales,
    anonymous: true,
  });
  tellOtherTabs(sesion.usuario.id);
  return remember(sesion);
}

/** The answer of a request that already says who is here now. */
export const renovarSesion = (sesion: SesionActual): void => void remember(sesion);

const ENOUGH_TO_SAY_GOODBYE = 5_000;

/** Clears session storage whatever the server says; answers whether the server could be told. */
export async function cerrarSesion(): Promise<boolean> {
  // First, so that the end which the server announces is known to be our own.
  window.sessionStorage.clear();
  const signal = AbortSignal.timeout(ENOUGH_TO_SAY_GOODBYE);
  return http('/api/sesion', { method: 'DELETE', signal, anonymous: true }).then(
    () => true,
    (error: unknown) => isApiError(error) && error.status === 401,
  );
}

/** Forgets who was here; the screens that show them must be gone by then. */
export const olvidarPersona = (): void => void remember(null);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSesion = (): SesionActual | null => useSyncExternalStore(subscribe, () => current);

/** True where the permission reaches somewhere: everywhere, or only in the groups they tutor. */
export const puede = (actor: Actor, permiso: string): boolean =>
  actor.permisos.includes(permiso) || actor.permisos.includes(`${permiso}:grupos`);

export const puedeEnTodo = (actor: Actor, permiso: string): boolean => actor.permisos.includes(permiso);

/** Who is here and what they may do; only for screens behind the session guard. */
export function useActor() {
  const sesion = useSesion();
  if (!sesion) throw new Error('useActor needs a session');
  const { usuario, actor, posicion } = sesion;
  return {
    usuario,
    actor,
    /** Where the feed stood when this was read. */
    posicion,
    puede: (permiso: string) => puede(actor, permiso),
    puedeEnTodo: (permiso: string) => puedeEnTodo(actor, permiso),
  };
}
