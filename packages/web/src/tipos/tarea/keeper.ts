import type { Entrega } from '@catedra/shared/entregas/schemas.ts';
import { isApiError, messageOf } from '#platform/api-error.ts';
import { type Draft, draftOf, sameWork } from '#tipos/tarea/draft.ts';

export type Keeping =
  | { readonly tipo: 'guardado'; readonly en: Date | null }
  | { readonly tipo: 'guardando' }
  /** Only in this browser: the connection is cut, or the server says why not. */
  | { readonly tipo: 'solo-aqui'; readonly motivo: string | null }
  /** It was changed elsewhere meanwhile: whoever writes decides. */
  | { readonly tipo: 'conflicto'; readonly actual: Entrega };

export interface KeeperOptions {
  /** What the server has. */
  readonly saved: Draft;
  /** What is on the screen: the same, or what a cut left in this browser. */
  readonly current: Draft;
  readonly send: (draft: Draft, keepalive: boolean) => Promise<Entrega>;
  /** Keeps it in this browser; null once the server has it. */
  readonly remember: (draft: Draft | null) => void;
  readonly onState: (keeping: Keeping) => void;
  readonly onSaved: (entrega: Entrega) => void;
  readonly now: () => Date;
}

export interface Keeper {
  readonly draft: Draft;
  change(patch: Partial<Pick<Draft, 'texto' | 'archivos'>>): void;
  /** Sends what is waiting; settles when nothing more can be done now. */
  flush(keepalive?: boolean): Promise<void>;
  /** Of two versions, this one goes on. */
  resolve(mine: boolean, actual: Entrega): void;
  stop(): void;
}

const PAUSE = 1_200;
const AGAIN = 10_000;

const isCut = (error: unknown): boolean =>
  !isApiError(error) || error.status === 0 || error.status >= 500 || error.status === 429;

/** Saves a work while it is being done, soon after each pause; what a cut takes stays in the browser. */
export function startKeeper(options: KeeperOptions): Keeper {
  const { send, remember, onSaved, now } = options;
  let { saved, current } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | null = null;
  let held = false;
  let cut = false;

  const onState = (keeping: Keeping) => {
    cut = keeping.tipo === 'solo-aqui';
    options.onState(keeping);
  };
  const later = (wait: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), wait);
  };

  const arrived = (entrega: Entrega, sent: Draft) => {
    saved = draftOf(entrega);
    // What the server tidied is not written over what goes on being typed.
    current = { ...current, version: entrega.version };
    onSaved(entrega);
    if (!sameWork(current, sent)) return;
    saved = current;
    remember(null);
    onState({ tipo: 'guardado', en: now() });
  };

  const failed = (error: unknown) => {
    const actual = isApiError(error, 'VERSION_ANTIGUA') ? (error.actual as Entrega | undefined) : undefined;
    if (actual) {
      held = true;
      return onState({ tipo: 'conflicto', actual });
    }
    onState({ tipo: 'solo-aqui', motivo: isCut(error) ? null : messageOf(error) });
    if (isCut(error)) later(AGAIN);
  };

  const sendAll = async (keepalive: boolean): Promise<void> => {
    while (!held && !sameWork(current, saved)) {
      const sent = current;
      if (!cut) onState({ tipo: 'guardando' });
      try {
        arrived(await send(sent, keepalive), sent);
      } catch (error) {
        return failed(error);
      }
    }
  };

  function flush(keepalive = false): Promise<void> {
    clearTimeout(timer);
    sending ??= sendAll(keepalive).finally(() => {
      sending = null;
    });
    return sending;
  }

  if (!sameWork(current, saved)) later(0);

  return {
    get draft() {
      return current;
    },
    change(patch) {
      const next = { ...current, ...patch };
      if (sameWork(next, current)) return;
      current = next;
      remember(current);
      if (held) return;
      if (!cut) onState({ tipo: 'guardando' });
      later(PAUSE);
    },
    flush,
    resolve(mine, actual) {
      held = false;
      saved = draftOf(actual);
      current = mine ? { ...current, version: actual.version } : saved;
      remember(mine ? current : null);
      onState({ tipo: 'guardado', en: null });
      if (mine) void flush();
    },
    stop: () => clearTimeout(timer),
  };
}
