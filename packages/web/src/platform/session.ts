import type { Accion } from '@catedra/shared/core/permisos.ts';
import { puede, puedeEnTodo } from '@catedra/shared/core/puede.ts';
import * as api from '@catedra/shared/sesion/api.ts';
import type { SesionActual } from '@catedra/shared/sesion/schemas.ts';
import { useSyncExternalStore } from 'react';
import { isApiError } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { setLooking } from '#platform/looking.ts';
import { tellOtherTabs } from '#platform/other-tabs.ts';
import { announce } from '#platform/session-events.ts';
import { guardarEnSesion } from '#platform/session-key.ts';
import { byTab } from '#platform/remembered.ts';

export interface Credenciales {
  readonly identificador: string;
  readonly contraseña: string;
}

let current: SesionActual | null = null;
let someoneElse = false;
let leaving = false;
let asking: Promise<SesionActual | null> | undefined;
const listeners = new Set<() => void>();

function remember<S extends SesionActual | null>(sesion: S): S {
  current = sesion;
  someoneElse = false;
  leaving = false;
  setLooking(sesion?.mirada !== undefined);
  if (sesion) guardarEnSesion(sesion.usuario.id);
  for (const listener of listeners) listener();
  return sesion;
}

/** Who is here, asked of the server once; null when nobody is. */
export async function sesionActual(): Promise<SesionActual | null> {
  return current ?? recargarSesion();
}

/** What one person has on the screen never turns into another's: whoever holds the screen decides. */
function rememberSame(sesion: SesionActual): SesionActual | null {
  if (!current || current.usuario.id === sesion.usuario.id) return remember(sesion);
  if (leaving) return null;
  const { nombre, apellidos } = sesion.usuario;
  someoneElse = true;
  announce({ tipo: 'otra-persona', mirada: sesion.mirada ? `${nombre} ${apellidos}`.trim() : null });
  return null;
}

/** What the server would answer now is meant for other eyes than those of this screen. */
export const esOtraPersona = (): boolean => someoneElse;

/** Asks again: my data, my profile or what I may do changed. A session that ended is announced, not forgotten. */
export async function recargarSesion(): Promise<SesionActual | null> {
  asking ??= ask(api.leer, {}, { anonymous: true })
    .then(rememberSame)
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

/** Whether the server still finds here whoever this screen is of: a request may have left with what another tab has just ended. */
export const sigueAqui = (): Promise<boolean> =>
  ask(api.leer, {}, { anonymous: true }).then(
    ({ usuario }) => usuario.id === current?.usuario.id,
    () => false,
  );

export async function entrar(credenciales: Credenciales): Promise<SesionActual> {
  const sesion = await ask(api.entrar, { body: credenciales }, { anonymous: true });
  tellOtherTabs(sesion.usuario.id);
  return remember(sesion);
}

/** The answer of a request that already says who is here now. */
export const renovarSesion = (sesion: SesionActual): void => void remember(sesion);

/** The page is about to be loaded again as someone else: until then it asks nothing about who is here. */
async function changeEyes(change: () => Promise<SesionActual>): Promise<SesionActual> {
  leaving = true;
  try {
    const sesion = await change();
    tellOtherTabs(sesion.usuario.id);
    return sesion;
  } catch (error) {
    leaving = false;
    throw error;
  }
}

/** This page asked for another pair of eyes itself: what the server says about it is no news. */
export const isChangingEyes = (): boolean => leaving;

/** From now on this browser sees the academy as that person does; the page must be loaded again. */
export const verComo = (usuarioId: string): Promise<SesionActual> =>
  changeEyes(() => ask(api.verComo, { body: { usuarioId } }));

/** Back to one's own account; the page must be loaded again. */
export const dejarDeVerComo = (): Promise<SesionActual> => changeEyes(() => ask(api.dejarDeVerComo));

const ENOUGH_TO_SAY_GOODBYE = 5_000;

/** Clears session storage whatever the server says; answers whether the server could be told. */
export async function cerrarSesion(): Promise<boolean> {
  // First, so that the end which the server announces is known to be our own.
  byTab.forgetAll();
  const signal = AbortSignal.timeout(ENOUGH_TO_SAY_GOODBYE);
  return ask(api.salir, {}, { signal, anonymous: true }).then(
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

/** Who is here and what they may do; only for screens behind the session guard. */
export function useActor() {
  const sesion = useSesion();
  if (!sesion) throw new Error('useActor needs a session');
  const { usuario, actor, zona, posicion, mirada, sinCorreo = false } = sesion;
  return {
    usuario,
    actor,
    /** In which dates are written: the person's own, or the academy's. */
    zona,
    /** Where the feed stood when this was read. */
    posicion,
    /** Someone looks at the academy as this person sees it, and changes nothing. */
    mirada,
    /** The academy has no mail server: what it sends reaches nobody. */
    sinCorreo,
    /** What is sent by mail reaches this person. */
    meLlegaCorreo: !sinCorreo && usuario.correo !== null,
    puede: (accion: Accion) => puede(actor, accion),
    puedeEnTodo: (accion: Accion) => puedeEnTodo(actor, accion),
  };
}
