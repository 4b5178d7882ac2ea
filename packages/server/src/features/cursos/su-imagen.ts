import { datosInvalidos } from '@catedra/shared/core/errors.ts';
import { cursos } from '@catedra/shared/cursos/collection.ts';
import { eq, or, sql } from 'drizzle-orm';
import { archivosTable } from '#features/archivos/table.ts';
import { cursosTable } from '#features/cursos/table.ts';
import type { Work } from '#platform/changes/work.ts';
import type { Binding } from '#platform/collections/binding.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';

interface ConImagen {
  readonly id: string;
  readonly imagen?: unknown;
}

/** A cover is a file of the course, one's own, or of a course that one sees; any other is as if it was not there. */
export async function exigirImagen(
  work: Work,
  cursosBinding: Binding,
  antes: ConImagen | null,
  { id, imagen }: ConImagen,
): Promise<void> {
  if (typeof imagen !== 'string' || imagen === antes?.imagen) return;
  const visible = scopeSql(cursosBinding, cursos.policy.read(work.actor)) ?? sql`true`;
  const [suya] = await work.tx
    .select({ id: archivosTable.id })
    .from(archivosTable)
    .leftJoin(cursosTable, eq(cursosTable.id, archivosTable.cursoId))
    .where(
      sql`${eq(archivosTable.id, imagen)} and ${or(
        eq(archivosTable.cursoId, id),
        eq(archivosTable.usuarioId, work.actor.id),
        sql`(${cursosTable.id} is not null and ${visible})`,
      )}`,
    );
  if (!suya) throw datosInvalidos({ imagen: 'Lo que elegiste ya no existe. Elige otro.' });
}
