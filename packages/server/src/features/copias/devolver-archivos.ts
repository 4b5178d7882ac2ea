import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { aLaVez, type Guardado, lugarDe, mirar } from '#features/copias/guardados.ts';
import type { Storage } from '#platform/storage/store.ts';
import { CopyError } from '#platform/vault/errors.ts';
import type { Vault } from '#platform/vault/pieces.ts';

const A_LA_VEZ = 4;

/** Before anything is written: everything that the copy names is in its place, and as long as it should be. */
export async function exigirArchivos({ depot, seal }: Vault, lista: Iterable<Guardado>): Promise<void> {
  const hay = await depot.list('archivos/');
  const faltan = [...lista].filter(({ clave, bytes }) => hay.get(lugarDe(clave)) !== seal.grows(bytes));
  if (faltan.length > 0)
    throw new CopyError(
      `La copia no está entera: en ${depot.place} faltan o están cortados ${faltan.length} de sus archivos, como ${lugarDe(faltan[0]?.clave ?? '')}.`,
    );
}

const esElMismo = async (storage: Storage, { clave, bytes, sha256 }: Guardado): Promise<boolean> =>
  (await storage.size(clave)) === bytes && (await mirar(await storage.read(clave))).sha256 === sha256;

async function traer({ depot, seal }: Vault, { clave, sha256 }: Guardado, local: string): Promise<void> {
  const lugar = lugarDe(clave);
  const leido = await depot.read(lugar);
  if (!leido) throw new CopyError(`La copia no está entera: falta ${lugar}.`);
  await pipeline(Readable.from(seal.open(lugar, leido)), createWriteStream(local, { mode: 0o600 }));
  const { createReadStream } = await import('node:fs');
  if ((await mirar(createReadStream(local))).sha256 !== sha256)
    throw new CopyError(`La copia no está entera: ${lugar} no es lo que se guardó.`);
}

/** Puts back what the store lacks; what it has already, and is the same, stays. Gives how many were put. */
export async function devolverArchivos(
  vault: Vault,
  storage: Storage,
  carpeta: string,
  lista: Iterable<Guardado>,
): Promise<number> {
  const propia = await mkdtemp(join(carpeta, '.restaurar-'));
  let puestos = 0;
  try {
    await aLaVez(lista, A_LA_VEZ, async (uno) => {
      if (await esElMismo(storage, uno)) return;
      const local = join(propia, uno.clave);
      await traer(vault, uno, local);
      await storage.put(uno.clave, local);
      await rm(local, { force: true });
      puestos += 1;
    });
  } finally {
    await rm(propia, { recursive: true, force: true });
  }
  return puestos;
}
