import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { MB } from '@catedra/shared/archivos/peso.ts';
import { DomainError } from '@catedra/shared/core/errors.ts';
import type { ArchivoPorImportar } from '@catedra/shared/paquetes/archivos-usados.ts';
import { paqueteDañado } from '@catedra/shared/paquetes/errors.ts';
import { eq } from 'drizzle-orm';
import {
  examinar,
  type Hallado,
  hasRoomFor,
  makeStaging,
  removeStaged,
  sinEspacio,
  stagingFile,
} from '#features/archivos/offers.ts';
import { rechazoDe } from '#features/paquetes/abrir-paquete.ts';
import { paquetesTable } from '#features/paquetes/table.ts';
import type { Platform } from '#platform/platform.ts';
import type { Zip } from '#platform/zip/read-zip.ts';

export type ArchivoTraido = ArchivoPorImportar & { readonly hallado: Omit<Hallado, 'file'> };

const CADA = 8 * MB;

/** Tells how far it is, now and then. */
function contador({ db }: Platform, paqueteId: string) {
  let [hechos, dichos] = [0, 0];
  const decir = async () => {
    dichos = hechos;
    await db.update(paquetesTable).set({ hechos }).where(eq(paquetesTable.id, paqueteId));
  };
  return {
    decir,
    sumar: async (bytes: number) => {
      hechos += bytes;
      if (hechos - dichos >= CADA) await decir();
    },
  };
}

async function desempaquetar(
  { config }: Platform,
  zip: Zip,
  { id, ruta, nombre, sha256 }: ArchivoPorImportar,
  sumar: (bytes: number) => Promise<void>,
): Promise<void> {
  const hash = createHash('sha256');
  try {
    await pipeline(
      await zip.read(ruta),
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          hash.update(chunk);
          await sumar(chunk.length);
          yield chunk;
        }
      },
      createWriteStream(stagingFile(config, id), { mode: 0o600 }),
    );
  } catch (error) {
    throw rechazoDe(error);
  }
  if (hash.digest('hex') !== sha256)
    throw paqueteDañado(`El archivo «${nombre}» no es el que el paquete anuncia.`);
}

const delArchivo = (nombre: string, error: unknown): unknown =>
  error instanceof DomainError && [413, 415].includes(error.status)
    ? new DomainError(error.status, error.code, `«${nombre}»: ${error.message}`)
    : error;

/** Every file of the package into the store, looked into as any upload is. Done twice, the same ones are there. */
export async function traerArchivos(
  platform: Platform,
  zip: Zip,
  paqueteId: string,
  archivos: readonly ArchivoPorImportar[],
): Promise<ArchivoTraido[]> {
  const { config, storage } = platform;
  const { sumar, decir } = contador(platform, paqueteId);
  const traidos: ArchivoTraido[] = [];
  await makeStaging(config);
  for (const archivo of archivos) {
    if (!(await hasRoomFor(config, archivo.bytes))) throw sinEspacio();
    try {
      await desempaquetar(platform, zip, archivo, sumar);
      const { file, ...hallado } = await examinar(config, archivo);
      await storage.put(archivo.id, file);
      traidos.push({ ...archivo, hallado });
    } catch (error) {
      throw delArchivo(archivo.nombre, error);
    } finally {
      await removeStaged(config, archivo.id);
    }
    await decir();
  }
  return traidos;
}
