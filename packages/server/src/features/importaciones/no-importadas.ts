import type { Actor } from '@catedra/shared/core/actor.ts';
import { sql } from 'drizzle-orm';
import { encontrar } from '#features/importaciones/queries.ts';
import type { Database } from '#platform/db/pool.ts';

type Fila = { linea: number; archivo: string | null; titulo: string; fuente: string; porque: string | null };

/** Their own text, each under why it stays out: put right there, it is brought again. */
export async function escribirNoImportadas(db: Database, actor: Actor, id: string): Promise<string> {
  await encontrar(db, actor, id);
  const { rows } = await db.execute<Fila>(sql`
    select l.linea, l.archivo, l.titulo, l.fuente, l.porque from importacion_lineas l
     where l.importacion_id = ${id} and l.estado in ('no_importa', 'fuera') order by l.numero`);
  return rows
    .map(({ linea, archivo, titulo, fuente, porque }) => {
      const donde = `${archivo ? `${archivo}, ` : ''}línea ${linea}`;
      return `// ${donde}: ${porque ?? 'La dejaste fuera al revisar.'}\n${fuente || titulo}\n`;
    })
    .join('\n');
}
