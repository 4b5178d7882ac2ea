import type { Archivo } from '@catedra/shared/archivos/archivo.ts';
import type { Subida } from '@catedra/shared/archivos/schemas.ts';
import { isApiError, isPassing, isSignedOut, messageOf } from '#platform/api-error.ts';
import { newId } from '#platform/new-id.ts';
import { discardUpload, upload } from '#platform/upload.ts';

export type UploadState = 'waiting' | 'sending' | 'checking' | 'paused' | 'cut' | 'failed';

/** A file on its way. */
export interface Sending {
  readonly id: string;
  readonly file: File;
  readonly state: UploadState;
  /** From 0 to 100. */
  readonly progress: number;
  readonly message?: string;
}

export interface Destination {
  readonly subidaOf: (file: File) => Subida;
  readonly onDone: (archivo: Archivo) => void;
}

export type Queue = ReturnType<typeof createQueue>;

const AT_ONCE = 3;
/** A line that drops without saying so is tried again by itself. */
const AGAIN = 15_000;
const RUNNING: readonly UploadState[] = ['sending', 'checking'];
export const isUnderWay = ({ state }: Sending): boolean => state === 'waiting' || RUNNING.includes(state);

/** It stopped on the way and can be taken up again. */
export const canGoOn = ({ state }: Sending): boolean => state === 'paused' || state === 'cut';

/** Closing the page would lose it: it has to be chosen again to go on. */
export const isUnsent = (one: Sending): boolean => isUnderWay(one) || canGoOn(one);

/** What stopped it, and when it will go on by itself. */
function cutWords(error: unknown): string {
  if (isSignedOut(error)) return 'Tu sesión terminó. Seguirá por donde iba en cuanto vuelvas a entrar.';
  if (isApiError(error) && error.status > 0)
    return `${messageOf(error)} Seguirá por donde iba dentro de un momento.`;
  return 'No hay conexión. Seguirá por donde iba en cuanto vuelva.';
}

/** Several files on their way at once, each of which can be stopped, taken up again and given up. */
export function createQueue(first: Destination) {
  let destination = first;
  let list: readonly Sending[] = [];
  const listeners = new Set<() => void>();
  const stops = new Map<string, AbortController>();
  let again: ReturnType<typeof setTimeout> | undefined;

  const put = (next: readonly Sending[]) => {
    list = next;
    for (const listener of listeners) listener();
  };
  const change = (id: string, values: Partial<Sending>) =>
    put(list.map((one) => (one.id === id ? { ...one, ...values } : one)));
  const drop = (id: string) => put(list.filter((one) => one.id !== id));

  const run = async ({ id, file }: Sending) => {
    const stop = new AbortController();
    stops.set(id, stop);
    change(id, { state: 'sending', message: undefined });
    try {
      const archivo = await upload(file, destination.subidaOf(file), {
        signal: stop.signal,
        onProgress: (sent, total) => change(id, { progress: (100 * sent) / total }),
        onSent: () => change(id, { state: 'checking', progress: 100 }),
      });
      drop(id);
      destination.onDone(archivo);
    } catch (error) {
      if (!stop.signal.aborted) {
        if (isPassing(error)) change(id, { state: 'cut', message: cutWords(error) });
        else change(id, { state: 'failed', message: messageOf(error) });
        if (isPassing(error) && !isSignedOut(error)) again ??= setTimeout(resumeCut, AGAIN);
      }
    } finally {
      if (stops.get(id) === stop) stops.delete(id);
      advance();
    }
  };
  /** Whoever waits goes in as soon as there is room. */
  const advance = () => {
    const room = AT_ONCE - list.filter(({ state }) => RUNNING.includes(state)).length;
    const next = list.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, room));
    for (const one of next) void run(one);
  };
  const fresh = (file: File, values: Pick<Sending, 'state' | 'message'>): Sending => ({
    id: newId(),
    file,
    progress: 0,
    ...values,
  });
  const resume = (wanted: (one: Sending) => boolean) => {
    put(list.map((one) => (wanted(one) ? { ...one, state: 'waiting', message: undefined } : one)));
    advance();
  };

  function resumeCut(): void {
    clearTimeout(again);
    again = undefined;
    resume(({ state }) => state === 'cut');
  }

  return {
    read: () => list,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    lead(next: Destination) {
      destination = next;
    },
    add(files: readonly File[]) {
      put([...list, ...files.map((file) => fresh(file, { state: 'waiting' }))]);
      advance();
    },
    /** Never sent: told beside the others, so that one sees which ones. */
    refuse: (file: File, message: string) => put([...list, fresh(file, { state: 'failed', message })]),
    pause(id: string) {
      stops.get(id)?.abort();
      change(id, { state: 'paused' });
      advance();
    },
    resume: (id: string) => resume((one) => one.id === id),
    resumeStuck: () => resume(canGoOn),
    /** Back on the network, or signed in again. */
    resumeCut,
    remove({ id, file, state }: Sending) {
      stops.get(id)?.abort();
      drop(id);
      if (state !== 'failed') void discardUpload(file, destination.subidaOf(file));
      advance();
    },
    /** What is unfinished stays where it is, to be taken up again. */
    stop() {
      clearTimeout(again);
      for (const stop of stops.values()) stop.abort();
    },
  };
}
