import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import { escribeRacional } from '@catedra/shared/core/racional.ts';
import type { PreguntaRevisada } from '@catedra/shared/intentos/despues.ts';
import { calificaRespuesta } from '@catedra/shared/preguntas/calificar.ts';
import { eq } from 'drizzle-orm';
import { evaluacionesTable } from '#features/evaluaciones/table.ts';
import { leerMio, leerPreguntas } from '#features/intentos/filas.ts';
import { revisada } from '#features/intentos/resultados/revisada.ts';
import { leerClaves } from '#features/preguntas/offers.ts';
import type { Database } from '#platform/db/pool.ts';

/** An answer of mine while a practice lasts, as far as its matrix shows then. Anywhere else there is nothing to see. */
export async function leerComprobacion(
  db: Database,
  actor: Actor,
  id: string,
  lugar: number,
): Promise<PreguntaRevisada> {
  const intento = await leerMio(db, actor.id, id);
  if (intento?.estado !== 'en_curso' || !intento.practica) throw noEncontrado();
  const [[reglas], filas] = await Promise.all([
    db
      .select({ revision: evaluacionesTable.revision })
      .from(evaluacionesTable)
      .where(eq(evaluacionesTable.id, intento.evaluacionId)),
    leerPreguntas(db, id),
  ]);
  const ve = new Set(reglas?.revision.durante);
  const fila = filas.find((una) => una.lugar === lugar);
  const sinLlegar = intento.secuencial && lugar > intento.alcanzada;
  // Nothing is said of a question that nobody has tried.
  if (ve.size === 0 || !fila || fila.respuesta === null || sinLlegar) throw noEncontrado();
  const claves = await leerClaves(db, [fila]);
  const pregunta = claves.get(`${fila.preguntaId}:${fila.numero}`);
  if (!pregunta) throw new Error(`the key of ${fila.preguntaId}:${fila.numero} is missing`);
  const { estado, fraccion } = calificaRespuesta(pregunta, fila.respuesta, fila.resta);
  const aMano = estado === 'a_mano';
  return revisada({ ...fila, aMano, fraccion: aMano ? null : escribeRacional(fraccion) }, ve, claves);
}
