import * as archivosApi from '@catedra/shared/archivos/api.ts';
import type { Archivo } from '@catedra/shared/archivos/archivo.ts';
import type { Subida } from '@catedra/shared/archivos/schemas.ts';
import { queryOptions } from '@tanstack/react-query';
import { type DetailedError, Upload } from 'tus-js-client';
import { ApiError, isApiError, isPassing, sinConexion } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { holdPage } from '#platform/hold-page.ts';
import { refuseWhileLooking } from '#platform/looking.ts';
import { announce } from '#platform/session-events.ts';
import { idEnSesion } from '#platform/session-key.ts';
import { forgetUpload, recallUpload, rememberUpload, uploadKey } from '#platform/upload-memory.ts';

const ENDPOINT = '/api/subidas';
const PART = 8 * 1024 * 1024;
const RETRIES = [0, 1000, 3000, 5000, 10_000];

export const limitsQuery = queryOptions({
  queryKey: ['archivos', 'limites'],
  queryFn: ({ signal }) => ask(archivosApi.leerLimites, {}, { signal }),
});

export interface UploadOptions {
  /** Stops it where it is; the same call later goes on from there. */
  readonly signal?: AbortSignal;
  readonly onProgress?: (sent: number, total: number) => void;
  /** Everything is there; the server looks at what it is. */
  readonly onSent?: () => void;
}

const keyOf = (file: File | Blob, subida: Subida) => uploadKey(idEnSesion() ?? '', file, subida);
const finish = (id: string) => ask(archivosApi.terminar, { id });

function bodyOf(text: string | undefined): { code?: string; message?: string } | undefined {
  try {
    return JSON.parse(text ?? '').error;
  } catch {
    return undefined;
  }
}

/** What the server (or the lack of one) answered, as any other request would have said it. */
function apiErrorOf(error: Error | DetailedError): Error {
  const response = 'originalResponse' in error ? error.originalResponse : null;
  if (!response || response.getStatus() === 0) return sinConexion();
  const status = response.getStatus();
  const { code, message } = bodyOf(response.getBody()) ?? {};
  if (status === 401) announce({ tipo: 'terminada', motivo: null });
  return new ApiError(
    status,
    code ?? `HTTP_${status}`,
    message ?? 'La academia no pudo recibir el archivo. Vuelve a intentarlo.',
  );
}

/** Sends what is missing; gives the upload's id. */
async function send(file: File | Blob, subida: Subida, known: string | null, options: UploadOptions) {
  const { signal, onProgress } = options;
  signal?.throwIfAborted();
  return new Promise<string>((resolve, reject) => {
    const idOf = () => sending.url?.split('/').at(-1) ?? '';
    const sending = new Upload(file, {
      endpoint: window.location.origin + ENDPOINT,
      uploadUrl: known && `${window.location.origin}${ENDPOINT}/${known}`,
      metadata: Object.fromEntries(Object.entries(subida).filter(([, value]) => value !== undefined)),
      chunkSize: PART,
      retryDelays: RETRIES,
      storeFingerprintForResuming: false,
      onProgress,
      onUploadUrlAvailable: () => rememberUpload(keyOf(file, subida), idOf(), Date.now()),
      onSuccess: () => resolve(idOf()),
      onError: (error) => reject(apiErrorOf(error)),
    });
    signal?.addEventListener(
      'abort',
      () => void sending.abort().finally(() => reject(signal.reason as Error)),
      { once: true },
    );
    sending.start();
  });
}

/** Whether everything had arrived before, and only the answer was lost. */
async function alreadyThere(id: string): Promise<Archivo | 'unfinished' | 'unknown'> {
  try {
    return await finish(id);
  } catch (error) {
    if (isApiError(error, 'SUBIDA_INCOMPLETA')) return 'unfinished';
    if (isApiError(error, 'NO_ENCONTRADO')) return 'unknown';
    throw error;
  }
}

/**
 * Takes a file to the academy, from the beginning or from where it was left, also before a reload: it has to be chosen
 * again for that, so that the browser asks first.
 */
export async function upload(
  file: File | Blob,
  subida: Subida,
  options: UploadOptions = {},
): Promise<Archivo> {
  refuseWhileLooking(ENDPOINT, 'POST');
  const key = keyOf(file, subida);
  const forget = () => forgetUpload(key);
  const known = recallUpload(key, Date.now());
  const letGo = holdPage();
  try {
    const state = known ? await alreadyThere(known) : 'unknown';
    if (typeof state === 'object') {
      forget();
      return state;
    }
    const id = await send(file, subida, state === 'unfinished' ? known : null, options);
    options.onSent?.();
    const archivo = await finish(id);
    forget();
    return archivo;
  } catch (error) {
    // What the server refused for good is not taken up again.
    if (!isPassing(error) && isApiError(error)) forget();
    throw error;
  } finally {
    letGo();
  }
}

/** Gives an unfinished upload up, here and there. */
export async function discardUpload(file: File | Blob, subida: Subida): Promise<void> {
  const key = keyOf(file, subida);
  const id = recallUpload(key, Date.now());
  forgetUpload(key);
  if (id) await ask(archivosApi.abandonar, { id }).catch(() => undefined);
}
