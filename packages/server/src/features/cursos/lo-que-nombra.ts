import { archivoAjeno, archivosNombrados } from '@catedra/shared/archivos/nombrados.ts';
import { llaveDe } from '@catedra/shared/archivos/policy.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { matches } from '@catedra/shared/core/scope.ts';
import { cursos } from '@catedra/shared/cursos/collection.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { archivosTable } from '#features/archivos/table.ts';
import { cursosTable } from '#features/cursos/table.ts';
import type { Work } from '#platform/changes/work.ts';

type Archivo = Pick<typeof archivosTable.$inferSelect, 'id' | 'proposito' | 'cursoId' | 'usuarioId'> & {
  readonly curso: Pick<typeof cursosTable.$inferSelect, 'id' | 'estado' | 'acceso'> | null;
};

/** Their own, what is shown in that very course, and what the writer sees in another; a work, only where it is marked. */
function seUsaAhi(actor: Actor, cursoId: string, archivo: Archivo): boolean {
  if (archivo.usuarioId === actor.id) return true;
  const esDeAhi = archivo.cursoId === cursoId;
  switch (llaveDe(actor, archivo)) {
    case 'si':
      return true;
    case 'curso':
      return esDeAhi || (archivo.curso !== null && matches(cursos.policy.read(actor), archivo.curso));
    case 'actividad':
      return esDeAhi || (archivo.cursoId !== null && actor.cursoIds.includes(archivo.cursoId));
    case 'entrega':
      return esDeAhi;
    default:
      return false;
  }
}

export interface Texto {
  readonly cursoId: string;
  /** The field that is wrong when it names what it may not. */
  readonly campo: string;
  /** As it was stored: what it named already may stay, whoever saves. */
  readonly antes: unknown;
  readonly despues: unknown;
  /** Files that are being put there in this very work. */
  readonly recientes?: ReadonlySet<string>;
}

/**
 * A text of a course shows no file that its writer can't see: whoever reads it would find a hole, and the writer would learn
 * whether there is one. Nothing is asked of the database unless it names a file anew.
 */
export async function exigirArchivosALaVista(
  { tx, actor }: Work,
  { cursoId, campo, antes, despues, recientes }: Texto,
): Promise<void> {
  const ya = new Set(archivosNombrados(antes));
  const nuevos = archivosNombrados(despues).filter((id) => !ya.has(id) && !recientes?.has(id));
  if (nuevos.length === 0) return;
  const archivos: Archivo[] = await tx
    .select({
      id: archivosTable.id,
      proposito: archivosTable.proposito,
      cursoId: archivosTable.cursoId,
      usuarioId: archivosTable.usuarioId,
      curso: { id: cursosTable.id, estado: cursosTable.estado, acceso: cursosTable.acceso },
    })
    .from(archivosTable)
    .leftJoin(cursosTable, eq(cursosTable.id, archivosTable.cursoId))
    .where(and(inArray(archivosTable.id, nuevos), eq(archivosTable.estado, 'listo')));
  const valen = archivos.filter((archivo) => seUsaAhi(actor, cursoId, archivo));
  if (valen.length < nuevos.length) throw archivoAjeno(campo);
}
