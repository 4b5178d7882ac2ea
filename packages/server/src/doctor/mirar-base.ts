import pg from 'pg';
import { aviso, bien, type Hallazgo, mal } from './hallazgo.ts';
import { juzgarReloj, juzgarServidor, type Servidor } from './juicios.ts';
import { BASE } from '#base/base.ts';
import { type Config, processesOf } from '#platform/config.ts';
import { directAddress } from '#platform/db/addresses.ts';
import { runningUrl } from '#platform/db/embedded/running-url.ts';
import { openDatabase } from '#platform/db/pool.ts';
import { connectionWarnings } from '#platform/db/room-for-connections.ts';
import { readJournal } from '#platform/schema/migrations.ts';

const EXTENSIONS = ['unaccent', 'pg_trgm'];
const PRUDENT = ['fsync', 'full_page_writes'];

async function leerServidor(client: pg.Client): Promise<Servidor> {
  const { rows } = await client.query<Servidor>(
    `select current_setting('server_version_num')::int as numero, current_setting('server_version') as version,
            current_setting('server_encoding') as codificacion, d.datcollate as comparacion,
            d.datcollversion as "comparacionDe", pg_database_collation_actual_version(d.oid) as "comparacionDeAhora",
            array(select e from unnest($1::text[]) e
                   where not exists (select from pg_available_extensions a where a.name = e)) as faltan,
            array(select s from unnest($2::text[]) s where current_setting(s) = 'off') as inseguros
       from pg_database d where d.datname = current_database()`,
    [EXTENSIONS, PRUDENT],
  );
  if (!rows[0]) throw new Error('a query of one row gave none');
  return rows[0];
}

async function leerReloj(client: pg.Client): Promise<number> {
  const before = Date.now();
  const { rows } = await client.query<{ ms: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms',
  );
  const middle = (before + Date.now()) / 2;
  return (rows[0]?.ms ?? middle) - middle;
}

/** Which form of the database the server has, against the one of this program. */
async function mirarForma(client: pg.Client): Promise<Hallazgo> {
  const { rows: there } = await client.query(`select to_regclass('drizzle.__drizzle_migrations') as hay`);
  if (!there[0]?.hay) return bien('Esquema', 'la base está vacía: se prepara al arrancar.');
  const { rows } = await client.query<{ ultima: string }>(
    'select max(created_at) as ultima from drizzle.__drizzle_migrations',
  );
  const propia = readJournal(BASE.migrations).at(-1)?.when ?? 0;
  const suya = Number(rows[0]?.ultima ?? 0);
  if (suya > propia)
    return mal('Esquema', 'la base es de una versión más nueva que este programa. Actualízalo.');
  return suya < propia
    ? aviso('Esquema', 'la base es de una versión anterior: se pone al día al arrancar. Haz antes una copia.')
    : bien('Esquema', 'está al día.');
}

async function mirarConexiones(url: string, config: Config): Promise<Hallazgo> {
  const db = openDatabase(url, { max: 1 });
  try {
    const [falta] = await connectionWarnings(db, config, processesOf(config));
    return falta
      ? aviso('Conexiones', falta.replace(/^Aviso: /, ''))
      : bien('Conexiones', 'el servidor da las que hacen falta.');
  } finally {
    await db.$client.end();
  }
}

/** The database, as it is now; one of its own is looked at while the academy is running. */
export async function mirarBase(config: Config): Promise<Hallazgo[]> {
  const url = directAddress(config) ?? runningUrl(config.DATA_DIR);
  if (!url)
    return [
      bien(
        'Base de datos',
        'la propia, que se abre al arrancar. Con la academia en marcha se mira por dentro.',
      ),
    ];
  const client = new pg.Client({ connectionString: url, application_name: 'catedra-doctor' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return [
      ...juzgarServidor(await leerServidor(client)),
      juzgarReloj(await leerReloj(client)),
      await mirarForma(client),
      await mirarConexiones(url, config),
    ];
  } finally {
    await client.end();
  }
}
