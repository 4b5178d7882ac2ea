import { antesDe, DIA } from '@catedra/shared/core/duraciones.ts';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { SISTEMA } from '@catedra/shared/core/actor.ts';
import { inArray, sql } from 'drizzle-orm';
import { clavesDe, enUnIntento } from '#features/archivos/queries.ts';
import { removeStaged, stagingFolder } from '#features/archivos/staging.ts';
import { archivosTable, claveDe } from '#features/archivos/table.ts';
import { externasTable } from '#features/externas/table.ts';
import { importacionMediosTable } from '#features/importaciones/table.ts';
import { runWork, type Work } from '#platform/changes/work.ts';
import { job } from '#platform/job.ts';
import type { Platform } from '#platform/platform.ts';
import { isBeingCopied } from '#platform/vault/turn.ts';

const AT_ONCE = 200;

/** Takes files out: their rows now, bytes that nobody else shares by a job that exists if, and only if, the rows are gone. */
export async function retirar(work: Work, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const filas = await work.tx
    .delete(archivosTable)
    .where(inArray(archivosTable.id, [...ids]))
    .returning({ id: archivosTable.id, clave: archivosTable.clave });
  await work.enqueue(borrar, { ids: [...new Set(filas.map(claveDe))] });
}

/** Whoever copies a file holds its row until the copy's is there: bytes without a row here never get one again. */
export async function borrarBytes({ db, storage, config }: Platform, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await removeStaged(config, id);
    const { rows } = await db.execute(sql`select from archivos where id = ${id} or clave = ${id} limit 1`);
    if (rows.length === 0) await storage.remove(...clavesDe(id));
  }
}

const TRAS_LA_COPIA_S = 600;

/** Bytes that a copy on its way may still name wait until it is done. */
export const borrar = job<{ readonly ids: readonly string[] }>(
  'archivos.borrar',
  async (platform, { ids }) => {
    if (await isBeingCopied(platform.db))
      await runWork(platform, SISTEMA, 'archivos.borrar', (work) =>
        work.enqueueAfter(TRAS_LA_COPIA_S, borrar, { ids }),
      );
    else await borrarBytes(platform, ids);
  },
);

/** Never finished in a day, or in no use for a day; the face of whoever left goes without waiting. */
const sobran = (limite: string) => sql`
  select f.id from archivos f
   where (f.estado = 'subiendo' and f.creado_en < ${limite})
      or (f.proposito = 'foto' and exists (
           select from usuarios u where u.id = f.usuario_id and u.fecha_baja is not null))
      or (f.estado = 'listo' and f.listo_en < ${limite} and case f.proposito
            when 'contenido' then not exists (select from actividad_archivos a where a.archivo_id = f.id)
              and not exists (select from pregunta_archivos q where q.archivo_id = f.id)
              and not exists (select from cursos c where c.id = f.curso_id and position(f.id::text in c.descripcion) > 0)
              and not exists (select from actividades_pendientes p
                               where p.curso_id = f.curso_id and position(f.id::text in p.campos::text) > 0)
              and not exists (select from borradores b where position(f.id::text in b.valores::text) > 0)
            when 'portada' then not exists (select from cursos c where c.imagen = f.id)
            when 'foto' then not exists (select from usuarios u where u.foto = f.id::text)
            when 'entrega' then not exists (select from entrega_archivos e where e.archivo_id = f.id) and not ${enUnIntento}
            when 'externa' then not exists (select from ${externasTable} x where x.archivo_id = f.id)
            when 'importacion' then not exists (select from ${importacionMediosTable} m where m.archivo_id = f.id)
            else true end)
   order by f.id limit ${AT_ONCE}`;

/** Leftovers of a process that died between writing and noting down. */
async function barrer({ config, db }: Platform): Promise<void> {
  const folder = stagingFolder(config);
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (mtimeMs > Date.now() - DIA) continue;
    const { rows } = await db.execute(sql`
      select 1 from archivos where id::text = ${name.slice(0, 36)} and estado = 'subiendo'`);
    if (rows.length === 0) await rm(path, { force: true });
  }
}

/** Takes away uploads that were abandoned and files that nothing shows. */
export async function limpiar(platform: Platform): Promise<void> {
  const { db, clock } = platform;
  const limite = antesDe(clock.now(), DIA).toISOString();
  for (;;) {
    const { rows } = await db.execute<{ id: string }>(sobran(limite));
    // One by one, so that one put to use meanwhile stops nothing but its own end.
    for (const { id } of rows) {
      await runWork(platform, SISTEMA, 'archivos.limpiar', (work) => retirar(work, [id])).catch(
        (error: unknown) => platform.log.warn({ err: error, archivo: id }, 'un archivo queda sin borrar'),
      );
    }
    if (rows.length < AT_ONCE) break;
  }
  await barrer(platform);
}
