import { hash } from 'node:crypto';
import type pg from 'pg';

const TIMES = 5;
const MOST_NAMED = 150;
const MOST_COUNTED = 500;

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

/** A statement whose text came again and again, under a name of its own. */
export function named(config: string | pg.QueryConfig): string | pg.QueryConfig {
  if (typeof config === 'string' || config.name !== undefined) return config;
  const name = nameOf(config.text);
  return name === undefined ? config : { ...config, name };
}
