import type {
  Sumas,
  SumasDeLugar,
  SumasDePregunta,
} from '@catedra/shared/intentos/estadistica/coeficientes.ts';
import { type SQL, sql } from 'drizzle-orm';
import { CUENTA, FRACCION, fraccionDe } from '#features/intentos/estadistica/elegidos.ts';
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
 * each question, never its answers. Whoever got the same of a question differs only in the rest, so that rows are first put
 * together by what they got, and the arithmetic is done on some hundreds instead of on each answer. `intentos` gives ids.
 */
export async function leerSumas(db: Database, intentos: SQL): Promise<SumasLeidas> {
  const { rows } = await db.execute<Leidas>(sql`
    with s as materialized (${intentos}),
    t as materialized (
      select p.intento_id as id, sum(${FRACCION} * p.puntos::float8) as t, sum(p.puntos::float8) as m
        from s join intento_preguntas p on p.intento_id = s.id where ${CUENTA} group by p.intento_id),
    a as materialized (
      select p.lugar_id, p.pregunta_id, p.numero, p.fraccion, p.puntos, t.m, count(*)::int as n, sum(t.t) as t, sum(t.t * t.t) as tt
        from t join intento_preguntas p on p.intento_id = t.id where ${CUENTA} group by 1, 2, 3, 4, 5, 6),
    b as (
      select lugar_id, pregunta_id, numero, n, x, x * puntos / m as y, case when resto > 0 then n end as np,
             case when resto > 0 then (t - n * c) / resto end as r,
             case when resto > 0 then (tt - 2 * c * t + n * c * c) / (resto * resto) end as rr
        from (select a.lugar_id, a.pregunta_id, a.numero, a.n, a.t, a.tt, a.m, a.puntos::float8 as puntos, x, x * a.puntos::float8 as c,
                     a.m - a.puntos::float8 as resto
                from a cross join lateral (select ${fraccionDe('a')} as x offset 0) f) d)
    select (select json_build_object('n', count(*), 'suma', sum(t / m), 'cuadrados', sum((t / m) ^ 2)) from t) as total,
           (select coalesce(json_agg(f), '[]') from (
              select lugar_id as "lugarId", pregunta_id as "preguntaId", numero, sum(n)::int as n, sum(n * x) as x, sum(n * x * x) as xx,
                     coalesce(sum(np), 0)::int as np, coalesce(sum(np * x), 0) as px, coalesce(sum(np * x * x), 0) as pxx,
                     coalesce(sum(r), 0) as r, coalesce(sum(rr), 0) as rr, coalesce(sum(x * r), 0) as xr,
                     sum(n * y) as y, sum(n * y * y) as yy
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
