import { pesoEnPalabras } from '@catedra/shared/archivos/peso.ts';
import { sql } from 'drizzle-orm';
import type { Platform } from '#platform/platform.ts';
import { CopyError } from '#platform/vault/errors.ts';

const MB = 2 ** 20;
/** What a database takes while it is put together: itself, and what its log holds meanwhile. */
const VECES = 2;

/** A proof must not leave the academy without room: below its reserve it could only be read. */
export async function exigirSitio({ disk, pools }: Pick<Platform, 'disk' | 'pools'>): Promise<void> {
  if (!disk.room) return;
  const { rows } = await pools.jobs.execute<{ bytes: number }>(
    sql`select pg_database_size(current_database())::float as bytes`,
  );
  const hacen = VECES * (rows[0]?.bytes ?? 0) + disk.room.reservaMb * MB;
  const hay = disk.room.libreMb * MB;
  if (hay < hacen)
    throw new CopyError(
      `Para probar una copia hacen falta ${pesoEnPalabras(hacen)} libres donde está la base de datos, y quedan ${pesoEnPalabras(hay)}. Libera espacio.`,
    );
}
