import { copyId } from '#platform/copy-id.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Work } from '#platform/changes/work.ts';

type Fila = Record<string, unknown> & { readonly id: string };

/** Every id that stands alone or says where a file is, changed for its copy's. */
export type Renombrar = <T>(value: T) => T;

async function copiarFilas(work: Work, tabla: string, filas: readonly Fila[]): Promise<void> {
  if (filas.length === 0) return;
  const nombre = sql.identifier(tabla);
  await work.tx.execute(sql`
    insert into ${nombre} select n.* from jsonb_populate_recordset(null::${nombre}, ${JSON.stringify(filas)}::jsonb) n`);
}

const leer = async (work: Work, tabla: string, donde: SQL): Promise<Fila[]> => {
  const { rows } = await work.tx.execute<{ fila: Fila }>(
    sql`select to_jsonb(t) as fila from ${sql.identifier(tabla)} t where ${donde}`,
  );
  return rows.map(({ fila }) => fila);
};

/** Folders above those in them: a row is written after the one it is in. */
function deArribaAbajo(carpetas: readonly Fila[]): Fila[] {
  const puestas = new Set<unknown>();
  const orden: Fila[] = [];
  let quedan = [...carpetas];
  while (quedan.length > 0) {
    const caben = quedan.filter(({ padre_id: padre }) => padre === null || puestas.has(padre));
    if (caben.length === 0) break;
    for (const una of caben) puestas.add(una.id);
    orden.push(...caben);
    quedan = quedan.filter(({ id }) => !puestas.has(id));
  }
  return orden;
}

/** Question `p` goes with its course: the bin aside, save what an evaluation of the course still asks. */
const seCopia = (cursoId: string): SQL => sql`(p.curso_id = ${cursoId} and (viva(p.eliminada_en)
  or exists (select from evaluacion_lugares l join evaluaciones e on e.id = l.evaluacion_id
              where l.pregunta_id = p.id and e.curso_id = ${cursoId})))`;

/** The ids of the bank of a course: its folders and the questions that are copied. */
export async function idsDelBanco(work: Work, cursoId: string): Promise<string[]> {
  const { rows } = await work.tx.execute<{ id: string }>(sql`
    select id from carpetas where curso_id = ${cursoId}
    union all select p.id from preguntas p where ${seCopia(cursoId)}`);
  return rows.map(({ id }) => id);
}

/** The bank of a course, as attempts that start now would be asked it: one version of each question, with its key. */
export async function copiarBanco(work: Work, cursoId: string, renombrar: Renombrar): Promise<void> {
  const now = work.now.toISOString();
  const deUna = { version: 1, creado_en: now, actualizado_en: now };
  const deLasCopiadas = (mas: SQL) =>
    sql`exists (select from preguntas p where p.id = t.pregunta_id and ${seCopia(cursoId)} ${mas})`;
  const carpetas = deArribaAbajo(await leer(work, 'carpetas', sql`t.curso_id = ${cursoId}`));
  for (const carpeta of carpetas) await copiarFilas(work, 'carpetas', [{ ...renombrar(carpeta), ...deUna }]);
  const preguntas = await leer(
    work,
    'preguntas',
    sql`t.id in (select p.id from preguntas p where ${seCopia(cursoId)})`,
  );
  await copiarFilas(
    work,
    'preguntas',
    preguntas.map((una) => ({
      ...renombrar(una),
      ...deUna,
      numero: 1,
      borrador_publica: null,
      borrador_clave: null,
      borrador_en: null,
      borrador_por: null,
    })),
  );
  for (const tabla of ['pregunta_versiones', 'pregunta_claves']) {
    const filas = await leer(work, tabla, deLasCopiadas(sql`and p.numero = t.numero`));
    await copiarFilas(
      work,
      tabla,
      filas.map((fila) => ({ ...renombrar(fila), numero: 1 })),
    );
  }
  const archivos = await leer(work, 'pregunta_archivos', deLasCopiadas(sql``));
  await copiarFilas(work, 'pregunta_archivos', archivos.map(renombrar));
}

/** What an evaluation asks and says, in its copy: questions of elsewhere are the same ones; nobody's exceptions. */
export async function copiarComposicion(
  work: Work,
  copiaId: string,
  evaluacionIds: readonly string[],
  renombrar: Renombrar,
): Promise<void> {
  const suyas = sql`t.evaluacion_id = any(${sql.param(evaluacionIds)}::uuid[])`;
  const [secretos, secciones, lugares] = [
    await leer(work, 'evaluacion_secretos', suyas),
    await leer(work, 'evaluacion_secciones', suyas),
    await leer(work, 'evaluacion_lugares', suyas),
  ];
  const otro = (id: unknown) => (typeof id === 'string' ? copyId(copiaId, id) : null);
  await copiarFilas(
    work,
    'evaluacion_secretos',
    secretos.map((fila) => ({ ...renombrar(fila), version: 1 })),
  );
  await copiarFilas(
    work,
    'evaluacion_secciones',
    secciones.map((fila) => ({ ...renombrar(fila), id: copyId(copiaId, fila.id) })),
  );
  await copiarFilas(
    work,
    'evaluacion_lugares',
    lugares.map((fila) => ({
      ...renombrar(fila),
      id: copyId(copiaId, fila.id),
      seccion_id: otro(fila.seccion_id),
      bajo: otro(fila.bajo),
    })),
  );
}
