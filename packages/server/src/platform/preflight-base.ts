import { randomInt } from 'node:crypto';
import pg from 'pg';
import { codeOf } from '#platform/code-of.ts';
import { type Config, ConfigError } from '#platform/config.ts';
import { directAddress, lenderAddress } from '#platform/db/addresses.ts';
import { keepsSession } from '#platform/db/keeps-session.ts';

type Variable = 'DATABASE_URL' | 'DATABASE_URL_DIRECTA';

/** How a pooler refuses a connection, for how it wants to be served or for anything else. */
const REFUSED = '08P01';
const LENDS =
  'esa dirección lleva a un repartidor de conexiones, como PgBouncer, que las presta por transacciones.';
const POOLER = {
  DATABASE_URL: `${LENDS} Escribe además la del propio PostgreSQL en DATABASE_URL_DIRECTA: por ella va lo que necesita una conexión suya.`,
  DATABASE_URL_DIRECTA: `${LENDS} Escribe la del propio PostgreSQL, y la del repartidor en DATABASE_URL.`,
};

/** Ours: the options of a connection were left out on the way, or the address has others in their place. */
const OTHER_ZONE = 'OTRA_ZONA';

function databaseProblem(error: unknown, variable: Variable, url: URL): string {
  const place = `${url.hostname}:${url.port || 5432}`;
  const base = decodeURIComponent(url.pathname.slice(1));
  const code = codeOf(error);
  const said = error instanceof Error ? error.message : '';
  switch (code) {
    case '28P01':
    case '28000':
      return `PostgreSQL, en ${place}, no admite ese usuario o esa contraseña. Revísalos.`;
    case '3D000':
      return `en ${place} no existe la base «${base}». Créala (createdb ${base}), o escribe otra.`;
    case '42501':
      return `ese usuario no tiene permiso en la base «${base}». Dale permiso para conectarse y crear tablas.`;
    case '53300':
      return `PostgreSQL, en ${place}, no tiene conexiones libres. Sube su max_connections, o cierra otros programas.`;
    case REFUSED:
      return /options/.test(said)
        ? POOLER[variable]
        : `el repartidor de conexiones, en ${place}, no admite la que se le pide: «${said}».`;
    case OTHER_ZONE:
      return `las conexiones no quedan en la hora universal que piden al entrar: un repartidor se la calla, o la dirección trae otras options. Ponla en su usuario: alter role ${said} set timezone = 'UTC'`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `no se encuentra el equipo «${url.hostname}». Revisa su nombre.`;
    default:
      return `no se llega a PostgreSQL en ${place}${code && ` (${code})`}. Comprueba que está en marcha y que la dirección es esa.`;
  }
}

const PATIENCE_MS = 10_000;

async function onConnection(
  { variable, address, options }: { variable: Variable; address: string; options?: string },
  ask: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({
    ...(options && { options }),
    connectionString: address,
    connectionTimeoutMillis: PATIENCE_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await ask(client);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError(`${variable}: ${databaseProblem(error, variable, new URL(address))}`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

const refuseUnfitDatabase = (variable: Variable, address: string): Promise<void> =>
  onConnection({ variable, address, options: '-c timezone=UTC' }, async (client) => {
    const { rows } = await client.query<{ may: boolean; universal: boolean; role: string }>(
      `select has_database_privilege(current_database(), 'create') as may, quote_ident(current_user) as role,
              extract(timezone from timestamptz '2026-01-01') = 0
                and extract(timezone from timestamptz '2026-07-01') = 0 as universal`,
    );
    if (!rows[0]?.may) throw Object.assign(new Error('may not create'), { code: '42501' });
    if (!rows[0].universal) throw Object.assign(new Error(rows[0].role), { code: OTHER_ZONE });
  });

/** A lock that is held by one address is seen by the other, or they lead to two databases. */
const refuseOtherDatabase = (direct: string, lender: string): Promise<void> =>
  onConnection({ variable: 'DATABASE_URL_DIRECTA', address: direct }, async (own) => {
    const key = randomInt(2 ** 31);
    await own.query('select pg_advisory_lock(0, $1)', [key]);
    await onConnection({ variable: 'DATABASE_URL', address: lender }, async (lent) => {
      const { rowCount } = await lent.query(
        `select from pg_locks
          where locktype = 'advisory' and classid = 0 and objid = $1
            and database = (select oid from pg_database where datname = current_database())`,
        [key],
      );
      if (rowCount === 0)
        throw new ConfigError('DATABASE_URL y DATABASE_URL_DIRECTA no llevan a la misma base de datos.');
    });
  });

/** What the database must be for a start: there, ours, and served by connections that stay one's own. */
export async function checkBase(config: Config): Promise<void> {
  const direct = directAddress(config);
  if (!direct) return;
  const variable = config.DATABASE_URL_DIRECTA ? 'DATABASE_URL_DIRECTA' : 'DATABASE_URL';
  await refuseUnfitDatabase(variable, direct);
  if (!(await keepsSession(direct))) throw new ConfigError(`${variable}: ${POOLER[variable]}`);
  const lender = lenderAddress(config);
  if (lender) await refuseOtherDatabase(direct, lender);
}
