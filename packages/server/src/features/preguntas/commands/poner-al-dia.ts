import { preguntaIncompleta, tipoEnUso } from '@catedra/shared/preguntas/errors.ts';
import { archivosDe, fallosDe, type Mitades } from '@catedra/shared/preguntas/textos.ts';
import { sql } from 'drizzle-orm';
import { enlazarArchivos } from '#features/preguntas/archivos.ts';
import { anotarPregunta } from '#features/preguntas/audit.ts';
import { leerUna } from '#features/preguntas/leer-pregunta.ts';
import {
  bloquearParaEditar,
  cambiar,
  estaEnUso,
  loQueSeSabe,
  nuevaVersion,
  reescribirVersion,
  SIN_BORRADOR,
} from '#features/preguntas/store.ts';
import type { Work } from '#platform/changes/work.ts';

/** A question says something else from now on: a new version of what was asked, the same one of what nobody was. Gives what it said. */
export async function ponerAlDia(
  work: Work,
  id: string,
  mitades: Mitades,
  etiquetas: readonly string[],
): Promise<Mitades> {
  const antes = await bloquearParaEditar(work, id);
  const usada = await estaEnUso(work, id);
  if (usada && mitades.publica.tipo !== antes.tipo) throw tipoEnUso();
  const fallos = fallosDe(mitades);
  if (usada && fallos.length > 0) throw preguntaIncompleta(fallos);
  const numero = usada ? antes.numero + 1 : antes.numero;
  if (usada) await nuevaVersion(work, id, numero, mitades);
  else await reescribirVersion(work, antes, mitades);
  await cambiar(work, antes, {
    ...SIN_BORRADOR,
    ...loQueSeSabe(mitades),
    numero,
    etiquetas: [...new Set([...antes.etiquetas, ...etiquetas])].slice(0, 20),
  });
  // What it shows came with it: whoever brings the one brings the other.
  await work.tx.execute(sql`
    insert into pregunta_archivos (pregunta_id, archivo_id)
    select ${id}, f from unnest(${sql.param(archivosDe(mitades))}::uuid[]) f on conflict do nothing`);
  const despues = await leerUna(work.tx, id);
  await enlazarArchivos(work, despues, mitades);
  anotarPregunta(work, antes, despues);
  const { publica, clave } = antes.borrador ?? antes;
  return { publica, clave };
}
