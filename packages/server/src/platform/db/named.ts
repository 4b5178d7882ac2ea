import { hash } from 'node:crypto';
import type pg from 'pg';

const TIMES = 5;
const MOST_NAMED = 150;
const MOST_COUNTED = 500;

type Query = string | pg.QueryConfig;

/** Statements whose text comes again and again get a name of their own, so that PostgreSQL keeps them parsed. */
export function createNamer(): (query: Query) => Query {
  const names = new Map<string, string>();
  /** How often a text without a name came, the last one last. */
  const times = new Map<string, number>();

  function nameOf(text: string): string | undefined {
    const known = names.get(text);
    if (known || names.size >= MOST_NAMED) return known;
    const came = (times.get(text) ?? 0) + 1;
    times.delete(text);
    if (came < TIMES) times.set(text, came);
    else names.set(text, `repetida.${hash('sha1', text).slice(0, 16)}`);
    const [oldest] = times.keys();
    if (times.size > MOST_COUNTED && oldest) times.delete(oldest);
    return names.get(text);
  }

  return (query) => {
    if (typeof query === 'string' || query.name !== undefined) return query;
    const name = nameOf(query.text);
    return name === undefined ? query : { ...query, name };
  };
}
