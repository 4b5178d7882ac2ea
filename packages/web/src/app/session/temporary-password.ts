import { useLocation } from '@tanstack/react-router';
import { rutas } from '#platform/paths.ts';
import { useSesion } from '#platform/session.ts';

/** True while a temporary password must be changed and this is not the page that changes it; whoever only looks changes none. */
export function useMustChangePassword(): boolean {
  const sesion = useSesion();
  const pathname = useLocation({ select: (location) => location.pathname });
  if (sesion?.mirada) return false;
  return sesion?.usuario.cambiarContraseña === true && pathname.replace(/\/$/, '') !== rutas.configuracion;
}
