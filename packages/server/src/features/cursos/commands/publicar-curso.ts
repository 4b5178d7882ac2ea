import type { Curso } from '@catedra/shared/cursos/collection.ts';
import {
  type ActividadParaPublicar,
  cursoIncompleto,
  faltaParaPublicar,
} from '@catedra/shared/cursos/rules.ts';
import { sql } from 'drizzle-orm';
import { cambiarEstado } from '#features/cursos/commands/cambiar-estado.ts';
import { sePublico } from '#features/cursos/entradas.ts';
import type { Work } from '#platform/changes/work.ts';

async function refuseIncomplete(work: Work, cursoId: string): Promise<void> {
  const { rows } = await work.tx.execute<ActividadParaPublicar & Record<string, unknown>>(
    sql`select a.id, a.titulo, a.tipo, a.oculta, a.lista from actividades a
         where a.curso_id = ${cursoId} and viva(a.papelera) order by a.orden, a.id`,
  );
  const falta = faltaParaPublicar(rows);
  if (Object.keys(falta).length > 0) throw cursoIncompleto(falta);
}

/** Opens the course to its people, once there is something in every activity. */
export const publicarCurso = (work: Work, id: string): Promise<Curso> =>
  cambiarEstado(work, id, 'publicar', {
    check: () => refuseIncomplete(work, id),
    after: () => sePublico(work, id),
  });
