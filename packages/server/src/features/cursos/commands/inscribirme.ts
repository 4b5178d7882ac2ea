import { noEncontrado } from '@catedra/shared/core/errors.ts';
import { type Curso, cursos } from '@catedra/shared/cursos/collection.ts';
import type { Inscripcion } from '@catedra/shared/cursos/schemas.ts';
import { cursoNoAbierto } from '@catedra/shared/cursos/rules.ts';
import { and, eq } from 'drizzle-orm';
import { cursosBinding } from '#features/cursos/binding.ts';
import { entraronPersonas } from '#features/cursos/entradas.ts';
import { cursosTable, inscripcionesTable } from '#features/cursos/table.ts';
import type { Work } from '#platform/changes/work.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';

/** Enrols whoever asks in an open course; asking again changes nothing. */
export async function inscribirme(work: Work, cursoId: string): Promise<Inscripcion> {
  const usuarioId = work.actor.id;
  const curso = await visible(work, cursoId);
  const mia = and(eq(inscripcionesTable.cursoId, cursoId), eq(inscripcionesTable.usuarioId, usuarioId));
  const [anterior] = await work.tx
    .select({ desde: inscripcionesTable.desde })
    .from(inscripcionesTable)
    .where(mia);
  if (anterior) return { cursoId, desde: anterior.desde };
  if (curso.acceso !== 'abierto' || curso.estado !== 'publicado') throw cursoNoAbierto();

  const desde = work.now.toISOString();
  const nuevas = await work.tx
    .insert(inscripcionesTable)
    .values({ usuarioId, cursoId, desde, por: usuarioId })
    .onConflictDoNothing()
    .returning({ desde: inscripcionesTable.desde });
  if (nuevas.length === 0) return { cursoId, desde };
  work.record({
    coleccion: 'inscripciones',
    documento: cursoId,
    antes: null,
    despues: { usuarioId, cursoId },
    detalle: {},
  });
  work.access({ usuarioId });
  await entraronPersonas(work, 'eleccion', [usuarioId]);
  return { cursoId, desde };
}

async function visible(work: Work, id: string): Promise<Pick<Curso, 'acceso' | 'estado'>> {
  const [curso] = await work.tx
    .select({ acceso: cursosTable.acceso, estado: cursosTable.estado })
    .from(cursosTable)
    .where(and(eq(cursosTable.id, id), scopeSql(cursosBinding, cursos.policy.read(work.actor))))
    .for('share');
  if (!curso) throw noEncontrado();
  return curso;
}
