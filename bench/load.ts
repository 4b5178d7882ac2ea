import autocannon from 'autocannon';

export interface Load {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

export interface Target {
  readonly url: string;
  readonly cookie?: string;
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'PUT';
  /** Each request is made by this, so that none repeats another's. */
  readonly each?: () => { readonly path: string; readonly body?: string };
  readonly connections?: number;
  readonly seconds?: number;
  /** As many as come, and not as many as it can take. */
  readonly perSecond?: number;
}

/** Bounded in time, on this machine alone; a refused request spoils the figure, so it is an error. */
export async function load(target: Target): Promise<Load> {
  const headers: Record<string, string> = { origin: new URL(target.url).origin };
  if (target.cookie) headers.cookie = target.cookie;
  const { each, method = 'GET' } = target;
  const json = { ...headers, 'content-type': 'application/json' };
  const options: autocannon.Options = {
    url: target.url,
    connections: target.connections ?? 16,
    duration: target.seconds ?? 4,
    ...(target.perSecond && { overallRate: target.perSecond }),
    headers,
    method,
    ...(each && {
      requests: [
        {
          method,
          headers: method === 'GET' ? headers : json,
          setupRequest: (one) => ({ ...one, ...each() }),
        },
      ],
    }),
  };
  const result = await autocannon(options);
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${target.url}: ${result.non2xx} respuestas malas, ${result.errors} errores`);
  }
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

/** The best of some rounds, taken in turns so that both sides meet the same machine. */
export async function inTurns(a: Target, b: Target, rounds = 3): Promise<{ a: Load; b: Load }> {
  const best = (x: Load | undefined, y: Load) => (x && x.perSecond > y.perSecond ? x : y);
  let [left, right]: (Load | undefined)[] = [];
  for (let i = 0; i < rounds; i++) {
    left = best(left, await load(a));
    right = best(right, await load(b));
  }
  return { a: left as Load, b: right as Load };
}

export const rounded = (value: number, digits = 2): number => Number(value.toFixed(digits));
