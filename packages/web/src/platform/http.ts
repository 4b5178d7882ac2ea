import { ApiError, type ApiErrorDetail, sinConexion } from '#platform/api-error.ts';
import { refuseWhileLooking } from '#platform/looking.ts';
import { announce } from '#platform/session-events.ts';

interface HttpOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly json?: unknown;
  /** A body that is not JSON: a file, a text. */
  readonly body?: BodyInit;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Asked by someone who may not have a session: a 401 is an answer, not the end of one. */
  readonly anonymous?: boolean;
}

interface ErrorBody {
  readonly error?: { readonly code?: string; readonly message?: string } & ApiErrorDetail;
}

export async function http<T>(path: string, options: HttpOptions = {}): Promise<T> {
  const response = await answer(path, options);
  return (response.status === 204 ? undefined : await readJson(response)) as T;
}

export interface Archivo {
  readonly nombre: string;
  readonly contenido: Blob;
}

/** An answer that is a file, with the name the server gives it. */
export async function httpFile(path: string, options: HttpOptions = {}): Promise<Archivo> {
  const response = await answer(path, { ...options, headers: { accept: '*/*', ...options.headers } });
  const disposition = response.headers.get('content-disposition') ?? '';
  const nombre = /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'archivo';
  try {
    return { nombre, contenido: await response.blob() };
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw sinConexion();
  }
}

async function answer(path: string, options: HttpOptions): Promise<Response> {
  refuseWhileLooking(path, options.method);
  const response = await send(path, options);
  if (response.ok) return response;

  const error = await toApiError(response);
  if (error.status === 401 && !options.anonymous)
    announce({ tipo: 'terminada', motivo: error.motivo ?? null });
  if (error.code === 'CAMBIO_OBLIGATORIO') announce({ tipo: 'cambio-obligatorio' });
  throw error;
}

async function send(path: string, options: HttpOptions): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json', ...options.headers };
  if (options.json !== undefined) headers['content-type'] = 'application/json';
  try {
    return await fetch(path, {
      method: options.method ?? 'GET',
      headers,
      body: options.json === undefined ? options.body : JSON.stringify(options.json),
      signal: options.signal,
    });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw sinConexion();
  }
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}

async function toApiError(response: Response): Promise<ApiError> {
  const body = (await readJson(response).catch(() => undefined)) as ErrorBody | undefined;
  const { code, message, ...detail } = body?.error ?? {};
  const retryAfter = Number(response.headers.get('retry-after')) || detail.retryAfter;
  return new ApiError(
    response.status,
    code ?? `HTTP_${response.status}`,
    message ?? 'La academia no responde bien en este momento. Vuelve a intentarlo en unos minutos.',
    { ...detail, retryAfter },
  );
}
