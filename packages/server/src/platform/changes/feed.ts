import type { MotivoFinSesion } from '@catedra/shared/core/change.ts';
import type { Audience, Collection } from '@catedra/shared/core/collection.ts';
import { eventOf, hears, readerOf, touches } from '#platform/changes/audience.ts';
import { type Bell, CHANNEL } from '#platform/changes/bell.ts';
import {
  isAfter,
  isKept,
  type LogEntry,
  lastPosition,
  type Position,
  readAfter,
} from '#platform/changes/log.ts';
import { createPatience } from '#platform/changes/patience.ts';
import type { Stream } from '#platform/changes/stream.ts';
import type { Clock } from '#platform/clock.ts';
import { listen, type Listener } from '#platform/db/listen.ts';
import type { Database } from '#platform/db/pool.ts';
import type { Session } from '#platform/session.ts';
import { limit } from '#platform/turns/limit.ts';

export interface Feed {
  readonly position: Position;
  /** Begins to read the log from its present end. */
  start(): Promise<void>;
  /** Adds an open screen, first telling what it missed since `from`. */
  join(stream: Stream, from: Position | null | 'unknown'): Promise<void>;
  close(): Promise<void>;
}

export interface FeedOptions {
  readonly db: Database;
  readonly bell: Bell;
  readonly clock: Clock;
  readonly collections: Readonly<Record<string, Collection>>;
  /** The sessions as they stand now, or why they ended. */
  readonly renew: (sessions: readonly Session[]) => Promise<Map<Session, Session | MotivoFinSesion>>;
  readonly onFailure: (error: unknown) => void;
}

const BATCH = 500;
const CROWD = 50;
/** In case a notice was lost. */
const LOOK_MS = 2500;
/** Changes nearer in time than this are read together. */
const GATHER_MS = 20;
/** While something waits for a transaction that goes on. */
const HELD_MS = 50;
const BEAT_MS = 20_000;
const STREAMS_PER_PERSON = 5;

export function createFeed(options: FeedOptions): Feed {
  const { db, collections } = options;
  const streams = new Set<Stream>();
  const timers: NodeJS.Timeout[] = [];
  const oneByOne = limit(1);
  let listener: Listener | null = null;
  let position: Position = { xid: '0', id: 0 };
  /** Whoever stood here or before may have missed what came late. */
  let lateUpTo: Position = { xid: '0', id: -1 };
  const patience = createPatience();
  let begun = false;
  let queued = false;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let closed = false;

  const open = () => {
    for (const stream of streams) if (stream.closed) streams.delete(stream);
    return [...streams];
  };

  const finish = (stream: Stream, motivo: MotivoFinSesion, at: Position) => {
    stream.send({ tipo: 'sesion_terminada', motivo }, at);
    stream.end();
    streams.delete(stream);
  };

  /** Their rights are renewed before any later event is filtered by them. */
  const renew = async (affected: readonly Stream[], at: Position) => {
    if (affected.length === 0) return;
    const fresh = await options.renew(affected.map((stream) => stream.session));
    for (const stream of affected) {
      const now = fresh.get(stream.session) ?? 'cerrada';
      if (typeof now === 'string') {
        finish(stream, now, at);
      } else {
        stream.session = now;
        stream.send({ tipo: 'acceso' }, at);
      }
    }
  };

  const deliver = async (entry: LogEntry, to: readonly Stream[]) => {
    if (entry.tipo === 'acceso') {
      const audience = entry.despues as unknown as Audience;
      return renew(
        to.filter((stream) => touches(stream.session, audience)),
        entry,
      );
    }
    const collection = collections[entry.coleccion];
    if (!collection) return;
    const hearing = to.filter((stream) => hears(stream.session.actor, collection, entry));
    const event = eventOf(entry, hearing.length > CROWD);
    for (const stream of hearing) stream.send(event, entry);
  };

  /** From the present end of the log; what can't be read now is tried again by the next look. */
  const begin = async () => {
    position = await lastPosition(db);
    begun = true;
  };

  const advance = async () => {
    if (!begun) await begin();
    for (;;) {
      const { entries, late, heldBack, running } = await readAfter(db, position, BATCH, patience.passed);
      for (const entry of late) await deliver(entry, open());
      if (late.length > 0) lateUpTo = position;
      for (const entry of entries) {
        await deliver(entry, open());
        position = { xid: entry.xid, id: entry.id };
      }
      patience.note(running, heldBack, performance.now());
      if (entries.length === BATCH) continue;
      if (heldBack) setTimeout(look, HELD_MS).unref();
      return;
    }
  };

  const inTurn = (step: () => Promise<void>): Promise<void> => oneByOne(step).catch(options.onFailure);

  function look(): void {
    if (queued || closed) return;
    queued = true;
    const lookNow = () =>
      inTurn(async () => {
        queued = false;
        lookedAt = performance.now();
        await advance();
      });
    const wait = lookedAt + GATHER_MS - performance.now();
    if (wait <= 0) void lookNow();
    else setTimeout(() => void lookNow(), wait).unref();
  }

  /** With nobody listening the regular look is enough. */
  const lookIfHeard = () => {
    if (streams.size > 0) look();
  };

  const catchUp = async (stream: Stream, from: Position | null | 'unknown') => {
    // What came late lies before places that were already given.
    if (from === 'unknown' || (from && (isAfter(from, position) || !isAfter(from, lateUpTo))))
      return stream.send({ tipo: 'reinicio' }, position);
    if (!from) {
      // With nobody listening the place may be old, and this screen has just read what is there.
      await advance();
      return stream.mark(position);
    }
    if (!(await isKept(db, from))) return stream.send({ tipo: 'reinicio' }, position);
    const { entries } = await readAfter(db, from, BATCH + 1);
    const missed = entries.filter((entry) => !isAfter(entry, position));
    if (missed.length > BATCH) return stream.send({ tipo: 'reinicio' }, position);
    for (const entry of missed) await deliver(entry, [stream]);
    stream.mark(position);
  };

  const makeRoom = (stream: Stream) => {
    const own = open().filter((other) => readerOf(other.session) === readerOf(stream.session));
    for (const old of own.slice(0, Math.max(0, own.length - STREAMS_PER_PERSON + 1))) {
      old.end();
      streams.delete(old);
    }
  };

  const beat = () => {
    for (const stream of open()) {
      if (stream.session.expiraEn > options.clock.now()) stream.beat();
      else finish(stream, 'caducada', position);
    }
  };

  return {
    get position() {
      return position;
    },
    start() {
      options.bell.onRing(lookIfHeard);
      // While its connection is down, the regular look stands in.
      listener = listen(db, CHANNEL, lookIfHeard);
      timers.push(setInterval(look, LOOK_MS).unref(), setInterval(beat, BEAT_MS).unref());
      return inTurn(begin);
    },
    join: (stream, from) =>
      inTurn(async () => {
        makeRoom(stream);
        // One that can't be told what it missed is let go: it asks again from where it was.
        await catchUp(stream, from).catch((error: unknown) => {
          stream.end();
          throw error;
        });
        if (stream.closed) return;
        streams.add(stream);
        look();
      }),
    async close() {
      closed = true;
      timers.forEach(clearInterval);
      for (const stream of streams) stream.end();
      await Promise.all([listener?.close(), inTurn(async () => undefined)]);
    },
  };
}
