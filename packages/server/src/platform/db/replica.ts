import { setTimeout as pause } from 'node:timers/promises';
import type { Queryable } from '#platform/db/queryable.ts';

/** Further behind than this, and what it tells would surprise: whoever asks is served by the primary. */
const MOST_BEHIND_S = 30;
/** A replica that keeps up has what was written a moment ago within this. */
const LOOKS = [0, 20, 60, 120];
const PATIENCE_MS = 1500;
/** Who did not answer is left alone for a while, so that nobody waits for it again and again. */
const REST_MS = 5000;

interface Server {
  readonly $client: Queryable;
}

export interface Reading<Db extends Server> {
  readonly db: Db;
  /** How many seconds ago what is read from it was so. */
  readonly behindS: number;
}

export interface Replica<Db extends Server> {
  readonly db: Db;
  /** From where to read now: the replica, if it is there and near enough. */
  choose(): Promise<Reading<Db>>;
  /** A reading from it failed: the primary serves for a while. */
  failed(error: unknown): void;
  /** As it was last found; null while the primary serves instead of it. */
  readonly behindS: number | null;
}

interface Ends<Db extends Server> {
  readonly primary: Db;
  readonly replica: Db;
  readonly tell: (sentence: string, error?: unknown) => void;
}

const WHICH = `(select system_identifier::text from pg_control_system()) || '/' ||
  (select oid::text from pg_database where datname = current_database())`;

/** A place in the log of writes, and of which database: what a replica of it must have reached. */
const WRITTEN = { text: `select pg_current_wal_flush_lsn()::text as hasta, ${WHICH} as cual` };
const REACHED = {
  text: `select coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as llega, pg_is_in_recovery() and ${WHICH} = $2 as suya,
                extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float8 as detras`,
};

interface Reached {
  readonly llega: boolean;
  readonly suya: boolean;
  readonly detras: number | null;
}

async function lookAt({ primary, replica }: Ends<Server>): Promise<number> {
  const { rows: written } = await primary.$client.query<{ hasta: string; cual: string }>(WRITTEN);
  const values = [written[0]?.hasta, written[0]?.cual];
  let behind = Number.POSITIVE_INFINITY;
  for (const wait of LOOKS) {
    await pause(wait);
    const { rows } = await replica.$client.query<Reached>({ ...REACHED, values });
    if (!rows[0]?.suya) throw new Error('no es una réplica de la base de DATABASE_URL');
    if (rows[0].llega) return 0;
    behind = rows[0].detras ?? Number.POSITIVE_INFINITY;
  }
  return behind;
}

const inTime = async (look: Promise<number>): Promise<number> => {
  look.catch(() => undefined);
  const late = pause(PATIENCE_MS, null, { ref: false }).then(() => {
    throw new Error('la réplica no contesta');
  });
  late.catch(() => undefined);
  return Promise.race([look, late]);
};

/** Whether to read from a replica is asked at each reading, because it may fall behind or go at any moment. */
export function createReplica<Db extends Server>(ends: Ends<Db>): Replica<Db> {
  const { primary, replica, tell } = ends;
  const served: Reading<Db> = { db: primary, behindS: 0 };
  let restsUntil = 0;
  let behindS: number | null = null;
  let said = '';

  const say = (sentence: string, error?: unknown) => {
    if (sentence !== said && (sentence || said))
      tell(sentence || 'la réplica vuelve a servir los reportes', error);
    said = sentence;
  };
  const leave = (sentence: string, error?: unknown) => {
    behindS = null;
    say(sentence, error);
    return served;
  };
  const failed = (error: unknown) => {
    restsUntil = performance.now() + REST_MS;
    leave('la réplica no sirve los reportes: los sirve la base principal', error);
  };

  return {
    db: replica,
    get behindS() {
      return behindS;
    },
    failed,
    async choose() {
      if (performance.now() < restsUntil) return served;
      try {
        const behind = await inTime(lookAt(ends));
        if (behind > MOST_BEHIND_S)
          return leave('la réplica va muy atrás: los reportes los sirve la base principal');
        behindS = behind;
        say('');
        return { db: replica, behindS: Math.floor(behind) };
      } catch (error) {
        failed(error);
        return served;
      }
    },
  };
}
