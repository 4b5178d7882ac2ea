import type { MotivoFinSesion } from '@catedra/shared/core/change.ts';
import type { Audience, Collection } from '@catedra/shared/core/collection.ts';
import { eventOf, hears, touches } from '#platform/changes/audience.ts';
import type { LogEntry, Position } from '#platform/changes/log.ts';
import type { Screens } from '#platform/changes/screens.ts';
import type { Stream } from '#platform/changes/stream.ts';
import type { Session } from '#platform/session.ts';

const CROWD = 50;

export interface DeliveryOptions {
  readonly collections: Readonly<Record<string, Collection>>;
  /** The sessions as they stand now, or why they ended. */
  readonly renew: (sessions: readonly Session[]) => Promise<Map<Session, Session | MotivoFinSesion>>;
}

/** A screen that comes back, and what changed since it was here. */
export interface Returning {
  readonly stream: Stream;
  readonly from: Position;
  readonly missed: readonly LogEntry[];
}

export interface Delivery {
  deliver(entry: LogEntry, to: readonly Stream[]): Promise<void>;
  /** What each one missed; their rights are renewed first, once for all of them. */
  tellMissed(returning: readonly Returning[]): Promise<void>;
  finish(stream: Stream, motivo: MotivoFinSesion, at: Position): void;
}

/** Who is told what of an entry of the log. */
export function createDelivery(screens: Screens, { collections, renew }: DeliveryOptions): Delivery {
  const finish = (stream: Stream, motivo: MotivoFinSesion, at: Position) => {
    stream.send({ tipo: 'sesion_terminada', motivo }, at);
    stream.end();
    screens.remove(stream);
  };

  /** Their rights are renewed before any later event is filtered by them. */
  const renewRights = async (affected: ReadonlyMap<Stream, Position>) => {
    if (affected.size === 0) return;
    const fresh = await renew([...affected.keys()].map(({ session }) => session));
    for (const [stream, at] of affected) {
      const now = fresh.get(stream.session) ?? 'cerrada';
      if (typeof now === 'string') {
        finish(stream, now, at);
      } else {
        stream.session = now;
        stream.send({ tipo: 'acceso' }, at);
      }
    }
  };

  const changesRightsOf = (stream: Stream, { tipo, despues }: LogEntry) =>
    tipo === 'acceso' && touches(stream.session, despues as unknown as Audience);

  const hearing = (entry: LogEntry, to: readonly Stream[]) => {
    const collection = collections[entry.coleccion];
    return collection ? to.filter(({ session }) => hears(session.actor, collection, entry)) : [];
  };

  return {
    finish,
    async deliver(entry, to) {
      if (entry.tipo === 'acceso') {
        const affected = to.filter((stream) => changesRightsOf(stream, entry));
        return renewRights(new Map(affected.map((stream) => [stream, entry])));
      }
      const told = hearing(entry, to);
      const event = eventOf(entry, told.length > CROWD);
      for (const stream of told) stream.send(event, entry);
    },
    async tellMissed(returning) {
      const affected = returning.filter(({ stream, missed }) =>
        missed.some((entry) => changesRightsOf(stream, entry)),
      );
      await renewRights(new Map(affected.map(({ stream, from }) => [stream, from])));
      for (const { stream, missed } of returning) {
        if (stream.closed) continue;
        for (const entry of missed) {
          if (entry.tipo !== 'acceso' && hearing(entry, [stream]).length > 0)
            stream.send(eventOf(entry, returning.length > CROWD), entry);
        }
      }
    },
  };
}
