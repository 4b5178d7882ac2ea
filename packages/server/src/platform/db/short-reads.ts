import type pg from 'pg';
import { databaseFailure } from '#platform/db/errors.ts';
import type { Queryable } from '#platform/db/queryable.ts';
import { socketOf } from '#platform/db/socket.ts';

const LANES = 2;
/** More than this waiting in one lane, and a connection of one's own is faster. */
const MOST_WAITING = 16;
/** A lane that answered nothing for this long has something stuck in it, such as a locked table. */
const STUCK_MS = 1000;

const UNPREPARED = '26000';

interface Lane {
  readonly client: pg.PoolClient;
  waiting: number;
  /** When it last answered, or was last idle. */
  answeredAt: number;
  corked: boolean;
}

export interface ShortReads {
  /** The same lanes; what doesn't fit into them goes to `rest`. */
  over(rest: Queryable): Queryable;
  close(): void;
}

/** What is asked in the same turn leaves in one write, and one waking of PostgreSQL answers it all. */
function gather(lane: Lane): void {
  if (lane.corked) return;
  lane.corked = true;
  const stream = socketOf(lane.client);
  stream.cork();
  setImmediate(() => {
    lane.corked = false;
    stream.uncork();
  });
}

/**
 * Pipelining: reads that are short by construction share a few connections instead of taking one each, because waking a
 * process for every question costs more than the question. Never for a search or a report, which others would wait behind.
 */
export function shortReads(pool: pg.Pool): ShortReads {
  const lanes: Lane[] = [];
  const left = new WeakSet<Lane>();
  let opening = false;
  let closed = false;

  const leave = (lane: Lane) => {
    const place = lanes.indexOf(lane);
    if (place < 0) return;
    lanes.splice(place, 1);
    lane.client.release(true);
  };

  const open = async () => {
    if (opening || closed) return;
    opening = true;
    try {
      const client = await pool.connect();
      // By a key, always: planning each anew costs more than the answer. One that is cut meanwhile is not kept from the pool.
      await client.query('set plan_cache_mode = force_generic_plan').catch((error: unknown) => {
        client.release(true);
        throw error;
      });
      const lane: Lane = { client, waiting: 0, answeredAt: 0, corked: false };
      lanes.push(lane);
      client.once('error', () => leave(lane));
      client.once('end', () => leave(lane));
      if (closed) leave(lane);
    } catch {
      // The pool itself will say what is wrong to whoever asks next.
    } finally {
      opening = false;
    }
  };

  /** Whoever waits in it asks again elsewhere: these are reads, and reading twice does no harm. */
  const abandon = (lane: Lane) => {
    left.add(lane);
    leave(lane);
  };

  const leaveStuck = () => {
    const now = performance.now();
    for (const lane of lanes.toReversed()) {
      if (lane.waiting === 0 || now - lane.answeredAt < STUCK_MS) continue;
      abandon(lane);
    }
  };

  const through = async (lane: Lane, config: pg.QueryConfig, rest: Queryable) => {
    if (lane.waiting === 0) lane.answeredAt = performance.now();
    lane.waiting++;
    gather(lane);
    try {
      return await lane.client.query(config);
    } catch (error) {
      // Whatever came first failed to be prepared; those behind it counted on its name, and so would others.
      if (databaseFailure(error)?.code === UNPREPARED) abandon(lane);
      if (left.has(lane)) return await rest.query(config);
      throw error;
    } finally {
      lane.waiting--;
      lane.answeredAt = performance.now();
    }
  };

  const over = (rest: Queryable): Queryable => {
    const query = (config: pg.QueryConfig) => {
      leaveStuck();
      if (lanes.length < LANES) void open();
      const lane = lanes.toSorted((a, b) => a.waiting - b.waiting)[0];
      return !lane || lane.waiting >= MOST_WAITING ? rest.query(config) : through(lane, config, rest);
    };
    return { query: query as Queryable['query'] };
  };
  const close = () => {
    closed = true;
    for (const lane of lanes.toReversed()) leave(lane);
  };
  return { over, close };
}
