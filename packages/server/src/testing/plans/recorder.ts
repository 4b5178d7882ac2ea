import pg from 'pg';
import { CONNECTIONS } from '#platform/db/pool.ts';
import type { Asked } from '#testing/plans/explain.ts';

export interface Recorded extends Asked {
  readonly name: string | undefined;
  /** How often it was asked. */
  readonly times: number;
}

interface Config {
  readonly name?: string;
  readonly text?: string;
  readonly values?: readonly unknown[];
}

const purposeOf = (client: pg.Client): string =>
  (client as unknown as { readonly connectionParameters: { readonly application_name: string } })
    .connectionParameters.application_name;

/** What whoever waits for an answer asks; what looks by itself, at certain minutes or when somebody writes, is left out. */
const ASKED: readonly string[] = [CONNECTIONS.pages, CONNECTIONS.reports];

/** What reaches the database meanwhile by connections of these purposes; each text with the values it last had. */
export async function recording(use: () => Promise<void>, purposes = ASKED): Promise<Recorded[]> {
  const { prototype } = pg.Client;
  const ask = prototype.query;
  const recorded = new Map<string, Recorded>();
  const note = (query: string | Config, values: unknown) => {
    const asked = typeof query === 'string' ? { text: query } : query;
    if (!asked.text) return;
    const given = asked.values ?? (Array.isArray(values) ? values : []);
    const times = (recorded.get(asked.text)?.times ?? 0) + 1;
    recorded.set(asked.text, { name: asked.name, text: asked.text, values: given, times });
  };
  prototype.query = function query(this: pg.Client, ...given: readonly unknown[]) {
    if (purposes.includes(purposeOf(this))) note(given[0] as string | Config, given[1]);
    return Reflect.apply(ask, this, given);
  } as typeof ask;
  try {
    await use();
  } finally {
    prototype.query = ask;
  }
  return [...recorded.values()].toSorted((a, b) => b.times - a.times);
}
