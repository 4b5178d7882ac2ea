import { BASE } from '#base/base.ts';
import type { Config } from '#platform/config.ts';
import { directAddress } from '#platform/db/addresses.ts';
import { runningUrl } from '#platform/db/embedded/running-url.ts';
import { readRules } from '#platform/schema/rules.ts';
import { CopyError } from '#platform/vault/errors.ts';

/** Where the database is of the academy that is running. */
export function urlDe(config: Pick<Config, 'DATABASE_URL' | 'DATABASE_URL_DIRECTA' | 'DATA_DIR'>): string {
  const url = directAddress(config) ?? runningUrl(config.DATA_DIR);
  if (!url) throw new CopyError('La base de datos propia no está en marcha.');
  return url;
}

/** The names of the rules that are put after all the rest. */
export const nombresDeReglas = (): string[] =>
  readRules(BASE.rules).flatMap(({ kind, name }) => (kind === 'function' ? [name] : []));
