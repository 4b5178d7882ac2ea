import cluster, { type Worker } from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import type { News, Order } from './words.ts';

interface Member {
  readonly worker: Worker;
  readonly bornAt: number;
  /** At which port it is heard. */
  readonly listens: Promise<number>;
  /** It does everything: it answers, and takes work from the queue. */
  readonly ready: Promise<unknown>;
  readonly gone: Promise<unknown>;
  /** It was told to end. */
  dismissed: boolean;
}

export interface CrewOptions {
  readonly size: number;
  readonly welcome: Extract<Order, { orden: 'abre' }>;
  readonly note: (sentence: string) => void;
}

/** One that worked for this long fell by something new. */
const STEADY_MS = 60_000;
const LONGEST_PAUSE_MS = 30_000;
/** Downloads that go on end by themselves: the next one need not wait for them. */
const HANDOVER_MS = 15_000;

const news = <Kind extends News['noticia']>(worker: Worker, kind: Kind) =>
  new Promise<Extract<News, { noticia: Kind }>>((resolve) => {
    worker.on('message', (said: News) => {
      if (said.noticia === kind) resolve(said as Extract<News, { noticia: Kind }>);
    });
  });

/** How long is waited before another takes the place of the so-manyth that fell in a row. */
export const pauseAfter = (falls: number): number =>
  falls <= 1 ? 0 : Math.min(LONGEST_PAUSE_MS, 1000 * 2 ** (falls - 2));

/** The processes that serve the academy: as many as it has, whoever falls. */
export function gatherCrew({ size, welcome, note }: CrewOptions) {
  const members = new Set<Member>();
  const stopping = new AbortController();
  let falls = 0;
  let renewing: Promise<void> | undefined;
  let again = false;

  const tell = (worker: Worker, order: Order) => {
    // One that just fell hears nothing, and its end is told by itself.
    if (worker.isConnected()) worker.send(order, () => undefined);
  };

  const hire = (): Member => {
    const worker = cluster.fork();
    worker.on('error', () => undefined);
    const gone = new Promise<string>((resolve) => {
      worker.once('exit', (code, signal) => resolve(signal ?? `código ${code}`));
    });
    const orGone = async <T>(promise: Promise<T>): Promise<T> =>
      Promise.race([promise, gone.then(() => Promise.reject(new Error('it ended before')))]);
    const [listens, ready] = [
      orGone(news(worker, 'escucha').then(({ puerto }) => puerto)),
      orGone(news(worker, 'lista')),
    ];
    for (const one of [listens, ready]) one.catch(() => undefined);
    void news(worker, 'nace').then(() => tell(worker, welcome));
    const member: Member = { worker, bornAt: performance.now(), listens, ready, gone, dismissed: false };
    members.add(member);
    void gone.then((how) => {
      members.delete(member);
      if (!member.dismissed && !stopping.signal.aborted) void replace(member, how);
    });
    return member;
  };

  const replace = async ({ worker, bornAt }: Member, how: string) => {
    falls = performance.now() - bornAt > STEADY_MS ? 1 : falls + 1;
    const wait = pauseAfter(falls);
    const when = wait > 0 ? ` dentro de ${wait / 1000} s` : '';
    note(
      `Terminó sin que se le pidiera el proceso ${worker.process.pid} (${how}): otro toma su lugar${when}.`,
    );
    await pause(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
    if (!stopping.signal.aborted) hire();
  };

  const renewOne = async (old: Member) => {
    await hire().ready;
    old.dismissed = true;
    tell(old.worker, { orden: 'deja' });
    await Promise.race([old.gone, pause(HANDOVER_MS, undefined, { ref: false })]);
  };

  const renewAll = async () => {
    do {
      again = false;
      note('Se renuevan los procesos, de uno en uno.');
      const before = [...members];
      for (const old of before) {
        if (stopping.signal.aborted) return;
        if (members.has(old) && !old.dismissed) await renewOne(old);
      }
      note('Los procesos son nuevos.');
    } while (again);
  };

  return {
    /** Gives the port once all are heard; fails if one of the first can't begin. */
    async start(): Promise<number> {
      const first = Array.from({ length: size }, () => hire());
      const [port = 0] = await Promise.all(first.map(({ listens }) => listens));
      return port;
    },
    /** One after another: the new one is at work before the old one is told to end. */
    renew(): Promise<void> {
      if (renewing) again = true;
      renewing ??= renewAll()
        .catch(() => note('No se pudo renovar un proceso: siguen los que había.'))
        .finally(() => {
          renewing = undefined;
        });
      return renewing;
    },
    async stop(graciaMs: number): Promise<void> {
      stopping.abort();
      const all = [...members];
      for (const { worker } of all) tell(worker, { orden: 'para', graciaMs });
      await Promise.all(all.map(({ gone }) => gone));
    },
  };
}
