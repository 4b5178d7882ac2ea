import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { escribirLista, leerLista } from '#features/copias/guardados.ts';
import { guardarArchivos } from '#features/copias/guardar-archivos.ts';
import { leerNombrados } from '#features/copias/lo-nombrado.ts';
import type { Config } from '#platform/config.ts';
import { dump, holdMoment } from '#platform/dump/dump.ts';
import { openStorage } from '#platform/storage/storage.ts';
import { CopyError, placeProblem } from '#platform/vault/errors.ts';
import {
  copiesIn,
  folderOf,
  type Manifest,
  nameOf,
  readManifest,
  unfinishedIn,
  writeManifest,
} from '#platform/vault/manifest.ts';
import { openDepot, openOwnVault } from '#platform/vault/open-vault.ts';
import { putPiece, putStream, type Vault } from '#platform/vault/pieces.ts';
import { type Section, writeScript } from '#platform/vault/script.ts';
import { COPY_TURN } from '#platform/vault/turn.ts';

export const CLAVE_DE_CERTIFICADOS = 'clave-de-certificados';

export interface Pedido {
  readonly url: string;
  readonly config: Config;
  readonly destino: string;
  /** The names of the rules that are put after all the rest. */
  readonly reglas: readonly string[];
  readonly version: string;
}

export interface Copiada {
  readonly manifiesto: Manifest;
  readonly lugar: string;
  readonly filas: number;
  /** What it takes in its place, without the files that other copies share. */
  readonly bytesBase: number;
  readonly nuevos: number;
  readonly bytesNuevos: number;
  readonly faltaban: readonly string[];
  readonly distintos: readonly string[];
  readonly segundos: number;
}

const HACE_UN_DIA = 24 * 3_600_000;

/** Which academy this is, in words that tell nothing else of it. */
async function academiaDe(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ llave: Buffer }>('select llave from recibo_llave limit 1');
  return createHash('sha256')
    .update('copias')
    .update(rows[0]?.llave ?? '')
    .digest('hex')
    .slice(0, 32);
}

/** Nobody else copies this academy until that connection ends. */
export async function tomarTurno(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ mio: boolean }>('select pg_try_advisory_lock(hashtext($1)) as mio', [
    COPY_TURN,
  ]);
  if (!rows[0]?.mio)
    throw new CopyError('Ya se está haciendo una copia de esta academia. Espera a que termine.');
}

/** What copies that were cut short left behind; one that began today may still be on its way. */
async function quitarAMedias(vault: Vault, ahora: Date): Promise<void> {
  const limite = nameOf(new Date(ahora.getTime() - HACE_UN_DIA));
  for (const [nombre, cosas] of await unfinishedIn(vault))
    if (nombre < limite) await vault.depot.remove(cosas);
}

async function laDeAntes(vault: Vault) {
  const ultima = (await copiesIn(vault)).at(-1);
  if (!ultima) return new Map();
  return leerLista(vault, (await readManifest(vault, ultima)).archivos.piezas);
}

async function copiar(client: pg.Client, { config, destino, reglas, version }: Pedido): Promise<Copiada> {
  const empieza = performance.now();
  await tomarTurno(client);
  const depot = openDepot(destino, config);
  const vault = await openOwnVault(depot, await academiaDe(client), config.COPIAS_CLAVE);
  const momento = await holdMoment(client);
  await quitarAMedias(vault, momento);
  const nombre = nameOf(momento);
  const en = (cosa: string) => `${folderOf(nombre)}${cosa}`;
  const { rows } = await client.query<{ migracion: string; postgres: string }>(
    `select (select max(created_at) from drizzle.__drizzle_migrations) as migracion, current_setting('server_version') as postgres`,
  );
  const secciones: Section[] = [];
  const piezas = await putStream(vault, en('base'), writeScript(dump(client, reglas), secciones));
  const nombrados = await leerNombrados(client);
  await client.query('commit');
  const { lista, nuevos, bytesNuevos, faltaban, distintos } = await guardarArchivos(
    vault,
    openStorage(config),
    nombrados,
    await laDeAntes(vault),
  );
  const clave = join(config.DATA_DIR, CLAVE_DE_CERTIFICADOS);
  const manifiesto: Manifest = {
    formato: 1,
    nombre,
    momento: momento.toISOString(),
    terminada: new Date().toISOString(),
    version,
    migracion: Number(rows[0]?.migracion),
    postgres: rows[0]?.postgres ?? '',
    base: { piezas, secciones },
    archivos: {
      cuantos: lista.length,
      bytes: lista.reduce((suma, { bytes }) => suma + bytes, 0),
      faltaban: faltaban.length,
      piezas: await putStream(vault, en('archivos'), escribirLista(lista)),
    },
    clave: existsSync(clave) ? await putPiece(vault, en(CLAVE_DE_CERTIFICADOS), readFileSync(clave)) : null,
  };
  await writeManifest(vault, manifiesto);
  return {
    manifiesto,
    lugar: depot.place,
    filas: filasDe(manifiesto),
    bytesBase: piezas.reduce((suma, { bytes }) => suma + bytes, 0),
    nuevos,
    bytesNuevos,
    faltaban,
    distintos,
    segundos: (performance.now() - empieza) / 1000,
  };
}

export const filasDe = ({ base }: Pick<Manifest, 'base'>): number =>
  base.secciones.reduce((suma, una) => suma + (una.que === 'filas' ? una.filas : 0), 0);

/** One copy of the database and of what it names in the store, as they stood at one moment, while people work. */
export async function hacerCopia(pedido: Pedido): Promise<Copiada> {
  const client = new pg.Client({ connectionString: pedido.url, application_name: 'catedra-copia' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await copiar(client, pedido);
  } catch (error) {
    throw placeProblem(error, pedido.destino);
  } finally {
    await client.end();
  }
}
