import { pageMeta } from '#platform/page-meta.ts';
import { byTab } from '#platform/remembered.ts';

const clave = () => pageMeta('clave-sesion');

/** The user id under the configured key: what the guard looks at. It proves nothing to the server. */
export const idEnSesion = (): string | null => byTab.read(clave());

export const guardarEnSesion = (id: string): void => void byTab.write(clave(), id);

export const olvidarSesion = (): void => void byTab.write(clave(), null);
