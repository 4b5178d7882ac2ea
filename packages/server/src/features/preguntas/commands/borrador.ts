import { isDeepStrictEqual } from 'node:util';
import { noEncontrado, versionAntigua } from '@catedra/shared/core/errors.ts';
import { preguntaIncompleta } from '@catedra/shared/preguntas/errors.ts';
import type { PreguntaDeAutor, VolverAVersion } from '@catedra/shared/preguntas/schemas.ts';
import { fallosDe, type Mitades } from '@catedra/shared/preguntas/textos.ts';
import { sql } from 'drizzle-orm';
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

async function asentar(work: Work, antes: PreguntaDeAutor, valores: Valores): Promise<PreguntaDeAutor> {
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
  return asentar(work, antes, { numero, ...loQueSeSabe({ publica, clave }) });
}

/** Forgets what was edited: the question stays as it is used. */
export async function descartarBorrador(work: Work, id: string): Promise<PreguntaDeAutor> {
  const antes = await bloquearParaEditar(work, id);
  return antes.borrador ? asentar(work, antes, {}) : antes;
}

async function loQueDecia(work: Work, id: string, numero: number): Promise<Mitades> {
  const { rows } = await work.tx.execute<Mitades & Record<string, unknown>>(sql`
    select v.publica, k.clave from pregunta_versiones v
      join pregunta_claves k on k.pregunta_id = v.pregunta_id and k.numero = v.numero
     where v.pregunta_id = ${id} and v.numero = ${numero}`);
  const [una] = rows;
  if (!una) throw noEncontrado();
  return { publica: una.publica, clave: una.clave };
}

/** Takes back what was put to use: no version is lost, since somebody may have begun with it; a newer one says the old. */
export async function volverAVersion(
  work: Work,
  id: string,
  { numero, desde }: VolverAVersion,
): Promise<PreguntaDeAutor> {
  const antes = await bloquearParaEditar(work, id);
  const vigente: Mitades = { publica: antes.publica, clave: antes.clave };
  const vieja = await loQueDecia(work, id, numero);
  // Asked again, it says so already.
  if (isDeepStrictEqual(vigente, vieja)) return antes;
  if (antes.numero !== desde) throw versionAntigua(antes);
  await nuevaVersion(work, id, desde + 1, vieja);
  const { publica, clave } = antes.borrador ?? vigente;
  return asentar(work, antes, {
    numero: desde + 1,
    ...loQueSeSabe(vieja),
    borradorPublica: publica,
    borradorClave: clave,
    borradorEn: work.now.toISOString(),
    borradorPor: work.actor.id,
  });
}
