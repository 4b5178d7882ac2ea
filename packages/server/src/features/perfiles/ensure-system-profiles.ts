import { randomUUID } from 'node:crypto';
import { PERFILES_DE_SISTEMA } from '@catedra/shared/perfiles/permisos.ts';
import { sql } from 'drizzle-orm';
import { perfilesTable } from '#features/perfiles/table.ts';
import type { Database } from '#platform/db/pool.ts';

/** The four system profiles exist, with what this version of the product lets them do. */
export async function ensureSystemProfiles(db: Database): Promise<void> {
  const rows = PERFILES_DE_SISTEMA.map((perfil) => ({
    id: randomUUID(),
    nombre: perfil.nombre,
    descripcion: perfil.descripcion,
    permisos: [...perfil.permisos],
    sistema: true,
  }));
  await db
    .insert(perfilesTable)
    .values(rows)
    .onConflictDoUpdate({
      target: perfilesTable.nombre,
      set: { permisos: sql`excluded.permisos`, descripcion: sql`excluded.descripcion`, sistema: true },
    });
}
