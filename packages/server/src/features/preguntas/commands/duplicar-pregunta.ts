import { noEncontrado } from '@catedra/shared/core/errors.ts';
import type { DuplicarPregunta, PreguntaDeAutor } from '@catedra/shared/preguntas/schemas.ts';
import { sql } from 'drizzle-orm';
import { exigirEditar, lasQueVe } from '#features/preguntas/alcance.ts';
import { enlazarArchivos } from '#features/preguntas/archivos.ts';
import { anotarPregunta } from '#features/preguntas/audit.ts';
import { carpetaDelCurso } from '#features/preguntas/carpeta-del-curso.ts';
import { descartarBorrador } from '#features/preguntas/commands/borrador.ts';
import { leerPreguntas, leerUna } from '#features/preguntas/leer-pregunta.ts';
import { bloquear, crear } from '#features/preguntas/store.ts';
import { preguntaArchivosTable } from '#features/preguntas/table.ts';
import type { Work } from '#platform/changes/work.ts';

/** A question in sight, of which one may take a copy elsewhere without being allowed to change it. */
async function leerALaVista(work: Work, id: string): Promise<PreguntaDeAutor> {
  exigirEditar(work.actor);
  const [una] = await leerPreguntas(work.tx, sql`p.id = ${id} and ${lasQueVe(work.actor)}`);
  if (!una) throw noEncontrado();
  return una;
}

/** A copy of what is being edited; asked again with the same id, it is the same copy. */
export async function duplicarPregunta(
  work: Work,
  id: string,
  { id: copiaId, evaluacionId, llevarseLoEditado = false }: DuplicarPregunta,
): Promise<PreguntaDeAutor> {
  const aOtroSitio = evaluacionId !== undefined && !llevarseLoEditado;
  const original = aOtroSitio ? await leerALaVista(work, id) : await bloquear(work, id);
  const { etiquetas, publica, clave, borrador } = original;
  const carpetaId = evaluacionId ? await carpetaDelCurso(work, evaluacionId) : original.carpetaId;
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
  if (llevarseLoEditado) await descartarBorrador(work, id);
  return copia;
}
