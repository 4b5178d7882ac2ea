import { PassThrough } from 'node:stream';
import { createHash } from 'node:crypto';
import { aLaVez, type Guardado, lugarDe, mirar } from '#features/copias/guardados.ts';
import type { Nombrado } from '#features/copias/lo-nombrado.ts';
import type { Storage } from '#platform/storage/store.ts';
import { CopyError } from '#platform/vault/errors.ts';
import type { Vault } from '#platform/vault/pieces.ts';

const A_LA_VEZ = 4;

export interface ArchivosGuardados {
  readonly lista: readonly Guardado[];
  /** Those that the place did not have yet. */
  readonly nuevos: number;
  readonly bytesNuevos: number;
  /** Named by the database, and not in the store. */
  readonly faltaban: readonly string[];
  /** In the store, and not as they were uploaded. */
  readonly distintos: readonly string[];
}

/** One thing of the store, put in its place and read back from there. */
async function guardarUno(vault: Vault, storage: Storage, clave: string, bytes: number): Promise<Guardado> {
  const lugar = lugarDe(clave);
  let sha256 = '';
  await vault.depot.put(lugar, vault.seal.grows(bytes), async () => {
    const hash = createHash('sha256');
    const oido = new PassThrough();
    oido.on('data', (bloque: Buffer) => hash.update(bloque));
    oido.on('end', () => {
      sha256 = hash.digest('hex');
    });
    const origen = await storage.read(clave);
    origen.on('error', (error) => oido.destroy(error));
    return vault.seal.close(lugar, origen.pipe(oido));
  });
  const leido = await vault.depot.read(lugar);
  const visto = leido && (await mirar(vault.seal.open(lugar, leido)));
  if (visto?.sha256 !== sha256)
    throw new CopyError(
      `«${lugar}» no se lee como se escribió en ${vault.depot.place}: la copia no se terminó.`,
    );
  return { clave, bytes, sha256 };
}

/** Every thing that the database names, of which the place keeps what it already had. */
export async function guardarArchivos(
  vault: Vault,
  storage: Storage,
  nombrados: readonly Nombrado[],
  antes: ReadonlyMap<string, Guardado>,
): Promise<ArchivosGuardados> {
  const hay = await vault.depot.list('archivos/');
  const lista: Guardado[] = [];
  const [faltaban, distintos]: [string[], string[]] = [[], []];
  let [nuevos, bytesNuevos] = [0, 0];
  await aLaVez(nombrados, A_LA_VEZ, async ({ clave, sha256, seRehace }) => {
    const ya = antes.get(clave);
    if (ya && hay.get(lugarDe(clave)) === vault.seal.grows(ya.bytes)) {
      lista.push(ya);
      return;
    }
    const bytes = await storage.size(clave);
    if (bytes === null) {
      if (!seRehace) faltaban.push(clave);
      return;
    }
    const uno = await guardarUno(vault, storage, clave, bytes);
    if (sha256 !== null && sha256 !== uno.sha256) distintos.push(clave);
    lista.push(uno);
    nuevos += 1;
    bytesNuevos += bytes;
  });
  return { lista, nuevos, bytesNuevos, faltaban, distintos };
}
