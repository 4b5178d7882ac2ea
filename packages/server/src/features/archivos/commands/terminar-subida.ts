import type { Archivo } from '@catedra/shared/archivos/archivo.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { DomainError, noEncontrado } from '@catedra/shared/core/errors.ts';
import { and, eq } from 'drizzle-orm';
import { exigirSubida } from '#features/archivos/commands/empezar-subida.ts';
import { compartirBytes } from '#features/archivos/compartir-bytes.ts';
import { examinar, exigirUtil } from '#features/archivos/examinar.ts';
import { comoArchivo, type FilaDeArchivo, leerSubida } from '#features/archivos/queries.ts';
import { removeStaged, stagedBytes } from '#features/archivos/staging.ts';
import { archivosTable } from '#features/archivos/table.ts';
import { tomarSubida } from '#features/archivos/tomar-subida.ts';
import { runWork } from '#platform/changes/work.ts';
import type { Platform } from '#platform/platform.ts';

const incompleta = () =>
  new DomainError(409, 'SUBIDA_INCOMPLETA', 'Todavía no ha llegado todo el archivo. Sigue con la subida.');

const escribir = async (
  { db }: Platform,
  id: string,
  valores: Partial<FilaDeArchivo>,
): Promise<FilaDeArchivo> => {
  const aMedias = and(eq(archivosTable.id, id), eq(archivosTable.estado, 'subiendo'));
  const [fila] = await db.update(archivosTable).set(valores).where(aMedias).returning();
  const [actual] = fila ? [fila] : await db.select().from(archivosTable).where(eq(archivosTable.id, id));
  if (!actual) throw noEncontrado();
  return actual;
};

/**
 * What is found in the bytes is written first, then they enter the store, then the file is ready: a crash between any
 * two of these steps is mended by asking again.
 */
async function recibir(platform: Platform, fila: FilaDeArchivo): Promise<Archivo> {
  const { config, storage, clock } = platform;
  const { id } = fila;
  const llegados = await stagedBytes(config, id);
  const yaDentro = llegados === null && fila.sha256 !== null && (await storage.size(id)) !== null;
  if (llegados === null && !yaDentro) throw noEncontrado();
  if (!yaDentro) {
    if (llegados !== fila.bytes && fila.sha256 === null) throw incompleta();
    const { file, ...hallado } = await examinar(config, fila);
    await exigirUtil(file, hallado.tipo, fila.nombre);
    const suyo = { ...hallado, nombre: conExtension(fila.nombre, fila.proposito) };
    const compartida = await compartirBytes(platform, fila, suyo);
    if (compartida) {
      await removeStaged(config, id);
      return comoArchivo(compartida);
    }
    await escribir(platform, id, suyo);
    await storage.put(id, file);
  }
  const lista = await escribir(platform, id, { estado: 'listo', listoEn: clock.now().toISOString() }).catch(
    async (error: unknown) => {
      // Given up meanwhile: nobody would ever remove these bytes.
      if (error instanceof DomainError && error.status === 404) await storage.remove(id);
      throw error;
    },
  );
  await removeStaged(config, id);
  return comoArchivo(lista);
}

/** Faces and covers are kept as WebP, whatever they came as. */
const conExtension = (nombre: string, proposito: string): string =>
  proposito === 'foto' || proposito === 'portada' ? `${nombre.replace(/\.\w{1,5}$/, '')}.webp` : nombre;

export async function descartar({ db, config }: Platform, id: string): Promise<void> {
  await db.delete(archivosTable).where(and(eq(archivosTable.id, id), eq(archivosTable.estado, 'subiendo')));
  await removeStaged(config, id);
}

/** The last byte is in: what it is, what it weighs, and from now on whoever may opens it. Asking again is harmless. */
export async function terminarSubida(platform: Platform, actor: Actor, id: string): Promise<Archivo> {
  const fila = await leerSubida(platform.db, actor.id, id);
  if (fila.estado === 'listo') return comoArchivo(fila);
  const { nombre, proposito, cursoId, actividadId } = fila;
  await runWork(platform, actor, 'archivos.terminar-subida', (work) =>
    exigirSubida(work, platform.config, {
      nombre,
      proposito,
      cursoId: cursoId ?? undefined,
      actividadId: actividadId ?? undefined,
    }),
  );
  return tomarSubida(platform, id, async () => {
    const actual = await leerSubida(platform.db, actor.id, id);
    if (actual.estado === 'listo') return comoArchivo(actual);
    return recibir(platform, actual).catch(async (error: unknown) => {
      if (error instanceof DomainError && [413, 415].includes(error.status)) await descartar(platform, id);
      throw error;
    });
  });
}
