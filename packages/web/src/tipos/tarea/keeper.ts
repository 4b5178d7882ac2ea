import type { Entrega } from '@catedra/shared/entregas/schemas.ts';
import { isApiError, isCut, isPassing, isSignedOut, messageOf } from '#platform/api-error.ts';
import { type Draft, draftOf, leaving, over, sameWork } from '#tipos/tarea/draft.ts';

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

const SIGNED_OUT =
  'Tu sesión terminó: está guardado solo en este navegador y se enviará en cuanto vuelvas a entrar.';

function reasonOf(error: unknown): string | null {
  if (isSignedOut(error)) return SIGNED_OUT;
  return isCut(error) ? null : messageOf(error);
}

/** Saves a work while it is being done, soon after each pause; what a cut takes stays in the browser. */
export function startKeeper(options: KeeperOptions): Keeper {
  const { send, remember, onSaved, now } = options;
  let { saved } = options;
  // What a closed tab left here may have arrived after all: then it is the next step, and no conflict.
  let current = over(options.current, saved) ?? options.current;
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
    current = { ...current, version: entrega.version, unanswered: [] };
    onSaved(entrega);
    if (sameWork(current, sent)) settled();
    else remember(current);
  };
  const settled = () => {
    saved = current;
    remember(null);
    onState({ tipo: 'guardado', en: now() });
  };

  /** Whether it can go on at once: what it was refused for was written from here. */
  const failed = (error: unknown): boolean => {
    const actual = isApiError(error, 'VERSION_ANTIGUA') ? (error.actual as Entrega | undefined) : undefined;
    if (actual) return meets(actual);
    onState({ tipo: 'solo-aqui', motivo: reasonOf(error) });
    if (isPassing(error)) later(AGAIN);
    return false;
  };
  const meets = (actual: Entrega): boolean => {
    const next = over(current, draftOf(actual));
    if (next && next !== current) {
      saved = draftOf(actual);
      current = next;
      if (sameWork(current, saved)) settled();
      return true;
    }
    held = true;
    onState({ tipo: 'conflicto', actual });
    return false;
  };

  const sendAll = async (keepalive: boolean): Promise<void> => {
    while (!held && !sameWork(current, saved)) {
      const sent = leaving(current);
      current = sent;
      remember(sent);
      if (!cut) onState({ tipo: 'guardando' });
      try {
        arrived(await send(sent, keepalive), sent);
      } catch (error) {
        if (!failed(error)) return;
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

  if (sameWork(current, saved)) remember(null);
  else later(0);

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
