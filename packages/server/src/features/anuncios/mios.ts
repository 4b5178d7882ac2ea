import type { AnuncioMio } from '@catedra/shared/anuncios/schemas.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { sql } from 'drizzle-orm';
import { isoText } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/pool.ts';

/** As many as a home shows: as some are put aside, the next ones come. */
const EN_EL_INICIO = 10;

const momento = (columna: string) => sql.raw(isoText(columna));

/** What is announced to somebody now and they did not put aside, or ask for: that first, then what is pinned, then the last. */
export async function leerMios(
  db: Database,
  actor: Actor,
  ahora: Date,
  pedido: string | null = null,
): Promise<AnuncioMio[]> {
  const { rows } = await db.execute<AnuncioMio & Record<string, unknown>>(sql`
    select a.id, a.titulo, a.texto, a.fijado, ${momento('a.desde')} as desde, ${momento('a.hasta')} as hasta,
           ${momento('a.editado_en')} as "editadoEn", ${momento('m.leido_en')} as "leidoEn"
      from anuncios_de(${actor.id}, ${ahora.toISOString()}) m join anuncios a on a.id = m.anuncio_id
     where m.apartado_en is null or a.id = ${pedido}::uuid
     order by a.id is not distinct from ${pedido}::uuid desc, a.fijado desc, a.desde desc, a.id limit ${EN_EL_INICIO}`);
  return rows;
}
