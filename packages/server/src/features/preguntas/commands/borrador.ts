import { preguntaIncompleta } from '@catedra/shared/preguntas/errors.ts';
import type { PreguntaDeAutor } from '@catedra/shared/preguntas/schemas.ts';
import { fallosDe } from '@catedra/shared/preguntas/textos.ts';
import { enlazarArchivos } from '#features/preguntas/archivos.ts';
import { anotarPregunta } from '#features/preguntas/audit.ts';
import { leerUna } from '#features/preguntas/leer-pregunta.ts';
import {
  bloquearParaEditar,
  cambiar,
  loQueSeSabe,
  nuevaVersion,
  SIN_BORRADOR,
  type Valores,
} from '#features/preguntas/store.ts';
import type { Work } from '#platform/changes/work.ts';

async function sinBorrador(work: Work, antes: PreguntaDeAutor, valores: Valores): Promise<PreguntaDeAutor> {
  await cambiar(work, antes, { ...SIN_BORRADOR, ...valores });
  const despues = await leerUna(work.tx, antes.id);
  await enlazarArchivos(work, despues, despues);
  anotarPregunta(work, antes, despues);
  return despues;
}

/** Attempts that start from now on ask what was edited; those that began keep what they have. */
export async function usarDesdeAhora(work: Work, id: string): Promise<PreguntaDeAutor> {
  const antes = await bloquearParaEditar(work, id);
  // Asked again, it is in use already.
  if (!antes.borrador) return antes;
  const { publica, clave } = antes.borrador;
  const fallos = fallosDe({ publica, clave });
  if (fallos.length > 0) throw preguntaIncompleta(fallos);
  const numero = antes.numero + 1;
  await nuevaVersion(work, id, numero, { publica, clave });
  return sinBorrador(work, antes, { numero, ...loQueSeSabe({ publica, clave }) });
}

/** Forgets what was edited: the question stays as it is used. */
export async function descartarBorrador(work: Work, id: string): Promise<PreguntaDeAutor> {
  const antes = await bloquearParaEditar(work, id);
  return antes.borrador ? sinBorrador(work, antes, {}) : antes;
}
