import { LECTURAS_POR_HORA } from '@catedra/shared/calendario/fechas.ts';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { demasiadasLecturas, demasiadosIntentos } from '#features/sesion/errors.ts';
import type { Database } from '#platform/db/pool.ts';

const MINUTE = 60;

export interface Attempt {
  /** Who they say they are, known or not. */
  readonly account: string;
  readonly address: string;
  /** The browser, if it signed in to that account before. */
  readonly knownBrowser: string | null;
}

export interface Limits {
  /** Counts a try at a password before it is looked at; throws when there were too many. */
  take(attempt: Attempt): Promise<Taken>;
  /** The same for someone who is already inside, by their session or by what the password opens. */
  takeInside(what: string): Promise<Taken>;
  takeReset(address: string): Promise<void>;
  takeVisit(address: string): Promise<void>;
  /** Looking a certificate up by its code, which anyone may. */
  takeCheck(address: string): Promise<void>;
  /** Reading somebody's calendar by its address. */
  takeCalendar(usuarioId: string): Promise<void>;
}

/** A try under way: only failures stay counted. */
export interface Taken {
  /** Forgets the failures from here. */
  wasRight(): Promise<void>;
  wasWrong(): Promise<void>;
  /** Nobody looked at the password: it is as if there had been no try. */
  undo(): Promise<void>;
}

/** Looks at a password within a counted try. */
export async function counted(taken: Taken, look: () => Promise<boolean>): Promise<boolean> {
  try {
    const right = await look();
    await (right ? taken.wasRight() : taken.wasWrong());
    return right;
  } catch (error) {
    await taken.undo();
    throw error;
  }
}

const secondsOf = (res: RateLimiterRes) => Math.max(1, Math.ceil(res.msBeforeNext / 1000));
const waitFor = (res: RateLimiterRes) => demasiadosIntentos(secondsOf(res));
const readLater = (res: RateLimiterRes) => demasiadasLecturas(LECTURAS_POR_HORA, secondsOf(res));

async function consume(limiter: RateLimiterPostgres, key: string, refusal = waitFor): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    throw error instanceof RateLimiterRes ? refusal(error) : error;
  }
}

export function createLimits(db: Database): Limits {
  const limiter = (keyPrefix: string, points: number, duration: number, more: object = {}) =>
    new RateLimiterPostgres({
      storeClient: db.$client,
      storeType: 'pool',
      tableName: 'limites',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration,
      ...more,
    });
  const bySource = limiter('cuenta-origen', 10, 15 * MINUTE);
  const byAccount = limiter('cuenta', 100, 60 * MINUTE);
  const byAddress = limiter('direccion', 1000, 15 * MINUTE);
  const inside = limiter('sesion', 10, 15 * MINUTE);
  const resets = limiter('restablecer', 300, 15 * MINUTE);
  const visits = limiter('proveedor', 3000, 15 * MINUTE);
  const checks = limiter('certificado', 30, MINUTE);
  // A program that asks each second is refused from memory.
  const calendars = limiter('calendario', LECTURAS_POR_HORA, 60 * MINUTE, {
    inMemoryBlockOnConsumed: LECTURAS_POR_HORA + 1,
  });

  /** Looked at first and counted after: hundreds may be signing in rightly at this very moment from one address. */
  const refuseNoisyAddress = async (address: string) => {
    const res = await byAddress.get(address);
    if (res && res.consumedPoints >= byAddress.points) throw waitFor(res);
  };

  return {
    async take({ account, address, knownBrowser }) {
      const source = `${account}/${knownBrowser ?? address}`;
      const stranger = knownBrowser === null;
      if (stranger) await refuseNoisyAddress(address);
      await consume(bySource, source);
      if (stranger) await consume(byAccount, account);
      return {
        async wasRight() {
          await bySource.delete(source);
          if (stranger) await byAccount.reward(account);
        },
        async wasWrong() {
          if (stranger) await byAddress.penalty(address);
        },
        async undo() {
          await bySource.reward(source);
          if (stranger) await byAccount.reward(account);
        },
      };
    },
    async takeInside(what) {
      await consume(inside, what);
      return {
        wasRight: async () => void (await inside.delete(what)),
        wasWrong: async () => undefined,
        undo: async () => void (await inside.reward(what)),
      };
    },
    takeReset: (address) => consume(resets, address),
    takeVisit: (address) => consume(visits, address),
    takeCheck: (address) => consume(checks, address),
    takeCalendar: (usuarioId) => consume(calendars, usuarioId, readLater),
  };
}
