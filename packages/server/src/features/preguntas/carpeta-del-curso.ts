import { randomUUID } from 'node:crypto';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import type { Carpeta } from '@catedra/shared/preguntas/schemas.ts';
import { sql } from 'drizzle-orm';
import { exigirDestino } from '#features/preguntas/alcance.ts';
import { anotarCarpeta } from '#features/preguntas/audit.ts';
import { carpetasTable } from '#features/preguntas/table.ts';
import type { Work } from '#platform/changes/work.ts';
import { lockInTransaction } from '#platform/turns/lock.ts';

const LARGO = 120;

type Hallada = { cursoId: string; titulo: string; carpetaId: string | null };

/** Where the questions that are written inside an evaluation land: the folder of its course, made if it is not there. */
export async function carpetaDelCurso(work: Work, evaluacionId: string): Promise<string> {
  const buscar = async (): Promise<Hallada> => {
    const { rows } = await work.tx.execute<Hallada>(sql`
      select e.curso_id as "cursoId", k.titulo,
             (select c.id from carpetas c where c.curso_id = k.id and c.padre_id is null
               order by c.creado_en, c.id limit 1) as "carpetaId"
        from evaluaciones e join cursos k on k.id = e.curso_id where e.id = ${evaluacionId}`);
    const [una] = rows;
    if (!una) throw noEncontrado();
    exigirDestino(work.actor, una.cursoId);
    return una;
  };
  const antes = await buscar();
  if (antes.carpetaId) return antes.carpetaId;
  // Two authors who begin at once find one folder.
  await lockInTransaction(work.tx, 'preguntas.carpetas');
  const { carpetaId, cursoId, titulo } = await buscar();
  if (carpetaId) return carpetaId;
  const moment = work.now.toISOString();
  const nueva: Carpeta = {
    id: randomUUID(),
    cursoId,
    padreId: null,
    nombre: titulo.slice(0, LARGO).trim(),
    preguntas: 0,
    version: 1,
  };
  const { preguntas: _, ...fila } = nueva;
  await work.tx.insert(carpetasTable).values({ ...fila, creadoEn: moment, actualizadoEn: moment });
  anotarCarpeta(work, null, nueva);
  return nueva.id;
}
