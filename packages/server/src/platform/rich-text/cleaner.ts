import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { DomainError } from '@catedra/shared/core/errors.ts';
import { programFile } from '#platform/places.ts';
import type { Cleaned } from '#platform/rich-text/cleaner-thread.ts';
import { byPerson } from '#platform/turns/by-person.ts';

const THREAD = programFile('platform/rich-text/cleaner-thread.ts');
const AT_ONCE = 2;
const PATIENCE_MS = 5000;
const IDLE_MS = 30_000;
const HEAP_MB = 128;

const inTurn = byPerson(AT_ONCE);

const tardaDemasiado = () =>
  new DomainError(
    413,
    'MUY_GRANDE',
    'Preparar este texto lleva demasiado tiempo. Pártelo en varios o pégalo sin formato.',
  );

/** Threads without work, the last used last. */
const idle = new Map<Worker, NodeJS.Timeout>();

function start(): Worker {
  const worker = new Worker(THREAD, {
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  // One that breaks while it rests is not used again; one that works says so to whoever waits for it.
  worker.on('error', () => forget(worker));
  return worker;
}

function forget(worker: Worker): void {
  clearTimeout(idle.get(worker));
  idle.delete(worker);
  void worker.terminate();
}

function take(): Worker {
  const worker = [...idle.keys()].at(-1) ?? start();
  clearTimeout(idle.get(worker));
  idle.delete(worker);
  worker.ref();
  return worker;
}

function rest(worker: Worker): void {
  worker.unref();
  idle.set(worker, setTimeout(() => forget(worker), IDLE_MS).unref());
}

async function clean(texts: readonly string[], patienceMs: number): Promise<Cleaned[]> {
  const worker = take();
  try {
    worker.postMessage(texts, []);
    const [cleaned] = await once(worker, 'message', { signal: AbortSignal.timeout(patienceMs) });
    rest(worker);
    return cleaned as Cleaned[];
  } catch {
    forget(worker);
    throw tardaDemasiado();
  }
}

/** Cleans long texts of one person beside the thread that answers everybody; what takes too long is refused. */
export const cleanBeside = (
  person: string,
  texts: readonly string[],
  patienceMs = PATIENCE_MS,
): Promise<Cleaned[]> => inTurn(person, () => clean(texts, patienceMs));
