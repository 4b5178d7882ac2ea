import type { Entradas, NombreColeccion, Registros } from '@catedra/shared/colecciones.ts';
import { isApiError } from '#platform/api-error.ts';
import { onChange } from '#platform/change-events.ts';
import { http } from '#platform/http.ts';
import { idEnSesion } from '#platform/session-key.ts';

export type Consulta = Readonly<Record<string, string | number | boolean | null | undefined>>;

export interface Pagina<T> {
  readonly datos: readonly T[];
  readonly siguiente: string | null;
  readonly total?: { readonly valor: number; readonly exacto: boolean };
}

/** Carries the `version` that was read; 0 creates. */
interface Versionado {
  readonly version: number;
}

export type Valores<C extends NombreColeccion> = Entradas[C] & Versionado;
export type Cambios<C extends NombreColeccion> = Partial<Entradas[C]> & Versionado;

const LIMITE = 100;

export function leerPagina<C extends NombreColeccion>(
  coleccion: C,
  consulta: Consulta = {},
  signal?: AbortSignal,
): Promise<Pagina<Registros[C]>> {
  return http(address(coleccion, consulta), { signal });
}

/** Every record that matches, page after page. */
export async function leerTodos<C extends NombreColeccion>(
  coleccion: C,
  consulta: Consulta = {},
  signal?: AbortSignal,
): Promise<Registros[C][]> {
  const datos: Registros[C][] = [];
  let cursor: string | null = null;
  do {
    const pagina: Pagina<Registros[C]> = await leerPagina(
      coleccion,
      { limite: LIMITE, ...consulta, cursor },
      signal,
    );
    datos.push(...pagina.datos);
    cursor = pagina.siguiente;
  } while (cursor);
  return datos;
}

export function leerUno<C extends NombreColeccion>(
  coleccion: C,
  id: string,
  signal?: AbortSignal,
): Promise<Registros[C]> {
  return http(record(coleccion, id), { signal });
}

/** Replaces all editable fields; with `version` 0 at a fresh id it creates, and repeating it is harmless. */
export function poner<C extends NombreColeccion>(
  coleccion: C,
  id: string,
  valores: Valores<C>,
): Promise<Registros[C]> {
  return http(record(coleccion, id), { method: 'PUT', json: valores });
}

export function actualizar<C extends NombreColeccion>(
  coleccion: C,
  id: string,
  cambios: Cambios<C>,
): Promise<Registros[C]> {
  return http(record(coleccion, id), { method: 'PATCH', json: cambios });
}

/** Up to 100 records at once, all or nothing. */
export function actualizarNodo<C extends NombreColeccion>(
  coleccion: C,
  cambios: Readonly<Record<string, Cambios<C>>>,
): Promise<Readonly<Record<string, Registros[C]>>> {
  return http(`/api/${coleccion}`, { method: 'PATCH', json: cambios });
}

export function eliminar(coleccion: NombreColeccion, id: string): Promise<void> {
  return http(record(coleccion, id), { method: 'DELETE' });
}

/** The first record whose field holds that value, or null. */
export async function buscarPrimero<C extends NombreColeccion>(
  coleccion: C,
  campo: keyof Registros[C] & string,
  valor: string | number | boolean,
  signal?: AbortSignal,
): Promise<Registros[C] | null> {
  try {
    return await http(address(`${coleccion}/primero`, { campo, valor }), { signal });
  } catch (error) {
    if (isApiError(error) && error.status === 404) return null;
    throw error;
  }
}

export function usuarioActual(signal?: AbortSignal): Promise<Registros['usuarios']> {
  return leerUno('usuarios', idEnSesion() ?? '', signal);
}

/** Calls back whenever the feed says that something in the collection changed; returns how to stop. */
export function suscribir(coleccion: NombreColeccion, alCambiar: (id: string | null) => void): () => void {
  return onChange((event) => {
    if (event.tipo === 'reinicio') alCambiar(null);
    if (event.tipo === 'varios' && event.coleccion === coleccion) alCambiar(null);
    if (event.tipo === 'cambio' && event.coleccion === coleccion) alCambiar(event.id);
  });
}

const record = (coleccion: string, id: string) => `/api/${coleccion}/${encodeURIComponent(id)}`;

function address(path: string, consulta: Consulta): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(consulta)) {
    if (value !== null && value !== undefined && value !== '') search.set(name, String(value));
  }
  return search.size === 0 ? `/api/${path}` : `/api/${path}?${search}`;
}
