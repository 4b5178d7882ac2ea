import type { UseNavigateResult } from '@tanstack/react-router';
import { rutas } from '#platform/paths.ts';
import { forgetColorScheme } from '#app/theme/color-scheme.ts';
import { cerrarSesion, olvidarPersona } from '#platform/session.ts';
import { idEnSesion } from '#platform/session-key.ts';

/** Answers that are on this device alone are not left behind without a word. */
async function mayLeave(): Promise<boolean> {
  const id = idEnSesion();
  if (id === null) return true;
  try {
    const { unsentOf } = await import('#pages/evaluacion/sala/motor/kept-elsewhere.ts');
    const unsent = await unsentOf(id);
    if (unsent === 0) return true;
    const what = unsent === 1 ? 'Hay 1 respuesta' : `Hay ${unsent} respuestas`;
    return window.confirm(
      `${what} de una prueba sin enviar: están solo en este dispositivo. Si sales ahora no se enviarán hasta que vuelvas a entrar aquí. ¿Salir?`,
    );
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
