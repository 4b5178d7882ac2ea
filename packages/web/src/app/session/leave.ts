import type { UseNavigateResult } from '@tanstack/react-router';
import { rutas } from '#platform/paths.ts';
import { forgetColorScheme } from '#app/theme/color-scheme.ts';
import { cerrarSesion, olvidarPersona } from '#platform/session.ts';

/** Logout: ends the server's session, clears session storage, goes to `/`. */
export async function leave(navigate: UseNavigateResult<string>): Promise<void> {
  const told = await cerrarSesion();
  forgetColorScheme();
  await navigate({ to: rutas.entrada, replace: true, state: { cerrada: told ? 'si' : 'sin-aviso' } });
  olvidarPersona();
}
