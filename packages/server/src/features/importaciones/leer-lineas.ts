import type { Actor } from '@catedra/shared/core/actor.ts';
import {
  type ConsultaDeLineas,
  ESTADOS_DE_LINEA,
  type LineaDeImportacion,
  type PaginaDeLineas,
} from '@catedra/shared/importaciones/schemas.ts';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { encontrar } from '#features/importaciones/queries.ts';
import { enUso } from '#features/preguntas/offers.ts';
import { cutPage, readCursor, writeCursor } from '#platform/db/keyset.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

/** What asks for attention first, and then as they stand in the file. */
const URGENCIA = sql`array_position(${sql.param([...ESTADOS_DE_LINEA])}::text[], l.estado)`;
const lugar = z.tuple([z.coerce.number().int(), z.coerce.number().int()]);

type Fila = LineaDeImportacion & { readonly urgencia: number } & Record<string, unknown>;

export async function seleccionar(db: Database | Tx, where: SQL, limite: number): Promise<Fila[]> {
  const { rows } = await db.execute<Fila>(sql`
    select l.numero, l.archivo, l.linea, l.hasta, l.fuente, l.titulo, l.carpeta, l.estado, l.cambios, l.porque,
           l.mitades, l.etiquetas, l.decision, l.pregunta_id as "preguntaId", l.resultado, ${URGENCIA} as urgencia,
           case when l.estado in ('cambiada', 'conflicto') and l.resultado is null then (
             select json_build_object('publica', coalesce(p.borrador_publica, v.publica),
                      'clave', coalesce(p.borrador_clave, k.clave), 'numero', p.numero, 'usada', ${enUso})
               from preguntas p join pregunta_versiones v on v.pregunta_id = p.id and v.numero = p.numero
               join pregunta_claves k on k.pregunta_id = p.id and k.numero = p.numero
              where p.id = l.pregunta_id) end as aqui
      from importacion_lineas l where ${where} order by ${URGENCIA}, l.numero limit ${limite}`);
  return rows;
}

export function sinUrgencia({ urgencia, ...linea }: Fila): LineaDeImportacion {
  void urgencia;
  return linea;
}

/** A page of the review: what asks for attention first. */
export async function leerLineas(
  db: Database,
  actor: Actor,
  id: string,
  { estado, cursor, limite }: ConsultaDeLineas,
): Promise<PaginaDeLineas> {
  await encontrar(db, actor, id);
  const desde = cursor ? readCursor(lugar, cursor) : null;
  const where = sql.join(
    [
      sql`l.importacion_id = ${id}`,
      ...(estado ? [sql`l.estado = ${estado}`] : []),
      ...(desde ? [sql`(${URGENCIA}, l.numero) > (${desde[0]}::int, ${desde[1]}::int)`] : []),
    ],
    sql` and `,
  );
  const rows = await seleccionar(db, where, limite + 1);
  const pagina = cutPage(rows, limite, ({ urgencia, numero }) => writeCursor(urgencia, numero));
  return { siguiente: pagina.siguiente, datos: pagina.datos.map(sinUrgencia) };
}
