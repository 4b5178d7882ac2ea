import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { devolverArchivos, exigirArchivos } from '#features/copias/devolver-archivos.ts';
import { leerLista } from '#features/copias/guardados.ts';
import { CLAVE_DE_CERTIFICADOS, filasDe } from '#features/copias/hacer-copia.ts';
import type { Config } from '#platform/config.ts';
import { isEmptyDatabase, load, type Loaded, NotTheSame } from '#platform/dump/load.ts';
import { openStorage } from '#platform/storage/storage.ts';
import { CopyError } from '#platform/vault/errors.ts';
import type { Manifest } from '#platform/vault/manifest.ts';
import { openPiece, readPiece, readStream, type Vault } from '#platform/vault/pieces.ts';
import { readScript } from '#platform/vault/script.ts';

const TURNO_DE_RESTAURAR = 'catedra.restaurar';

/** Refuses, before anything is touched, what would write over an academy or side by side with another. */
export async function exigirVacia(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ mio: boolean }>('select pg_try_advisory_lock(hashtext($1)) as mio', [
    TURNO_DE_RESTAURAR,
  ]);
  if (!rows[0]?.mio)
    throw new CopyError('Ya se está restaurando una copia en esa base. Espera a que termine.');
  if (!(await isEmptyDatabase(client)))
    throw new CopyError(
      'Ahí ya hay una academia, o tablas de otro programa, y no se escribe encima de nada. Restaura en una base vacía o en otra DATA_DIR.',
    );
}

export function exigirConocida({ migracion, version }: Manifest, ultimaConocida: number): void {
  if (migracion > ultimaConocida)
    throw new CopyError(
      `La copia la hizo una versión más nueva (${version}). Actualiza este programa antes de restaurarla.`,
    );
}

/** Every part of the database's text, read and held against what was written down of it. */
export async function exigirPiezas(vault: Vault, { base, archivos, clave }: Manifest): Promise<void> {
  for (const una of [...base.piezas, ...archivos.piezas, ...(clave ? [clave] : [])])
    await readPiece(vault, una);
}

async function devolverClave(
  vault: Vault,
  { clave }: Manifest,
  { DATA_DIR }: Pick<Config, 'DATA_DIR'>,
): Promise<void> {
  if (!clave) return;
  const archivo = join(DATA_DIR, CLAVE_DE_CERTIFICADOS);
  const suya = await openPiece(vault, clave);
  if (existsSync(archivo)) {
    if (readFileSync(archivo).equals(suya)) return;
    // Of another academy that this folder had: it may still be asked for.
    renameSync(archivo, `${archivo}.antes-de-restaurar`);
  }
  writeFileSync(archivo, suya, { mode: 0o600 });
}

/** The rows of a copy into an empty database, all or none, each read back. */
export async function cargarBase(client: pg.Client, vault: Vault, manifiesto: Manifest): Promise<Loaded[]> {
  const { piezas, secciones } = manifiesto.base;
  try {
    const puestas = await load(client, readScript(readStream(vault, piezas), secciones));
    for (const una of secciones) {
      const puesta = una.que === 'filas' && puestas.find(({ table }) => table === una.tabla);
      if (puesta && una.que === 'filas' && puesta.rows !== una.filas) throw new NotTheSame(una.tabla);
    }
    return puestas;
  } catch (error) {
    if (error instanceof NotTheSame)
      throw new CopyError(
        `Las filas de ${error.table} no se leen como estaban en la copia. No se ha dejado nada escrito.`,
      );
    throw error;
  }
}

export interface Restaurada {
  readonly filas: number;
  readonly tablas: number;
  readonly archivos: number;
  readonly archivosPuestos: number;
}

/** A copy into an empty place: what it names in the store first, so that the database appears when it has all it needs. */
export async function restaurar(
  vault: Vault,
  manifiesto: Manifest,
  { url, config }: { readonly url: string; readonly config: Config },
): Promise<Restaurada> {
  const client = new pg.Client({ connectionString: url, application_name: 'catedra-restaurar' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await exigirVacia(client);
    await exigirPiezas(vault, manifiesto);
    const lista = await leerLista(vault, manifiesto.archivos.piezas);
    await exigirArchivos(vault, lista.values());
    const archivosPuestos = await devolverArchivos(
      vault,
      openStorage(config),
      config.DATA_DIR,
      lista.values(),
    );
    await devolverClave(vault, manifiesto, config);
    const puestas = await cargarBase(client, vault, manifiesto);
    // What was closed since must stay closed: everybody signs in again.
    await client.query('delete from sesiones');
    await client.query('analyze');
    return { filas: filasDe(manifiesto), tablas: puestas.length, archivos: lista.size, archivosPuestos };
  } finally {
    await client.end();
  }
}
