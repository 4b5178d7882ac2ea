import autocannon from 'autocannon';
import type { Bench } from './bench.ts';
import { medians } from './rounds.ts';

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
  /** What a right answer holds: a quick wrong one would pass for a good figure. */
  readonly holds: (answer: unknown) => boolean;
  readonly connections?: number;
  readonly seconds?: number;
  /** As many as come, and not as many as it can take. */
  readonly perSecond?: number;
}

const TIMEOUT_S = 60;
const WARM_UP_S = 1;

/** In small so many requests, however long they take: on a busy machine a moment may hold none. */
const FEW = { connections: 2, amount: 12 };

const headersOf = ({ url, cookie }: Target): Record<string, string> => ({
  origin: new URL(url).origin,
  ...(cookie && { cookie }),
});

/** One request like the others, whose answer is read. */
async function verify(target: Target): Promise<void> {
  const { path, body } = target.each?.() ?? { path: target.url };
  const answer = await fetch(new URL(path, target.url), {
    method: target.method ?? 'GET',
    headers: { ...headersOf(target), ...(body !== undefined && { 'content-type': 'application/json' }) },
    body,
  });
  const text = await answer.text();
  if (!answer.ok || !target.holds(text === '' ? null : JSON.parse(text)))
    throw new Error(`${target.url}: ${answer.status}, y no lo que se mide: ${text.slice(0, 200)}`);
}

/** How much a right answer weighs. */
export async function weightOf({ url, cookie }: Pick<Target, 'url' | 'cookie'>): Promise<number> {
  const answer = await fetch(url, { headers: { ...(cookie && { cookie }) } });
  return (await answer.arrayBuffer()).byteLength;
}

/** On this machine alone; a refused request spoils the figure, so it is an error. */
export async function load(bench: Bench, target: Target): Promise<Load> {
  await verify(target);
  const headers = headersOf(target);
  const { each, method = 'GET' } = target;
  const json = { ...headers, 'content-type': 'application/json' };
  const options: autocannon.Options = {
    url: target.url,
    ...(bench.small ? FEW : { connections: target.connections ?? 16, duration: target.seconds ?? 4 }),
    ...(target.perSecond && { overallRate: target.perSecond }),
    // How often it is looked whether it is over.
    sampleInt: bench.amount(100, 10),
    timeout: TIMEOUT_S,
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
  if (result.non2xx > 0 || result.errors > 0 || result['2xx'] === 0) {
    throw new Error(
      `${target.url}: ${result['2xx']} respuestas buenas, ${result.non2xx} malas, ${result.errors} errores`,
    );
  }
  return {
    perSecond: result['2xx'] / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}

/** Once before it counts: what only the first requests pay is not measured. */
export async function warmUp(bench: Bench, target: Target): Promise<void> {
  if (!bench.small) await load(bench, { ...target, seconds: WARM_UP_S });
}

export interface Compared {
  readonly ratio: number;
  readonly ours: number;
  readonly theirs: number;
}

/** Rounds in turns, so that both sides meet the same machine; the median of what each round gave. */
export async function versus(bench: Bench, ours: Target, theirs: Target): Promise<Compared> {
  await warmUp(bench, ours);
  await warmUp(bench, theirs);
  return medians(bench.rounds, async () => {
    const [a, b] = [await load(bench, ours), await load(bench, theirs)];
    return { ratio: a.perSecond / b.perSecond, ours: a.perSecond, theirs: b.perSecond };
  });
}

export const inWords = (name: string, { ours, theirs }: Compared, reference: string): string =>
  `  ${name} ${Math.round(ours)}/s, ${reference} ${Math.round(theirs)}/s`;

export const rounded = (value: number, digits = 2): number => Number(value.toFixed(digits));
