import { escribeRacional } from '@catedra/shared/core/racional.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import { sePone } from '@catedra/shared/entregas/calificacion.ts';
import {
  type CalificarRespuesta,
  fraccionPuesta,
  otraPersonaCalifico,
  type RespuestaPorCalificar,
} from '@catedra/shared/intentos/calificar.ts';
import { type NotaPuesta, sePublicaDespues } from '@catedra/shared/intentos/publicar.ts';
import { eq, sql } from 'drizzle-orm';
import { notify } from '#features/avisos/offers.ts';
import { cleanRichText } from '#features/cursos/binding.ts';
import { exigirArchivosALaVista } from '#features/cursos/offers.ts';
import { gruposQueCalifican, tomarParaCalificar } from '#features/entregas/offers.ts';
import { anotarIntento } from '#features/intentos/audit.ts';
import { type FilaDeIntento, leerPreguntas, numeroDe } from '#features/intentos/filas.ts';
import { notaDeFilas } from '#features/intentos/acabar/finalizar.ts';
import { leerPorCalificar } from '#features/intentos/calificar/leer-por-calificar.ts';
import { anotarNota, losQueMovio } from '#features/intentos/notas/anotar.ts';
import { avisoDeCalificado } from '#features/intentos/notices.ts';
import { leerPuestas } from '#features/intentos/calificar/por-publicar.ts';
import { anotarProgreso } from '#features/intentos/calificar/progreso.ts';
import { anotarSuceso } from '#features/intentos/sucesos.ts';
import { intentosTable } from '#features/intentos/table.ts';
import type { Work } from '#platform/changes/work.ts';

/** Marks one answer, or marks it anew; the same mark again changes nothing, and nobody writes over another's. */
export async function calificarRespuesta(
  work: Work,
  id: string,
  lugar: number,
  body: CalificarRespuesta,
): Promise<RespuestaPorCalificar> {
  await tomarParaCalificar(work, sql`intentos`, sql`e.id = ${id} and e.estado = 'entregado'`);
  const actual = await leerPorCalificar(work.tx, work.actor, id, lugar);
  const [antes] = await work.tx.select().from(intentosTable).where(eq(intentosTable.id, id));
  if (!antes) throw noEncontrado();
  const { fraccion, rubrica } = fraccionPuesta(actual.rubrica, actual.puntos, body);
  const comentario = cleanRichText(body.comentario);
  const filas = await leerPreguntas(work.tx, id);
  const dicha = filas.find((una) => una.lugar === lugar)?.fraccion ?? null;
  const escrita = (await leerPuestas(work.tx, [id])).get(id)?.get(lugar)?.fraccion ?? dicha;
  const igual = escrita === escribeRacional(fraccion) && actual.comentario === comentario;
  if (!sePone({ version: actual.version, igual }, body.version, () => otraPersonaCalifico(actual)))
    return actual;

  await exigirArchivosALaVista(work, {
    cursoId: antes.cursoId,
    campo: 'comentario',
    antes: actual.comentario,
    despues: comentario,
  });
  if (sePublicaDespues(actual.sePublica, dicha)) {
    await guardarSinPublicar(work, antes, lugar, {
      fraccion: escribeRacional(fraccion),
      rubrica,
      comentario,
    });
    return leerPorCalificar(work.tx, work.actor, id, lugar);
  }
  await work.tx.execute(sql`
    update intento_preguntas
       set puesta = null, fraccion = ${escribeRacional(fraccion)}, rubrica = ${JSON.stringify(rubrica)}::jsonb, comentario = ${comentario},
           version_nota = version_nota + 1, calificada_por = ${work.actor.id}, calificada_en = ${work.now.toISOString()}
     where intento_id = ${id} and lugar = ${lugar}`);
  const puestas = filas.map((una) =>
    una.lugar === lugar ? { ...una, fraccion: escribeRacional(fraccion) } : una,
  );
  const { nota, provisional } = notaDeFilas(puestas, puestas);
  const [despues] = await work.tx
    .update(intentosTable)
    .set({ version: antes.version + 1, nota: nota === null ? null : Number(nota), provisional })
    .where(eq(intentosTable.id, id))
    .returning();
  if (!despues) throw new Error(`intento ${id} vanished under its lock`);
  await anotarSuceso(work.tx, id, {
    tipo: 'calificado',
    en: work.now.toISOString(),
    detalle: `Pregunta ${numeroDe(filas, lugar)}`,
    por: work.actor.id,
  });
  await anotarNota(work, antes, despues, { causa: 'correccion', lugares: losQueMovio(filas, puestas) });
  await anotarProgreso(work, despues);
  await anotarIntento(work, antes, despues);
  if (antes.provisional && !provisional) await notify(work, avisoDeCalificado, { intentoId: id });
  return leerPorCalificar(work.tx, work.actor, id, lugar);
}

/** The mark stays with those who mark, whose screens alone are told: for its person nothing happened. */
async function guardarSinPublicar(
  work: Work,
  intento: FilaDeIntento,
  lugar: number,
  puesta: NotaPuesta,
): Promise<void> {
  await work.tx.execute(sql`
    update intento_preguntas
       set puesta = ${JSON.stringify(puesta)}::jsonb, version_nota = version_nota + 1,
           calificada_por = ${work.actor.id}, calificada_en = ${work.now.toISOString()}
     where intento_id = ${intento.id} and lugar = ${lugar}`);
  const { id, usuarioId, cursoId } = intento;
  const alcance = { usuarioId, cursoId, grupoIds: await gruposQueCalifican(work.tx, intento) };
  work.record({ coleccion: 'entregas', documento: id, antes: alcance, despues: alcance, detalle: {} });
}
