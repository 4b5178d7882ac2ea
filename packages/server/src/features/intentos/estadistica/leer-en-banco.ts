import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import { evaluaciones } from '@catedra/shared/evaluaciones/collection.ts';
import { banderasDe } from '@catedra/shared/intentos/estadistica/banderas.ts';
import {
  desviacionDe,
  discriminacionDe,
  mediaDe,
} from '@catedra/shared/intentos/estadistica/coeficientes.ts';
import type { EstadisticaEnBanco } from '@catedra/shared/intentos/estadistica/esquemas.ts';
import { puedeVerIntentos } from '@catedra/shared/intentos/policy.ts';
import { sql } from 'drizzle-orm';
import { evaluacionesDondeEsten } from '#features/evaluaciones/binding.ts';
import { lasDe } from '#features/intentos/alcance.ts';
import { conTercios, type Tercios } from '#features/intentos/estadistica/tercios.ts';
import { VALE } from '#features/intentos/resultados/por-persona.ts';
import { lasQueVe } from '#features/preguntas/offers.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import type { Database } from '#platform/db/pool.ts';

interface Leida extends Record<string, unknown> {
  readonly evaluaciones: number;
  readonly suma: {
    readonly n: number;
    readonly x: number;
    readonly xx: number;
    readonly np: number;
    readonly px: number;
    readonly pxx: number;
    readonly r: number;
    readonly rr: number;
    readonly xr: number;
    readonly mejores: number | null;
    readonly peores: number | null;
  };
}

/** How a question of the bank works over all its uses, in the attempts of the people in sight. */
export async function leerEnBanco(db: Database, actor: Actor, id: string): Promise<EstadisticaEnBanco> {
  const gente = lasDe(actor, puedeVerIntentos(actor));
  const { rows: vistas } = await db.execute(sql`
    select 1 from preguntas p where p.id = ${id} and ${lasQueVe(actor)}`);
  if (vistas.length === 0) throw noEncontrado();
  const intentos = sql`
    select i.id, i.evaluacion_id from intentos i join usuarios u on u.id = i.usuario_id
     where ${VALE} and not i.practica and ${gente}
       and i.id in (select p.intento_id from intento_preguntas p where p.pregunta_id = ${id})
       and i.evaluacion_id in (select evaluaciones.id from evaluaciones
                                where ${scopeSql(evaluacionesDondeEsten, evaluaciones.policy.read(actor)) ?? sql`true`})`;
  const { rows } = await db.execute<Leida>(sql`
    ${conTercios(intentos, sql`p.pregunta_id = ${id}`)}
    select (select count(distinct evaluacion_id)::int from s) as evaluaciones,
           (select row_to_json(c) from (
              select count(*)::int as n, coalesce(sum(x), 0) as x, coalesce(sum(x * x), 0) as xx, count(r)::int as np,
                     coalesce(sum(x) filter (where r is not null), 0) as px,
                     coalesce(sum(x * x) filter (where r is not null), 0) as pxx,
                     coalesce(sum(r), 0) as r, coalesce(sum(r * r), 0) as rr, coalesce(sum(x * r), 0) as xr,
                     avg(x) filter (where tercio = 1) as mejores, avg(x) filter (where tercio = 3) as peores
                from terciada) c) as suma`);
  const [leida] = rows;
  if (!leida) throw new Error('nothing was added up');
  const { n, x, xx, np, px, pxx, r, rr, xr, mejores, peores } = leida.suma;
  const sumas = { n, suma: x, cuadrados: xx, pares: { n: np, x: px, xx: pxx, r, rr, xr } };
  const tercios: Tercios | null = mejores === null || peores === null ? null : { mejores, peores };
  const facilidad = mediaDe(sumas);
  const discriminacion = discriminacionDe(sumas);
  return {
    n,
    evaluaciones: leida.evaluaciones,
    facilidad,
    desviacion: desviacionDe(sumas),
    discriminacion,
    banderas:
      facilidad === null ? [] : banderasDe({ n, facilidad, discriminacion, tercios, algunaSinElegir: false }),
    deTodas: puedeVerIntentos(actor) === true,
  };
}
