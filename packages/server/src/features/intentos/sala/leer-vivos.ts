import type { IntentoEnSala } from '@catedra/shared/intentos/sala.ts';
import { isoText } from '#platform/db/columns.ts';
import type { Queryable } from '#platform/db/queryable.ts';

/** For how long somebody who ended stays in the room. */
export const SE_QUEDAN = '24 hours';

/** An attempt as the tick reads it: where they are is still a place. */
export interface Vivo extends Omit<IntentoEnSala, 'preguntas' | 'va'> {
  readonly usuarioId: string;
  readonly lugar: number | null;
}

/** One statement a second for everybody inside: what was saved counts as a sign of life. */
const VIVOS = {
  name: 'intentos.sala',
  text: `
  select i.usuario_id as "usuarioId", i.id, i.numero, i.estado, ${isoText('i.empezado_en')} as "empezadoEn",
         ${isoText('i.vence_en')} as "venceEn", ${isoText('coalesce(i.entregado_en, i.anulado_en)')} as "acabadoEn", i.causa,
         coalesce(q.respondidas, i.respondidas) as respondidas,
         case when i.secuencial then i.alcanzada else q.lugar end as lugar,
         ${isoText('greatest(i.visto_en, q.ultima)')} as "vistoEn"
    from intentos i
    left join lateral (
      select count(p.respuesta)::int as respondidas, max(p.guardada_en) as ultima,
             (array_agg(p.lugar order by p.guardada_en desc, p.lugar) filter (where p.guardada_en is not null))[1] as lugar
        from intento_preguntas p where p.intento_id = i.id) q on i.estado in ('en_curso', 'vencido')
   where i.evaluacion_id = $1 and not i.heredado
     and ((i.entregado_en is null and (i.estado in ('en_curso', 'vencido') or i.anulado_en > $2::timestamptz - interval '${SE_QUEDAN}'))
       or i.entregado_en > $2::timestamptz - interval '${SE_QUEDAN}')
   order by i.estado in ('en_curso', 'vencido'), i.empezado_en`,
};

/** The last attempt of each person, or the one that goes on. */
export async function leerVivos(
  on: Queryable,
  evaluacionId: string,
  now: Date,
): Promise<ReadonlyMap<string, Vivo>> {
  const { rows } = await on.query<Vivo>({ ...VIVOS, values: [evaluacionId, now.toISOString()] });
  return new Map(rows.map((fila) => [fila.usuarioId, fila]));
}

const NUMERADAS = {
  name: 'intentos.sala-numeradas',
  text: `
  select p.intento_id as id, array_agg(p.lugar order by p.lugar) as lugares
    from intento_preguntas p join preguntas w on w.id = p.pregunta_id
   where p.intento_id = any($1::uuid[]) and w.tipo <> 'descripcion' group by p.intento_id`,
};

/** The places of each attempt that have a number, which never change: what only informs has none. */
export async function leerNumeradas(
  on: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await on.query<{ id: string; lugares: number[] }>({ ...NUMERADAS, values: [ids] });
  return new Map(rows.map(({ id, lugares }) => [id, lugares]));
}
