import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { makeStaging, stagingFile } from '#features/archivos/staging.ts';
import { archivosTable } from '#features/archivos/table.ts';
import { cursosTable } from '#features/cursos/table.ts';
import type { Tx } from '#platform/db/pool.ts';
import { sourceFile } from '#platform/places.ts';
import type { Platform } from '#platform/platform.ts';
import { cuentasDemo } from '#seed/accounts.ts';
import { archivos } from '#seed/content/archivos.ts';
import { idDe } from '#seed/content/id.ts';
import type { ArchivoDemo } from '#seed/content/types.ts';

export const idDeArchivo = (nombre: string) => idDe(`archivo:${nombre}`);

/** Every cover is drawn at this size. */
const PORTADA = { ancho: 960, alto: 1280 };

export interface Guardado extends ArchivoDemo {
  readonly bytes: number;
  readonly sha256: string;
}

async function guardar(
  { config, storage }: Pick<Platform, 'config' | 'storage'>,
  archivo: ArchivoDemo,
): Promise<Guardado> {
  const contenido = await readFile(sourceFile(`seed/files/${archivo.entregado?.copiaDe ?? archivo.nombre}`));
  const id = idDeArchivo(archivo.nombre);
  const local = stagingFile(config, id);
  await writeFile(local, contenido, { mode: 0o600 });
  await storage.put(id, local);
  await rm(local, { force: true });
  const sha256 = createHash('sha256').update(contenido).digest('hex');
  return { ...archivo, bytes: contenido.length, sha256 };
}

/** Bytes before rows, always under the same names: a start that is cut leaves nothing behind that the next one doesn't use. */
export async function storeFiles(place: Pick<Platform, 'config' | 'storage'>): Promise<Guardado[]> {
  await makeStaging(place.config);
  return Promise.all(archivos.map((archivo) => guardar(place, archivo)));
}

/** The rows of a course's files, before the activities that show them. */
export async function loadFiles(
  tx: Tx,
  cursoId: string,
  suyos: readonly Guardado[],
  creadoEn: string,
): Promise<void> {
  const usuarioId = cuentasDemo.find(({ clave }) => clave === 'admin')?.id ?? cuentasDemo[0]?.id ?? '';
  const rows = suyos.map(({ nombre, tipo, actividad, imagen, bytes, sha256 }) => ({
    id: idDeArchivo(nombre),
    nombre,
    tipo,
    bytes,
    sha256,
    cursoId,
    usuarioId,
    creadoEn,
    listoEn: creadoEn,
    estado: 'listo' as const,
    proposito: actividad ? ('contenido' as const) : ('portada' as const),
    ...(imagen ?? (actividad ? {} : PORTADA)),
  }));
  if (rows.length === 0) return;
  await tx.insert(archivosTable).values(rows);
  const portada = rows.find(({ proposito }) => proposito === 'portada');
  if (portada) await tx.update(cursosTable).set({ imagen: portada.id }).where(eq(cursosTable.id, cursoId));
}
