import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type PruebaDeCopia, pruebaDeCopia } from '@catedra/shared/copias/schemas.ts';
import pg from 'pg';
import { exigirArchivos } from '#features/copias/devolver-archivos.ts';
import { aLaVez, type Guardado, leerLista, lugarDe, mirar } from '#features/copias/guardados.ts';
import { cargarBase, exigirPiezas } from '#features/copias/restaurar.ts';
import { describeFailure } from '#platform/describe-failure.ts';
import { CopyBusy, CopyError } from '#platform/vault/errors.ts';
import { folderOf, readManifest } from '#platform/vault/manifest.ts';
import type { Vault } from '#platform/vault/pieces.ts';

const APARTE = 'catedra_prueba_';
const TURNO = 'catedra.probar';
const A_LA_VEZ = 2;
const SIN_PERMISO = '42501';

const pruebaEn = (nombre: string): string => `${folderOf(nombre)}prueba.json`;

/** What was written of the last time that a copy was proved; nothing, or what is not ours, is never proved. */
export async function leerPrueba(
  { depot }: Pick<Vault, 'depot'>,
  nombre: string,
): Promise<PruebaDeCopia | null> {
  const stream = await depot.read(pruebaEn(nombre));
  if (!stream) return null;
  try {
    return pruebaDeCopia.parse(JSON.parse((await buffer(stream)).toString()));
  } catch {
    return null;
  }
}

async function escribirPrueba({ depot }: Vault, nombre: string, prueba: PruebaDeCopia): Promise<void> {
  const bytes = Buffer.from(JSON.stringify(prueba));
  await depot.put(pruebaEn(nombre), bytes.length, () => Readable.from([bytes]));
}

const conectar = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url, application_name: 'catedra-prueba-de-copia' });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

async function exigirTurno(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ mio: boolean }>('select pg_try_advisory_lock(hashtext($1)) as mio', [
    TURNO,
  ]);
  if (!rows[0]?.mio) throw new CopyBusy('Ya se está probando una copia. Espera a que termine.');
  // Of a process that fell in the middle.
  const { rows: restos } = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [APARTE],
  );
  for (const { datname } of restos) await client.query(`drop database if exists ${datname} with (force)`);
}

async function crearAparte(client: pg.Client): Promise<string> {
  const aparte = `${APARTE}${randomBytes(6).toString('hex')}`;
  await client.query(`create database ${aparte} template template0`).catch((error: unknown) => {
    if (error instanceof pg.DatabaseError && error.code === SIN_PERMISO)
      throw new CopyError(
        'Para probar las copias hace falta crear una base aparte: da ese permiso al usuario (alter role … createdb).',
      );
    throw error;
  });
  return aparte;
}

async function exigirIguales(vault: Vault, lista: Iterable<Guardado>): Promise<void> {
  await aLaVez(lista, A_LA_VEZ, async ({ clave, sha256 }) => {
    const lugar = lugarDe(clave);
    const leido = await vault.depot.read(lugar);
    if (!leido || (await mirar(vault.seal.open(lugar, leido))).sha256 !== sha256)
      throw new CopyError(`La copia no está entera: ${lugar} no es lo que se guardó.`);
  });
}

type Visto = Pick<PruebaDeCopia, 'personas' | 'archivos'>;

/** Restored whole into a database that is thrown away, and every file read, as somebody would who had lost everything. */
async function restaurarAparte(vault: Vault, url: string, nombre: string): Promise<Visto> {
  const client = await conectar(url);
  try {
    await exigirTurno(client);
    const manifiesto = await readManifest(vault, nombre);
    await exigirPiezas(vault, manifiesto);
    const lista = await leerLista(vault, manifiesto.archivos.piezas);
    await exigirArchivos(vault, lista.values());
    const aparte = await crearAparte(client);
    try {
      const otra = new URL(url);
      otra.pathname = aparte;
      const dentro = await conectar(otra.href);
      try {
        await cargarBase(dentro, vault, manifiesto);
        await exigirIguales(vault, lista.values());
        const { rows } = await dentro.query<{ personas: number }>(
          'select count(*)::int as personas from usuarios',
        );
        return { personas: rows[0]?.personas ?? 0, archivos: lista.size };
      } finally {
        await dentro.end();
      }
    } finally {
      await client.query(`drop database if exists ${aparte} with (force)`);
    }
  } finally {
    await client.end();
  }
}

/** Proves a copy and writes beside it how that went; one that can't be brought back fails, and says why. */
export async function probarCopia(
  vault: Vault,
  url: string,
  nombre: string,
  ahora: Date,
): Promise<PruebaDeCopia> {
  const empieza = performance.now();
  const con = (visto: Visto, motivo: string | null): PruebaDeCopia => ({
    en: ahora.toISOString(),
    segundos: (performance.now() - empieza) / 1000,
    bien: motivo === null,
    motivo,
    ...visto,
  });
  try {
    const prueba = con(await restaurarAparte(vault, url, nombre), null);
    await escribirPrueba(vault, nombre, prueba);
    return prueba;
  } catch (error) {
    if (error instanceof CopyBusy) throw error;
    await escribirPrueba(vault, nombre, con({ personas: 0, archivos: 0 }, describeFailure(error).message));
    throw error;
  }
}
