import type { PersonasQuitadas } from '@catedra/shared/participantes/schemas.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { inscripcionesTable, prorrogasTable } from '#features/cursos/table.ts';
import { alguien, lockCurso } from '#features/participantes/personas.ts';
import { lockVisibles, recordPersona } from '#features/sesion/offers.ts';
import type { Work } from '#platform/changes/work.ts';

/** Takes the course away from people who had it by name: what they did is kept; a group that gives it still does. */
export async function quitarPersonas(
  work: Work,
  cursoId: string,
  usuarioIds: readonly string[],
): Promise<PersonasQuitadas> {
  const curso = await lockCurso(work, cursoId);
  const personas = await lockVisibles(work, usuarioIds);
  const ids = personas.map(({ usuario }) => usuario.id);
  const filas = await work.tx
    .delete(inscripcionesTable)
    .where(and(eq(inscripcionesTable.cursoId, cursoId), inArray(inscripcionesTable.usuarioId, ids)))
    .returning({ id: inscripcionesTable.usuarioId });
  const quitadas = new Set(filas.map(({ id }) => id));
  for (const persona of personas)
    if (quitadas.has(persona.usuario.id)) recordPersona(work, persona, { curso: [curso.titulo, null] });

  const { rows } = await work.tx.execute<{ usuario_id: string }>(sql`
    select usuario_id from matriculas where curso_id = ${cursoId} and usuario_id = any(${sql.param(ids)}::uuid[])`);
  const siguen = new Set(rows.map((row) => row.usuario_id));
  const fuera = ids.filter((id) => !siguen.has(id));
  // Whoever comes back some day starts with everyone's date.
  if (fuera.length > 0) {
    await work.tx
      .delete(prorrogasTable)
      .where(and(eq(prorrogasTable.cursoId, cursoId), inArray(prorrogasTable.usuarioId, fuera)));
    await work.tx.execute(sql`
      delete from excepciones where curso_id = ${cursoId} and hasta is not null
         and usuario_id = any(${sql.param(fuera)}::uuid[])`);
  }
  return {
    quitadas: quitadas.size,
    siguen: personas.filter(({ usuario }) => siguen.has(usuario.id)).map(alguien),
  };
}
