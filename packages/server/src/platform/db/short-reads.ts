import type pg from 'pg';
import type { Queryable } from '#platform/db/queryable.ts';
import { socketOf } from '#platform/db/socket.ts';

const LANES = 2;
/** More than this waiting in one lane, and a connection of one's own is faster. */
const MOST_WAITING = 16;

interface Lane {
  readonly client: pg.PoolClient;
  waiting: number;
  corked: boolean;
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
export function shortReads(pool: pg.Pool): Queryable & { close(): void } {
  const lanes: Lane[] = [];
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
      const lane: Lane = { client, waiting: 0, corked: false };
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

  const query = async (config: pg.QueryConfig) => {
    if (lanes.length < LANES) void open();
    const lane = lanes.toSorted((a, b) => a.waiting - b.waiting)[0];
    if (!lane || lane.waiting >= MOST_WAITING) return pool.query(config);
    lane.waiting++;
    gather(lane);
    try {
      return await lane.client.query(config);
    } finally {
      lane.waiting--;
    }
  };
  const close = () => {
    closed = true;
    for (const lane of lanes.toReversed()) leave(lane);
  };
  return { query: query as Queryable['query'], close };
}
