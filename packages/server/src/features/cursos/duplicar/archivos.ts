import { and, eq, inArray, sql } from 'drizzle-orm';
import { archivosTable } from '#features/archivos/table.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

type Archivo = typeof archivosTable.$inferSelect;

/** The files that a course shows: its cover and those of its texts and activities. */
const consulta = (db: Database | Tx, cursoId: string) =>
  db
    .select()
    .from(archivosTable)
    .where(
      and(
        eq(archivosTable.cursoId, cursoId),
        eq(archivosTable.estado, 'listo'),
        inArray(archivosTable.proposito, ['contenido', 'portada']),
        sql`(exists (select from actividad_archivos u join actividades a on a.id = u.actividad_id and viva(a.papelera)
                     where u.archivo_id = ${archivosTable.id})
          or exists (select from pregunta_archivos q where q.archivo_id = ${archivosTable.id})
          or exists (select from cursos c where c.id = ${cursoId}
              and (c.imagen = ${archivosTable.id} or strpos(c.descripcion, ${archivosTable.id}::text) > 0)))`,
      ),
    )
    .orderBy(archivosTable.id);

export const archivosDelCurso = (db: Database | Tx, cursoId: string): Promise<Archivo[]> =>
  consulta(db, cursoId);

/** The same ones, and none of them goes before this transaction ends: a copy is about to share their bytes. */
export const retenerArchivos = (tx: Tx, cursoId: string): Promise<Archivo[]> =>
  consulta(tx, cursoId).for('key share');
