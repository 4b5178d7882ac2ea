import { pageMeta } from '#platform/page-meta.ts';

const clave = () => pageMeta('clave-sesion');

/** The user id under the configured key: what the guard looks at. It proves nothing to the server. */
export const idEnSesion = (): string | null => window.sessionStorage.getItem(clave());

export const guardarEnSesion = (id: string): void => window.sessionStorage.setItem(clave(), id);

export const olvidarSesion = (): void => window.sessionStorage.removeItem(clave());
