import { type Bell, CHANNEL } from '#platform/changes/bell.ts';
import { createDelivery, type DeliveryOptions, type Returning } from '#platform/changes/delivery.ts';
import { createLag, type Lag } from '#platform/changes/lag.ts';
import { isAfter, lastPosition, type Position, readAfter } from '#platform/changes/log.ts';
import { readMissed } from '#platform/changes/missed.ts';
import { createPatience } from '#platform/changes/patience.ts';
import { createScreens } from '#platform/changes/screens.ts';
import type { Stream } from '#platform/changes/stream.ts';
import type { Clock } from '#platform/clock.ts';
import { listen, type Listener } from '#platform/db/listen.ts';
import type { Database } from '#platform/db/pool.ts';
import { limit } from '#platform/turns/limit.ts';
import { sharedRun } from '#platform/turns/shared-run.ts';

export interface Feed {
  /** Where the log ends now, for whoever is about to read what is there. */
  here(): Promise<Position>;
  /** Begins to read the log from its present end. */
  start(): Promise<void>;
  /** Adds an open screen, first telling what it missed since `from`. */
  join(stream: Stream, from: Place): void;
  /** How far behind it is, and how many listen. */
  state(): FeedState;
  close(): Promise<void>;
}

export interface FeedState extends Lag {
  readonly screens: number;
}

/** Where a screen was: nowhere yet, at a place of the log, or at something that is none. */
type Place = Position | null | 'unknown';

export interface FeedOptions extends DeliveryOptions {
  readonly db: Database;
  readonly bell: Bell;
  readonly clock: Clock;
  readonly onFailure: (error: unknown) => void;
}

interface Arrival {
  readonly stream: Stream;
  readonly from: Place;
}

const BATCH = 500;
/** In case a notice was lost. */
const LOOK_MS = 2500;
/** Changes nearer in time than this are read together, and whoever comes meanwhile is told by the same reading. */
const GATHER_MS = 20;
/** While something waits for a transaction that goes on. */
const HELD_MS = 50;
const BEAT_MS = 20_000;

export function createFeed(options: FeedOptions): Feed {
  const { db } = options;
  const screens = createScreens();
  const { deliver, tellMissed, finish } = createDelivery(screens, options);
  const timers: NodeJS.Timeout[] = [];
  const oneByOne = limit(1);
  const together = sharedRun<void>();
  const patience = createPatience();
  const lag = createLag(() => performance.now());
  let arrivals: Arrival[] = [];
  let listener: Listener | null = null;
  let position: Position = { xid: '0', id: 0 };
  /** Whoever stood here or before may have missed what came late. */
  let lateUpTo: Position = { xid: '0', id: -1 };
  let begun = false;
  let queued = false;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let closed = false;

  /** To the present end of the log: nobody is there to be told what lies between. */
  const skip = async () => {
    const last = await lastPosition(db);
    if (!begun || isAfter(last, position)) position = last;
    begun = true;
  };

  const advance = async () => {
    if (!begun || (!screens.some && patience.passed.length === 0)) return skip();
    for (;;) {
      const { entries, late, heldBack, running } = await readAfter(db, position, BATCH, patience.passed);
      for (const entry of late) await deliver(entry, screens.open());
      if (late.length > 0) lateUpTo = position;
      for (const entry of entries) {
        await deliver(entry, screens.open());
        position = { xid: entry.xid, id: entry.id };
      }
      patience.note(running, heldBack, performance.now());
      if (entries.length === BATCH) continue;
      if (heldBack) setTimeout(look, HELD_MS).unref();
      else lag.caughtUp();
      return;
    }
  };

  /** What came late lies before places that were already given. */
  const isKnown = (from: Position) => !isAfter(from, position) && isAfter(from, lateUpTo);

  /** All who came since the last look, by one reading: each hears what it missed, and is here from now on. */
  const welcome = async (came: readonly Arrival[]) => {
    const known = came.flatMap(({ stream, from }) =>
      from !== null && from !== 'unknown' && isKnown(from) ? [{ stream, from }] : [],
    );
    const span = { upTo: position, passed: patience.passed, most: BATCH };
    const places = known.map(({ from }) => from);
    const missedSince = await readMissed(db, places, span);
    const returning = known.flatMap(({ stream, from }): Returning[] => {
      const missed = missedSince(from);
      return missed ? [{ stream, from, missed }] : [];
    });
    await tellMissed(returning);
    const told = new Set(returning.map(({ stream }) => stream));
    for (const { stream, from } of came) {
      if (from === null || told.has(stream)) stream.mark(position);
      else stream.send({ tipo: 'reinicio' }, position);
      if (!stream.closed) screens.add(stream);
    }
  };

  const inTurn = (step: () => Promise<void>): Promise<void> => oneByOne(step).catch(options.onFailure);

  const lookNow = () =>
    void inTurn(async () => {
      queued = false;
      lookedAt = performance.now();
      const came = arrivals.filter(({ stream }) => !stream.closed);
      arrivals = [];
      try {
        await advance();
        lag.looked();
        await welcome(came);
      } catch (error) {
        // Those who can't be told what they missed are let go: they ask again from where they were.
        for (const { stream } of came) stream.end();
        throw error;
      }
      // With nobody there what rang meanwhile was not heard.
      if (came.length > 0) look();
    });

  function look(): void {
    if (queued || closed) return;
    queued = true;
    const wait = lookedAt + GATHER_MS - performance.now();
    // Those who came in the same turn come together.
    if (wait <= 0) setImmediate(lookNow);
    else setTimeout(lookNow, wait).unref();
  }

  /** With nobody listening the regular look is enough. */
  const lookIfHeard = () => {
    if (!screens.some) return;
    lag.rang();
    look();
  };

  const beat = () => {
    for (const stream of screens.open()) {
      if (stream.session.expiraEn > options.clock.now()) stream.beat();
      else finish(stream, 'caducada', position);
    }
  };

  const letAllGo = () => {
    for (const { stream } of arrivals) stream.end();
    for (const stream of screens.open()) stream.end();
  };

  return {
    async here() {
      // With nobody listening the place may be old, and whoever asks is about to read what came since.
      if (!screens.some) await together('advance', () => inTurn(advance));
      return position;
    },
    start() {
      options.bell.onRing(lookIfHeard);
      // While its connection is down, the regular look stands in.
      listener = listen(db, CHANNEL, options.bell.hear);
      timers.push(setInterval(look, LOOK_MS).unref(), setInterval(beat, BEAT_MS).unref());
      return inTurn(advance);
    },
    join(stream, from) {
      if (closed) return stream.end();
      arrivals.push({ stream, from });
      look();
    },
    state: () => ({ ...lag.state(), screens: screens.open().length }),
    async close() {
      closed = true;
      timers.forEach(clearInterval);
      letAllGo();
      await Promise.all([listener?.close(), inTurn(async () => undefined)]);
      // Whoever was being told what they missed is here by now.
      letAllGo();
    },
  };
}
