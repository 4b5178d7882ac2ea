import type { CatalogoDeValores } from '@catedra/shared/cargas/mirar-columna.ts';
import { gruposParaCargar } from '@catedra/shared/cargas/policy.ts';
import { sinAdornos } from '@catedra/shared/cargas/texto.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { and, eq } from 'drizzle-orm';
import { camposParaCargar } from '#features/campos/offers.ts';
import { gruposBinding } from '#features/grupos/binding.ts';
import { gruposTable } from '#features/grupos/table.ts';
import { perfilesTable } from '#features/perfiles/table.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import type { Database } from '#platform/db/pool.ts';

/** What this person may name in a file: values are recognised by it, and nothing else of the academy shows through. */
export async function leerCatalogo(db: Database, actor: Actor): Promise<CatalogoDeValores> {
  const suyos = and(eq(gruposTable.estado, 'activo'), scopeSql(gruposBinding, gruposParaCargar(actor)));
  const [campos, perfiles, grupos] = await Promise.all([
    camposParaCargar(db, actor),
    db.select({ nombre: perfilesTable.nombre }).from(perfilesTable),
    db.select({ nombre: gruposTable.nombre }).from(gruposTable).where(suyos),
  ]);
  return {
    perfiles: perfiles.map(({ nombre }) => nombre),
    campos,
    grupos: new Set(grupos.map(({ nombre }) => sinAdornos(nombre))),
  };
}
