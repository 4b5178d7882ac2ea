import { noEncontrado } from '@catedra/shared/core/errors.ts';
import type { FotoComprobada } from '@catedra/shared/fotos/schemas.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/pool.ts';

/** Reads all of a picture again, and whether the one that came before still says what it said then. */
export async function comprobarFoto(db: Database, id: string): Promise<FotoComprobada> {
  const { rows } = await db.execute<FotoComprobada & Record<string, unknown>>(sql`
    select f.huella = huella_de_foto(f.id) as intacta,
           coalesce((select p.huella = f.anterior from fotos p where p.numero = f.numero - 1), true) as encadenada
      from fotos f where f.id = ${id} and f.huella is not null`);
  const [dicha] = rows;
  if (!dicha) throw noEncontrado();
  return dicha;
}
