import { noEncontrado } from '@catedra/shared/core/errors.ts';
import type { PreguntaDeAutor } from '@catedra/shared/preguntas/schemas.ts';
import { sql } from 'drizzle-orm';
import { lasQueVe } from '#features/preguntas/alcance.ts';
import { enlazarArchivos } from '#features/preguntas/archivos.ts';
import { anotarPregunta } from '#features/preguntas/audit.ts';
import { leerPreguntas, leerUna } from '#features/preguntas/leer-pregunta.ts';
import { bloquear, crear } from '#features/preguntas/store.ts';
import { preguntaArchivosTable } from '#features/preguntas/table.ts';
import type { Work } from '#platform/changes/work.ts';

/** A copy beside the original, of what is being edited in it; asked again with the same id, it is the same copy. */
export async function duplicarPregunta(work: Work, id: string, copiaId: string): Promise<PreguntaDeAutor> {
  const { carpetaId, etiquetas, publica, clave, borrador } = await bloquear(work, id);
  const mitades = borrador ? { publica: borrador.publica, clave: borrador.clave } : { publica, clave };
  if (!(await crear(work, { id: copiaId, carpetaId, etiquetas, mitades }))) {
    const [ya] = await leerPreguntas(work.tx, sql`p.id = ${copiaId} and ${lasQueVe(work.actor)}`);
    if (!ya) throw noEncontrado();
    return ya;
  }
  // Whoever may copy the question may show what it shows.
  await work.tx.execute(sql`
    insert into ${preguntaArchivosTable} (pregunta_id, archivo_id)
    select ${copiaId}, u.archivo_id from pregunta_archivos u where u.pregunta_id = ${id}`);
  const copia = await leerUna(work.tx, copiaId);
  await enlazarArchivos(work, copia, mitades);
  anotarPregunta(work, null, copia);
  return copia;
}
