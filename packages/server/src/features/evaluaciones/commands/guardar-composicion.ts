import { isDeepStrictEqual } from 'node:util';
import { datosInvalidos, noEncontrado, versionAntigua } from '@catedra/shared/core/errors.ts';
import { type Evaluacion, evaluaciones } from '@catedra/shared/evaluaciones/collection.ts';
import { cuantasPreguntas, type SeccionDePrueba } from '@catedra/shared/evaluaciones/composicion.ts';
import type { EvaluacionDeAutor, GuardarComposicion } from '@catedra/shared/evaluaciones/schemas.ts';
import { tipoDePregunta, type TipoPregunta } from '@catedra/shared/preguntas/tipos.ts';
import { sql } from 'drizzle-orm';
import { anotarComposicion } from '#features/evaluaciones/audit.ts';
import { evaluacionesBinding } from '#features/evaluaciones/binding.ts';
import { escribirSecciones, leerParaEmpezar } from '#features/evaluaciones/composicion.ts';
import { leerLista } from '#features/evaluaciones/leer-lista.ts';
import { lasCarpetasQueVe, lasQueVe } from '#features/preguntas/offers.ts';
import type { Work } from '#platform/changes/work.ts';
import { lockFor } from '#platform/collections/store.ts';

type Guardada = Pick<EvaluacionDeAutor, 'composicion' | 'sorteos' | 'fallos'>;

const preguntasDe = (secciones: readonly SeccionDePrueba[]): string[] =>
  secciones.flatMap(({ lugares }) =>
    lugares.flatMap((uno) => (uno.tipo === 'pregunta' ? [uno.preguntaId] : [])),
  );
const carpetasDe = (secciones: readonly SeccionDePrueba[]): string[] => [
  ...new Set(
    secciones.flatMap(({ lugares }) =>
      lugares.flatMap((uno) => (uno.tipo === 'sorteo' && uno.carpetaId ? [uno.carpetaId] : [])),
    ),
  ),
];
const salvo = (ids: readonly string[], otros: readonly string[]): string[] =>
  ids.filter((id) => !otros.includes(id));

type Pregunta = { id: string; tipo: TipoPregunta; enPapelera: boolean };

/** What is added must be in sight; what was there already stays, whoever saves. */
async function exigirVisibles(
  work: Work,
  antes: readonly SeccionDePrueba[],
  despues: readonly SeccionDePrueba[],
): Promise<void> {
  const preguntas = salvo(preguntasDe(despues), preguntasDe(antes));
  if (preguntas.length > 0) {
    const { rows } = await work.tx.execute<Pregunta>(sql`
      select p.id, p.tipo, not viva(p.eliminada_en) as "enPapelera" from preguntas p
       where p.id = any(${sql.param(preguntas)}::uuid[]) and ${lasQueVe(work.actor)} for key share of p`);
    if (rows.length < preguntas.length) throw noEncontrado();
    if (rows.some(({ enPapelera }) => enPapelera))
      throw datosInvalidos({ secciones: 'Una de las preguntas está en la papelera: recupérala antes.' });
  }
  const carpetas = salvo(carpetasDe(despues), carpetasDe(antes));
  if (carpetas.length > 0) {
    const { rows } = await work.tx.execute(sql`
      select c.id from carpetas c
       where c.id = any(${sql.param(carpetas)}::uuid[]) and ${lasCarpetasQueVe(work.actor)} for key share of c`);
    if (rows.length < carpetas.length) throw noEncontrado();
  }
}

/** Only a description holds others under it. */
async function exigirDescripciones(work: Work, secciones: readonly SeccionDePrueba[]): Promise<void> {
  const lugares = secciones.flatMap((una) => una.lugares);
  const cabezas = new Set(lugares.flatMap((uno) => (uno.tipo === 'pregunta' && uno.bajo ? [uno.bajo] : [])));
  if (cabezas.size === 0) return;
  const deArriba = lugares.filter(({ id }) => cabezas.has(id));
  const ids = deArriba.flatMap((uno) =>
    uno.tipo === 'pregunta' && uno.bajo === null ? [uno.preguntaId] : [],
  );
  const { rows } = await work.tx.execute<{ tipo: TipoPregunta }>(
    sql`select p.tipo from preguntas p where p.id = any(${sql.param(ids)}::uuid[])`,
  );
  if (ids.length < deArriba.length || rows.some(({ tipo }) => tipoDePregunta(tipo).puntua))
    throw datosInvalidos({ secciones: 'Las preguntas solo van debajo de una descripción.' });
}

/** Tags are kept as the bank keeps them. */
const limpia = (secciones: readonly SeccionDePrueba[]): SeccionDePrueba[] =>
  secciones.map((una) => ({
    ...una,
    lugares: una.lugares.map((uno) =>
      uno.tipo === 'sorteo' ? { ...uno, etiqueta: uno.etiqueta?.toLocaleLowerCase('es') ?? null } : uno,
    ),
  }));

/** Saves the whole of what an evaluation asks; attempts that began keep what they have. */
export async function guardarComposicion(
  work: Work,
  id: string,
  entrada: GuardarComposicion,
): Promise<Guardada> {
  const row = await lockFor(work, evaluacionesBinding, id, evaluaciones.policy.update(work.actor));
  const secciones = limpia(entrada.secciones);
  const { secciones: antes } = await leerParaEmpezar(work.tx, id);
  if (isDeepStrictEqual(antes, secciones)) return leerLista(work.tx, id, work.now);
  const { rows } = await work.tx.execute<{ version: number }>(
    sql`select composicion as version from evaluacion_secretos where evaluacion_id = ${id}`,
  );
  if ((rows[0]?.version ?? 0) !== entrada.version)
    throw versionAntigua((await leerLista(work.tx, id, work.now)).composicion);
  await exigirVisibles(work, antes, secciones);
  await exigirDescripciones(work, secciones);

  await escribirSecciones(work.tx, id, secciones);
  await work.tx.execute(sql`
    insert into evaluacion_secretos (evaluacion_id, version, composicion) values (${id}, 0, 1)
    on conflict (evaluacion_id) do update set composicion = evaluacion_secretos.composicion + 1`);
  anotarComposicion(work, row as unknown as Evaluacion, {
    preguntas: [cuantasPreguntas(antes), cuantasPreguntas(secciones)],
  });
  return leerLista(work.tx, id, work.now);
}
