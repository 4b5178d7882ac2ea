import { puede } from '@catedra/shared/core/puede.ts';
import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { destinoSeguro } from '#app/history-state.ts';
import { withinTimeout } from '#app/page-load.tsx';
import { rutas } from '#platform/paths.ts';
import { takeDestino } from '#platform/destino.ts';
import { sesionActual } from '#platform/session.ts';
import { idEnSesion, olvidarSesion } from '#platform/session-key.ts';

interface Going {
  readonly location: ParsedLocation;
}

/** Without a user id in session storage, or without a living session on the server, the way leads to `/`. */
export async function requireSession({ location }: Going): Promise<void> {
  if (idEnSesion() === null) throw toEntrance(location);
  const sesion = await withinTimeout(sesionActual());
  if (sesion) return;
  olvidarSesion();
  throw toEntrance(location);
}

/** Someone with a living session goes on to where they were going. */
export async function goOnIfSignedIn({ location }: Going): Promise<void> {
  if (location.state.cerrada || location.hash !== '') return;
  const sesion = await withinTimeout(sesionActual()).catch(() => null);
  if (!sesion) return;
  const destino = location.state.destino ?? takeDestino();
  throw redirect({ href: destinoSeguro(destino) ?? rutas.home, replace: true });
}

/** Whoever may administer something goes on to it; whoever may not stays, and the page says so. */
export async function goOnIfAdministrator(): Promise<void> {
  const sesion = await withinTimeout(sesionActual()).catch(() => null);
  if (!sesion || sesion.actor.permisos.length === 0) return;
  throw redirect({ to: puede(sesion.actor, 'reportes:ver') ? rutas.dashboard : rutas.home, replace: true });
}

const toEntrance = (location: ParsedLocation) =>
  redirect({ to: rutas.entrada, search: {}, hash: '', replace: true, state: { destino: location.href } });
