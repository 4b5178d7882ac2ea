import { eq } from 'drizzle-orm';
import { archivosTable } from '#features/archivos/table.ts';
import type { Platform } from '#platform/platform.ts';

/** The zip goes; what was found in it is kept. */
export async function quitarZip({ db, storage }: Platform, archivoId: string): Promise<void> {
  await db.delete(archivosTable).where(eq(archivosTable.id, archivoId));
  await storage.remove(archivoId);
}
