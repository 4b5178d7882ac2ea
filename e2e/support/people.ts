import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { NOTHING } from './windows.ts';

export const CLAVE_SESION = '5f2b8c1e9a7d4036b1c8e5f70a92d364';
export const CONTRASEÑA = 'alborada-demo';

export type Cuenta = 'superadmin' | 'dev' | 'admin' | 'tutor' | 'estudiante';
export const correoDe = (cuenta: Cuenta) => `${cuenta}@alborada.example`;

/** Whoever calls the API from a journey comes from this site, as a browser does. */
export interface Api {
  get<T>(path: string): Promise<T>;
  post<T>(path: string, data?: unknown): Promise<T>;
  put<T>(path: string, data: unknown): Promise<T>;
  patch<T>(path: string, data: unknown): Promise<T>;
}

export function apiOf(request: APIRequestContext, origin: string): Api {
  const call = async <T>(method: string, path: string, data?: unknown): Promise<T> => {
    const response = await request.fetch(origin + path, { method, data, headers: { origin } });
    if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
    return (response.status() === 204 ? undefined : await response.json()) as T;
  };
  return {
    get: (path) => call('GET', path),
    post: (path, data = {}) => call('POST', path, data),
    put: (path, data) => call('PUT', path, data),
    patch: (path, data) => call('PATCH', path, data),
  };
}

/** Signs the page's browser in through the API and leaves session storage as the sign-in page would. */
export async function entrar(
  page: Page,
  origin: string,
  cuenta: Cuenta | { correo: string; contraseña: string },
): Promise<Api> {
  const credentials =
    typeof cuenta === 'string' ? { correo: correoDe(cuenta), contraseña: CONTRASEÑA } : cuenta;
  const api = apiOf(page.request, origin);
  const { usuario } = await api.post<{ usuario: { id: string } }>('/api/sesion', {
    identificador: credentials.correo,
    contraseña: credentials.contraseña,
  });
  if (!page.url().startsWith(origin)) await page.goto(origin + NOTHING);
  await page.evaluate(([clave, id]) => window.sessionStorage.setItem(clave, id), [
    CLAVE_SESION,
    usuario.id,
  ] as const);
  return api;
}

/** What new people choose at their first sign-in. */
export const PROPIA = 'una frase bien larga y mía';

/** Somebody new signs in with the temporary password, and has one of their own from then on. */
export async function estrenar(
  page: Page,
  origin: string,
  persona: { correo: string; contraseña: string },
): Promise<Api> {
  const suya = await entrar(page, origin, persona);
  await suya.post('/api/sesion/cambiar-contrasena', { actual: persona.contraseña, nueva: PROPIA });
  return suya;
}

/** An active group with nobody in it. */
export async function grupoNuevo(api: Api, nombre?: string): Promise<string> {
  const id = randomUUID();
  await api.put(`/api/grupos/${id}`, {
    nombre: nombre ?? `Grupo ${id}`,
    descripcion: null,
    estado: 'activo',
    version: 0,
  });
  return id;
}

/** A new person with a temporary password, made by whoever holds the API. */
export async function personaNueva(api: Api, valores: Record<string, unknown> = {}) {
  const id = randomUUID();
  const correo = `${id}@recorrido.example`;
  const base = {
    nombre: 'Nuria',
    apellidos: 'Recorrido',
    correo,
    usuario: null,
    documento: null,
    telefono: null,
    perfil: 'Estudiante',
    zonaHoraria: null,
  };
  await api.put(`/api/usuarios/${id}`, { ...base, ...valores, version: 0 });
  const { contraseña } = await api.post<{ contraseña: string }>(`/api/usuarios/${id}/restablecer-contrasena`);
  return { id, correo, contraseña };
}
