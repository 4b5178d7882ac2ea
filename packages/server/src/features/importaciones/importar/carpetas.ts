import type { Carpeta } from '@catedra/shared/preguntas/schemas.ts';
import { MAX_NIVELES } from '@catedra/shared/preguntas/schemas.ts';
import { eq, sql } from 'drizzle-orm';
import { faltaDestino } from '#features/importaciones/errors.ts';
import type { ImportacionRow } from '#features/importaciones/queries.ts';
import { importacionesTable } from '#features/importaciones/table.ts';
import { anotarCarpeta, carpetaDelCurso } from '#features/preguntas/offers.ts';
import { carpetasTable } from '#features/preguntas/table.ts';
import type { Work } from '#platform/changes/work.ts';
import { copyId } from '#platform/copy-id.ts';
import { lockInTransaction } from '#platform/turns/lock.ts';

const LARGO = 120;
const SEPARADOR = ' / ';

interface Sitio {
  readonly id: string | null;
  readonly cursoId: string | null;
  /** From 1 at the top; 0 for no folder. */
  readonly nivel: number;
}

const nombreDe = (escrito: string): string =>
  escrito.replace(/\s+/g, ' ').trim().slice(0, LARGO) || 'Sin nombre';

/** The folders of the bank that an import puts questions in, found or made. */
export class Carpetas {
  readonly creadas: string[] = [];
  readonly #work: Work;
  readonly #importacionId: string;
  readonly #halladas = new Map<string, Sitio>();

  constructor(work: Work, importacionId: string) {
    this.#work = work;
    this.#importacionId = importacionId;
  }

  /** The one of this name in another, whatever its capitals. */
  async en(sitio: Sitio, escrito: string): Promise<Sitio> {
    const nombre = nombreDe(escrito);
    const clave = `${sitio.id} ${nombre.toLowerCase()}`;
    const sabida = this.#halladas.get(clave);
    if (sabida) return sabida;
    const hallada = (await this.#buscar(sitio, nombre)) ?? (await this.#crear(sitio, nombre, clave));
    const una = { id: hallada, cursoId: sitio.cursoId, nivel: sitio.nivel + 1 };
    this.#halladas.set(clave, una);
    return una;
  }

  /** Down a path; what would stand too deep shares the last folder's name. */
  async por(sitio: Sitio, camino: readonly string[]): Promise<Sitio> {
    const caben = MAX_NIVELES - sitio.nivel;
    if (caben <= 0 || camino.length === 0) return sitio;
    const [primeras, ultimas] = [camino.slice(0, caben - 1), camino.slice(caben - 1)];
    let donde = sitio;
    for (const nombre of [...primeras, ...(ultimas.length > 0 ? [ultimas.join(SEPARADOR)] : [])])
      donde = await this.en(donde, nombre);
    return donde;
  }

  async #buscar({ id, cursoId }: Sitio, nombre: string): Promise<string | undefined> {
    const { rows } = await this.#work.tx.execute<{ id: string }>(sql`
      select c.id from carpetas c
       where c.padre_id is not distinct from ${id} and c.curso_id is not distinct from ${cursoId}
         and lower(c.nombre) = lower(${nombre})`);
    return rows[0]?.id;
  }

  async #crear({ id: padreId, cursoId }: Sitio, nombre: string, clave: string): Promise<string> {
    const moment = this.#work.now.toISOString();
    const id = copyId(this.#importacionId, `carpeta ${clave}`);
    const nueva: Carpeta = { id, cursoId, padreId, nombre, preguntas: 0, version: 1 };
    await this.#work.tx
      .insert(carpetasTable)
      .values({ id, cursoId, padreId, nombre, creadoEn: moment, actualizadoEn: moment });
    anotarCarpeta(this.#work, null, nueva);
    this.creadas.push(id);
    return id;
  }
}

async function sitioDe(work: Work, { carpetaId, evaluacionId, nueva }: ImportacionRow): Promise<Sitio> {
  const id = carpetaId ?? (evaluacionId ? await carpetaDelCurso(work, evaluacionId) : null);
  if (!id) {
    if (!nueva) throw faltaDestino();
    return { id: null, cursoId: null, nivel: 0 };
  }
  const { rows } = await work.tx.execute<{ cursoId: string | null; nivel: number }>(sql`
    with recursive sube (id, padre_id, curso_id) as (
      select c.id, c.padre_id, c.curso_id from carpetas c where c.id = ${id}
      union all select c.id, c.padre_id, c.curso_id from carpetas c join sube s on c.id = s.padre_id)
    select (select s.curso_id from sube s where s.id = ${id}) as "cursoId", count(*)::int as nivel from sube`);
  const [una] = rows;
  if (!una || una.nivel === 0) throw faltaDestino();
  return { id, ...una };
}

/** Makes ready the folder that all go to, once: a run that goes on finds it. */
export async function prepararDestino(work: Work, row: ImportacionRow): Promise<ImportacionRow> {
  await lockInTransaction(work.tx, 'preguntas.carpetas');
  const carpetas = new Carpetas(work, row.id);
  const sitio = await sitioDe(work, row);
  const { id } = row.nueva ? await carpetas.en(sitio, row.nueva) : sitio;
  const [hecha] = await work.tx
    .update(importacionesTable)
    .set({
      carpetaId: id,
      nueva: null,
      carpetasCreadas: sql`${importacionesTable.carpetasCreadas} || ${sql.param(carpetas.creadas)}::uuid[]`,
    })
    .where(eq(importacionesTable.id, row.id))
    .returning();
  return hecha ?? row;
}

/** The folder of each question of some lines, by the path that its file says. */
export async function carpetasDe(
  work: Work,
  row: ImportacionRow,
  caminos: readonly (readonly string[])[],
): Promise<{ readonly cursoId: string | null; readonly de: (camino: readonly string[]) => string }> {
  const sitio = await sitioDe(work, row);
  const por = new Map<string, string>();
  const nombre = (camino: readonly string[]) => JSON.stringify(row.conCarpetas ? camino : []);
  const distintos = new Map(caminos.map((camino) => [nombre(camino), row.conCarpetas ? camino : []]));
  if ([...distintos.values()].some((camino) => camino.length > 0))
    await lockInTransaction(work.tx, 'preguntas.carpetas');
  const carpetas = new Carpetas(work, row.id);
  for (const [clave, camino] of distintos) por.set(clave, (await carpetas.por(sitio, camino)).id ?? '');
  if (carpetas.creadas.length > 0)
    await work.tx
      .update(importacionesTable)
      .set({
        carpetasCreadas: sql`${importacionesTable.carpetasCreadas} || ${sql.param(carpetas.creadas)}::uuid[]`,
      })
      .where(eq(importacionesTable.id, row.id));
  return { cursoId: sitio.cursoId, de: (camino) => por.get(nombre(camino)) ?? '' };
}
