import {
  actividades,
  datosInvalidos,
  type LugarDeActividad,
  matches,
  noEncontrado,
  sinPermiso,
  type TipoActividad,
} from '@catedra/shared';
import { sql } from 'drizzle-orm';
import type { Work } from '#platform/changes/work.ts';
import { asDomainError } from '#platform/db/errors.ts';

interface Moved extends Record<string, unknown> {
  id: string;
  tipo: TipoActividad;
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
      returning a.id, a.tipo, antes.seccion as antes_seccion, antes.orden as antes_orden, a.seccion, a.orden`);
    return rows;
  } catch (error) {
    throw asDomainError(error, {}, foreign);
  }
}

async function refuseStrangers(
  work: Work,
  cursoId: string,
  lugares: readonly LugarDeActividad[],
): Promise<void> {
  const ids = lugares.map((lugar) => lugar.id);
  const { rows } = await work.tx.execute<{ id: string }>(
    sql`select id from actividades where curso_id = ${cursoId} and id = any(${sql.param(ids)}::uuid[])`,
  );
  if (rows.length === ids.length) return;
  const known = new Set(rows.map((row) => row.id));
  const index = ids.findIndex((id) => !known.has(id));
  throw datosInvalidos({ [`actividades.${index}.id`]: 'Esa actividad no es de este curso.' });
}

/** Puts activities of one course in their section and place; sending the same again moves nothing. */
export async function ordenarActividades(
  work: Work,
  cursoId: string,
  lugares: readonly LugarDeActividad[],
): Promise<{ actividades: LugarDeActividad[] }> {
  const { read, update } = actividades.policy;
  const fields = { cursoId, tipo: null };
  if (update(work.actor) === false) throw sinPermiso();
  if (!matches(read(work.actor), fields)) throw noEncontrado();
  if (!matches(update(work.actor), fields)) throw sinPermiso();

  await refuseStrangers(work, cursoId, lugares);
  for (const { id, tipo, antes_seccion, antes_orden, seccion, orden } of await move(work, cursoId, lugares)) {
    const scope = { cursoId, tipo };
    work.record({
      coleccion: 'actividades',
      documento: id,
      antes: scope,
      despues: scope,
      detalle: { seccion: [antes_seccion, seccion], orden: [antes_orden, orden] },
    });
  }
  return { actividades: [...lugares] };
}
