import type { UseNavigateResult } from '@tanstack/react-router';
import { rutas } from '#platform/paths.ts';
import { forgetColorScheme } from '#app/theme/color-scheme.ts';
import { cerrarSesion, olvidarPersona } from '#platform/session.ts';
import { askToLeave } from '#app/session/leaving.ts';
import { idEnSesion } from '#platform/session-key.ts';

/** Nothing that is on this device alone is left behind without a word; `LeavingAnswers` has to be on the page. */
export async function mayLeave(): Promise<boolean> {
  const id = idEnSesion();
  if (id === null) return true;
  try {
    const { isNothing, unsentAfterTrying } = await import('#app/session/unsent.ts');
    const unsent = await unsentAfterTrying(id);
    return isNothing(unsent) || (await askToLeave(unsent));
  } catch {
    return true;
  }
}

/** Logout: ends the server's session, clears session storage, goes to `/`. */
export async function leave(navigate: UseNavigateResult<string>): Promise<void> {
  if (!(await mayLeave())) return;
  const told = await cerrarSesion();
  forgetColorScheme();
  await navigate({ to: rutas.entrada, replace: true, state: { cerrada: told ? 'si' : 'sin-aviso' } });
  olvidarPersona();
}
