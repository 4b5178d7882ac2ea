import type { Database } from '#platform/db/pool.ts';
import { connectionsOfAll, type PoolSizes } from '#platform/db/connections.ts';

interface Given {
  readonly servidor: number;
  readonly rol: number;
  readonly base: number;
}

/** Minus one is how PostgreSQL says that there is no limit. */
const NO_LIMIT = -1;

/** What is said of a PostgreSQL that gives fewer connections than all the processes may take; nothing if they fit. */
export function tooFew({ servidor, rol, base }: Given, needed: number): string[] {
  const limits: [string, number][] = [
    ['su max_connections, sin las que reserva, deja', servidor],
    ['el usuario tiene como límite', rol],
    ['la base tiene como límite', base],
  ];
  return limits
    .filter(([, most]) => most !== NO_LIMIT && most < needed)
    .map(
      ([which, most]) =>
        `Aviso: Cátedra puede llegar a abrir ${needed} conexiones a PostgreSQL y ${which} ${most}. Súbelo, o baja BASE_CONEXIONES o PROCESOS.`,
    );
}

/** Asked at the start: under load it would be too late to find out. */
export async function connectionWarnings(
  { $client }: Database,
  sizes: PoolSizes,
  processes: number,
): Promise<string[]> {
  const { rows } = await $client.query<Given>(
    `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
              - coalesce(current_setting('reserved_connections', true)::int, 0) as servidor,
            (select rolconnlimit from pg_roles where rolname = current_user) as rol,
            (select datconnlimit from pg_database where datname = current_database()) as base`,
  );
  return rows[0] ? tooFew(rows[0], connectionsOfAll(sizes, processes)) : [];
}
