import type {
  Sumas,
  SumasDeLugar,
  SumasDePregunta,
} from '@catedra/shared/intentos/estadistica/coeficientes.ts';
import { type SQL, sql } from 'drizzle-orm';
import { CUENTA, FRACCION } from '#features/intentos/estadistica/elegidos.ts';
import type { Database } from '#platform/db/pool.ts';

/** The sums of one version of a question in one place. */
interface FilaDeSumas {
  readonly lugarId: string;
  readonly preguntaId: string;
  readonly numero: number;
  readonly n: number;
  readonly x: number;
  readonly xx: number;
  readonly np: number;
  readonly px: number;
  readonly pxx: number;
  readonly r: number;
  readonly rr: number;
  readonly xr: number;
  readonly y: number;
  readonly yy: number;
}

interface Leidas extends Record<string, unknown> {
  readonly total: { readonly n: number; readonly suma: number | null; readonly cuadrados: number | null };
  readonly filas: readonly FilaDeSumas[];
}

export interface SumasLeidas {
  /** Of what each attempt gave of its points, before floor and rounding. */
  readonly total: Sumas;
  readonly lugares: readonly SumasDeLugar[];
  readonly versiones: readonly {
    readonly preguntaId: string;
    readonly numero: number;
    readonly sumas: SumasDePregunta;
  }[];
}

const sumasDe = ({ n, x, xx, np, px, pxx, r, rr, xr }: FilaDeSumas): SumasDePregunta => ({
  n,
  suma: x,
  cuadrados: xx,
  pares: { n: np, x: px, xx: pxx, r, rr, xr },
});

/**
 * Of the attempts that a statement names, the sums that every coefficient comes from: what crosses over are some numbers for
 * each question, never its answers. `intentos` gives ids.
 */
export async function leerSumas(db: Database, intentos: SQL): Promise<SumasLeidas> {
  const { rows } = await db.execute<Leidas>(sql`
    with s as materialized (${intentos}),
    t as materialized (
      select p.intento_id as id, sum(${FRACCION} * p.puntos::float8) as t, sum(p.puntos::float8) as m
        from s join intento_preguntas p on p.intento_id = s.id where ${CUENTA} group by p.intento_id),
    a as (
      select p.lugar_id, p.pregunta_id, p.numero, ${FRACCION} as x, p.puntos::float8 as puntos, t.t, t.m
        from t join intento_preguntas p on p.intento_id = t.id where ${CUENTA}),
    b as (
      select a.*, x * puntos / m as y, case when m > puntos then (t - x * puntos) / (m - puntos) end as r from a)
    select (select json_build_object('n', count(*), 'suma', sum(t / m), 'cuadrados', sum((t / m) ^ 2)) from t) as total,
           (select coalesce(json_agg(f), '[]') from (
              select lugar_id as "lugarId", pregunta_id as "preguntaId", numero, count(*)::int as n, sum(x) as x, sum(x * x) as xx,
                     count(r)::int as np, coalesce(sum(x) filter (where r is not null), 0) as px,
                     coalesce(sum(x * x) filter (where r is not null), 0) as pxx,
                     coalesce(sum(r), 0) as r, coalesce(sum(r * r), 0) as rr, coalesce(sum(x * r), 0) as xr,
                     sum(y) as y, sum(y * y) as yy
                from b group by lugar_id, pregunta_id, numero) f) as filas`);
  const [leidas] = rows;
  if (!leidas) throw new Error('nothing was added up');
  const { filas } = leidas;
  const total = {
    n: leidas.total.n,
    suma: leidas.total.suma ?? 0,
    cuadrados: leidas.total.cuadrados ?? 0,
  };
  const lugares = [...Map.groupBy(filas, ({ lugarId }) => lugarId).values()].map((suyas): SumasDeLugar => {
    const de = (que: (una: FilaDeSumas) => number) => suyas.reduce((suma, una) => suma + que(una), 0);
    const n = de((una) => una.n);
    return {
      n,
      suma: de(({ y }) => y),
      cuadrados: de(({ yy }) => yy),
      veces: Math.max(1, Math.round(n / Math.max(1, total.n))),
    };
  });
  return {
    total,
    lugares,
    versiones: filas.map((fila) => ({
      preguntaId: fila.preguntaId,
      numero: fila.numero,
      sumas: sumasDe(fila),
    })),
  };
}
