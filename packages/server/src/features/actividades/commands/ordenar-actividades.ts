import type { LugarDeActividad } from '@catedra/shared/actividades/schemas.ts';
import type { TipoActividad } from '@catedra/shared/actividades/contenido.ts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { exigirDelCurso, exigirEditar } from '#features/actividades/del-curso.ts';
import { esperaCambios, exigirSecciones, prepararCampos } from '#features/actividades/pendientes.ts';
import { actividadesTable } from '#features/actividades/table.ts';
import { sinCerrar } from '#features/cursos/offers.ts';
import type { Work } from '#platform/changes/work.ts';
import { asDomainError } from '#platform/db/errors.ts';

interface Moved extends Record<string, unknown> {
  id: string;
  tipo: TipoActividad;
  oculta: boolean;
  lista: boolean;
  antes_seccion: string;
  antes_orden: number;
  seccion: string;
  orden: number;
}

const foreign = { actividades_seccion_del_curso: 'actividades' };

// One statement: a constraint on order or section never meets a half-moved course.
async function move(work: Work, cursoId: string, lugares: readonly LugarDeActividad[]): Promise<Moved[]> {
  try {
    const { rows } = await work.tx.execute<Moved>(sql`
      with lugares as (
        select * from jsonb_to_recordset(${JSON.stringify(lugares)}::jsonb) as l(id uuid, seccion uuid, orden int)),
      antes as (
        select a.id, a.seccion, a.orden from actividades a join lugares l on l.id = a.id
         where a.curso_id = ${cursoId} and (a.seccion, a.orden) is distinct from (l.seccion, l.orden)
         order by a.id for update of a)
      update actividades a
         set seccion = l.seccion, orden = l.orden, version = a.version + 1, actualizado_en = ${work.now.toISOString()}
        from lugares l, antes where l.id = a.id and antes.id = a.id
      returning a.id, a.tipo, a.oculta, a.lista, antes.seccion as antes_seccion, antes.orden as antes_orden, a.seccion, a.orden`);
    return rows;
  } catch (error) {
    throw asDomainError(error, {}, foreign);
  }
}

/** Moves without asking whether one may: for commands that already know. */
export async function recolocar(
  work: Work,
  cursoId: string,
  lugares: readonly LugarDeActividad[],
): Promise<void> {
  const todas = await sinCerrar(work, [cursoId], () => move(work, cursoId, lugares));
  for (const moved of todas) {
    const { id, tipo, oculta, lista, antes_seccion, antes_orden, seccion, orden } = moved;
    const scope = { cursoId, tipo, oculta, lista };
    work.record({
      coleccion: 'actividades',
      documento: id,
      antes: scope,
      despues: scope,
      detalle: { seccion: [antes_seccion, seccion], orden: [antes_orden, orden] },
    });
  }
}

/** Leaves the new place of what is seen waiting; those that nobody sees may move now. */
async function preparar(
  work: Work,
  cursoId: string,
  lugares: readonly LugarDeActividad[],
): Promise<LugarDeActividad[]> {
  const ids = lugares.map(({ id }) => id);
  await exigirSecciones(
    work,
    cursoId,
    'actividades',
    lugares.map(({ seccion }) => seccion),
  );
  const vivas = await work.tx
    .select()
    .from(actividadesTable)
    .where(and(eq(actividadesTable.cursoId, cursoId), inArray(actividadesTable.id, ids)))
    .orderBy(asc(actividadesTable.id))
    .for('update');
  const vistas = vivas.filter(({ oculta }) => !oculta);
  for (const viva of vistas) {
    const { seccion, orden } = lugares.find(({ id }) => id === viva.id) ?? viva;
    await prepararCampos(work, { ...viva, cursoTitulo: '' }, { seccion, orden });
  }
  const esperan = new Set(vistas.map(({ id }) => id));
  return lugares.filter(({ id }) => !esperan.has(id));
}

/** Puts activities of one course in their section and place; sending the same again moves nothing. */
export async function ordenarActividades(
  work: Work,
  cursoId: string,
  lugares: readonly LugarDeActividad[],
): Promise<{ actividades: LugarDeActividad[] }> {
  await exigirEditar(work, cursoId);
  await exigirDelCurso(
    work,
    cursoId,
    'actividades',
    lugares.map(({ id }) => id),
  );
  const viajan = (await esperaCambios(work, cursoId)) ? await preparar(work, cursoId, lugares) : lugares;
  if (viajan.length > 0) await recolocar(work, cursoId, viajan);
  return { actividades: [...lugares] };
}
