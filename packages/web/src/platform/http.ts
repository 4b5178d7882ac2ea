import { ApiError, type ApiErrorDetail, sinConexion } from '#platform/api-error.ts';
import { learnClock } from '#platform/clock.ts';
import { refuseWhileLooking } from '#platform/looking.ts';
import { announce } from '#platform/session-events.ts';

interface HttpOptions {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly json?: unknown;
  /** A body that is not JSON: a file, a text. */
  readonly body?: BodyInit;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Goes on although the page that asked is closed. */
  readonly keepalive?: boolean;
  /** Asked by someone who may not have a session: a 401 is an answer, not the end of one. */
  readonly anonymous?: boolean;
}

interface ErrorBody {
  readonly error?: { readonly code?: string; readonly message?: string } & ApiErrorDetail;
}

export async function http<T>(path: string, options: HttpOptions = {}): Promise<T> {
  const response = await answer(path, options);
  return readJson(response, options.signal);
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

/** An answer that tells how far the work is, line by line, before the result; short work answers at once. */
export async function httpProgress<T>(
  path: string,
  options: HttpOptions,
  onProgress: (hechas: number) => void,
): Promise<T> {
  const response = await answer(path, { ...options, headers: { accept: `${LINES}, application/json` } });
  if (!response.body || !response.headers.get('content-type')?.includes(LINES))
    return readJson(response, options.signal);
  for await (const line of linesOf(response.body)) {
    const told: { hechas?: number; resultado?: T } & ErrorBody = JSON.parse(line);
    if (told.hechas !== undefined) onProgress(told.hechas);
    if (told.resultado !== undefined) return told.resultado;
    if (told.error) throw errorOf(response.status, told);
  }
  throw sinConexion();
}

const LINES = 'application/x-ndjson';

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw sinConexion();
    });
    if (done) return;
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
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
  const asked = Date.now();
  try {
    const response = await fetch(path, {
      method: options.method ?? 'GET',
      headers,
      body: options.json === undefined ? options.body : JSON.stringify(options.json),
      signal: options.signal,
      keepalive: options.keepalive,
    });
    learnClock(response.headers.get('date'), asked);
    return response;
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw sinConexion();
  }
}

/** The one place where what the server says is believed: its own tests hold every answer against its contract. */
async function readJson<T>(response: Response, signal?: AbortSignal): Promise<T> {
  try {
    const text = await response.text();
    return JSON.parse(text === '' ? 'null' : text);
  } catch (error) {
    if (signal?.aborted) throw error;
    // It was cut half way, or what answered is not the academy: the page where a public network asks to sign in.
    throw sinConexion();
  }
}

async function toApiError(response: Response): Promise<ApiError> {
  const body = await readJson<ErrorBody | undefined>(response).catch(() => undefined);
  return errorOf(response.status, body, Number(response.headers.get('retry-after')) || undefined);
}

function errorOf(status: number, body: ErrorBody | undefined, retryAfter?: number): ApiError {
  const { code, message, ...detail } = body?.error ?? {};
  return new ApiError(
    status,
    code ?? `HTTP_${status}`,
    message ?? 'La academia no responde bien en este momento. Vuelve a intentarlo en unos minutos.',
    { ...detail, retryAfter: retryAfter ?? detail.retryAfter },
  );
}
