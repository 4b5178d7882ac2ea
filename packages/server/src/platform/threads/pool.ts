import { once } from 'node:events';
import { type Transferable, Worker } from 'node:worker_threads';
import { programFile } from '#platform/places.ts';

const IDLE_MS = 30_000;

/** A thread took too long, ran out of memory or broke: whatever it was doing is lost. */
export class ThreadFailed extends Error {}

/** Says something to a thread that is one's own for the while, and waits for its answer. */
export type Ask = (message: unknown, moved?: readonly Transferable[]) => Promise<unknown>;

export type ThreadPool = <Result>(patienceMs: number, talk: (ask: Ask) => Promise<Result>) => Promise<Result>;

/** Threads that run one program, each for one talk at a time; they rest for a while before they go. */
export function threadPool(source: string, heapMb: number): ThreadPool {
  const program = programFile(source);
  /** Threads without work, the last used last. */
  const idle = new Map<Worker, NodeJS.Timeout>();

  function forget(worker: Worker): void {
    clearTimeout(idle.get(worker));
    idle.delete(worker);
    void worker.terminate();
  }

  function start(): Worker {
    const worker = new Worker(program, {
      execArgv: [],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: heapMb },
    });
    // One that breaks while it rests is not used again; one that works says so to whoever waits for it.
    worker.on('error', () => forget(worker));
    return worker;
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

  return async (patienceMs, talk) => {
    const worker = take();
    const ask: Ask = async (message, moved = []) => {
      worker.postMessage(message, [...moved]);
      try {
        const [answer] = await once(worker, 'message', { signal: AbortSignal.timeout(patienceMs) });
        return answer as unknown;
      } catch (error) {
        throw new ThreadFailed('a thread did not answer', { cause: error });
      }
    };
    try {
      const result = await talk(ask);
      rest(worker);
      return result;
    } catch (error) {
      forget(worker);
      throw error;
    }
  };
}
