import { puedeSubir } from '@catedra/shared/archivos/policy.ts';
import { archivoQueFalta } from '@catedra/shared/preguntas/errors.ts';
import { archivosDe, type Mitades } from '@catedra/shared/preguntas/textos.ts';
import { sql } from 'drizzle-orm';
import type { Work } from '#platform/changes/work.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

/** The digests of the files that some questions show. */
export async function shasDe(
  db: Database | Tx,
  preguntas: readonly Mitades[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(preguntas.flatMap(archivosDe))];
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; sha256: string }>(sql`
    select f.id, f.sha256 from archivos f where f.id = any(${sql.param(ids)}::uuid[]) and f.sha256 is not null`);
  return new Map(rows.map(({ id, sha256 }) => [id, sha256]));
}

/** A question put right by hand shows what came with the file, or what its author may put there. */
export async function exigirSuyos(work: Work, importacionId: string, mitades: Mitades): Promise<void> {
  const ids = archivosDe(mitades);
  if (ids.length === 0) return;
  const { rows } = await work.tx.execute<{ id: string; cursoId: string | null; viene: boolean }>(sql`
    select f.id, f.curso_id as "cursoId",
           exists (select from importacion_medios m where m.importacion_id = ${importacionId} and m.archivo_id = f.id) as viene
      from archivos f where f.id = any(${sql.param(ids)}::uuid[]) and f.estado = 'listo'
       and f.proposito in ('contenido', 'importacion')`);
  const valen = rows.filter(
    ({ viene, cursoId }) => viene || puedeSubir(work.actor, { proposito: 'contenido', cursoId }),
  );
  if (valen.length < ids.length) throw archivoQueFalta();
}
