import type { Queryable } from '#platform/db/queryable.ts';

/** Somebody who has the evaluation, or is inside. */
export interface Gente {
  readonly id: string;
  readonly nombre: string;
  readonly apellidos: string;
  readonly grupos: readonly (readonly [id: string, nombre: string])[];
  /** Made it in their round, whenever that was. */
  readonly hecha: boolean;
  /** Has the course and can come in. */
  readonly puede: boolean;
}

const columnas = `u.id, u.nombre, u.apellidos,
         (select coalesce(json_agg(json_build_array(m.grupo_id, m.nombre) order by m.nombre), '[]')
            from miembros_vigentes m where m.usuario_id = u.id) as grupos,
         exists (select from intentos i where i.evaluacion_id = $1 and i.usuario_id = u.id
                    and i.ronda = coalesce(m.ronda, i.ronda)) as hecha,
         m.usuario_id is not null and en_activo(u.estado, u.fecha_baja, u.baja_desde) as puede`;

const TODA = {
  name: 'intentos.sala-gente',
  text: `
  select ${columnas} from quienes_tienen($2) m join usuarios u on u.id = m.usuario_id
   where u.fecha_baja is null order by u.apellidos, u.nombre, u.id`,
};

const ALGUNA = {
  name: 'intentos.sala-alguna-gente',
  text: `
  select ${columnas} from usuarios u left join quienes_tienen($2) m on m.usuario_id = u.id
   where u.id = any($3::uuid[]) and u.fecha_baja is null order by u.apellidos, u.nombre, u.id`,
};

/** Everybody who has the course of an evaluation. */
export const leerGente = async (on: Queryable, evaluacionId: string, cursoId: string): Promise<Gente[]> =>
  (await on.query<Gente>({ ...TODA, values: [evaluacionId, cursoId] })).rows;

/** Those who are inside and were not among them. */
export const leerAlgunaGente = async (
  on: Queryable,
  evaluacionId: string,
  cursoId: string,
  ids: readonly string[],
): Promise<Gente[]> =>
  ids.length === 0 ? [] : (await on.query<Gente>({ ...ALGUNA, values: [evaluacionId, cursoId, ids] })).rows;
