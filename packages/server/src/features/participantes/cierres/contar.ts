import type { Actor } from '@catedra/shared/core/actor.ts';
import { alcance, matches } from '@catedra/shared/core/scope.ts';
import { puedeAmpliar } from '@catedra/shared/intentos/policy.ts';
import {
  cabeEnElGrupo,
  type CierresAntes,
  type CierreDeGrupo,
  SIN_CIERRES_ANTES,
} from '@catedra/shared/participantes/cierres.ts';
import { type SQL, sql } from 'drizzle-orm';
import {
  afectadaSql,
  alcanzaSql,
  casosSql,
  pendienteSql,
  type Previsto,
  type Prueba,
} from '#features/participantes/cierres/casos.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Database, Tx } from '#platform/db/pool.ts';

export interface Cuenta extends CierreDeGrupo, Record<string, unknown> {
  /** Null in the row that counts everyone once. */
  readonly evaluacionId: string | null;
  readonly cierraEn: string | null;
  readonly ultimoCierre: string | null;
  /** Of those concerned: whom another date of the activity closes it to, and whom the actor may not prolong. */
  readonly sinRemedio: number;
  readonly fueraDeAlcance: number;
}

/** How many are concerned in each evaluation, and in all. */
export async function contarCasos(db: Database | Tx, actor: Actor, casos: SQL): Promise<Cuenta[]> {
  const { rows } = await db.execute<Cuenta>(sql`
    select c.evaluacion_id as "evaluacionId",
           count(distinct c.quien) filter (where ${pendienteSql})::int as pendientes,
           count(distinct c.quien) filter (where ${afectadaSql})::int as afectadas,
           ${isoSql(sql`min(c.vence_en) filter (where ${afectadaSql})`)} as "primerPlazo",
           ${isoSql(sql`max(c.vence_en) filter (where ${afectadaSql})`)} as "ultimoPlazo",
           ${isoSql(sql`min(c.cierra_en) filter (where ${afectadaSql})`)} as "cierraEn",
           ${isoSql(sql`max(c.cierra_en) filter (where ${afectadaSql})`)} as "ultimoCierre",
           count(distinct c.quien) filter (where ${afectadaSql} and c.otra_fecha)::int as "sinRemedio",
           count(distinct c.quien) filter (where ${afectadaSql} and not ${alcanzaSql(actor)})::int as "fueraDeAlcance"
      from (${casos}) c group by grouping sets ((c.evaluacion_id), ())`);
  return rows;
}

/** Whoever gives another close must see the evaluation as those who prepare it do. */
export const ve = (actor: Actor, { cursoId }: Pick<Prueba, 'cursoId'>): boolean =>
  matches(alcance(actor, 'evaluaciones:ver'), { cursoId });

interface Pregunta {
  readonly pruebas: readonly Prueba[];
  readonly entradas: SQL;
  /** The group that would be given one exception if it served; `aparte` when this act gives none. */
  readonly remedio: { readonly grupoId: string } | 'personas' | 'aparte';
}

function remedioDe(
  actor: Actor,
  { pruebas, remedio }: Pregunta,
  cuentas: readonly Cuenta[],
): CierresAntes['remedio'] {
  const tocadas = cuentas.filter(({ evaluacionId, afectadas }) => evaluacionId !== null && afectadas > 0);
  const reachable = tocadas.filter(({ afectadas, sinRemedio }) => sinRemedio < afectadas);
  if (reachable.length === 0) return 'ninguno';
  if (remedio === 'aparte') return 'aparte';
  const scope = puedeAmpliar(actor);
  const veTodas = reachable.every(({ evaluacionId }) => {
    const prueba = pruebas.find((una) => una.evaluacionId === evaluacionId);
    return prueba !== undefined && ve(actor, prueba);
  });
  if (scope === false || !veTodas || tocadas.some(({ fueraDeAlcance }) => fueraDeAlcance > 0))
    return 'sin_permiso';
  if (remedio === 'personas' || !reachable.every(cabeEnElGrupo)) return 'personas';
  return scope === true || actor.tutorGrupoIds.includes(remedio.grupoId) ? 'grupo' : 'sin_permiso';
}

/** Said before anybody is given a date; nothing changes. */
export async function contarCierresAntes(
  db: Database | Tx,
  actor: Actor,
  pregunta: Pregunta,
  previsto?: Previsto,
): Promise<CierresAntes> {
  const { pruebas, entradas } = pregunta;
  if (pruebas.length === 0) return SIN_CIERRES_ANTES;
  const ids = pruebas.map(({ evaluacionId }) => evaluacionId);
  const cuentas = await contarCasos(db, actor, casosSql(entradas, ids, previsto));
  const todas = cuentas.find(({ evaluacionId }) => evaluacionId === null);
  if (!todas || todas.afectadas === 0) return SIN_CIERRES_ANTES;
  return {
    personas: todas.afectadas,
    evaluaciones: pruebas.flatMap((prueba) => {
      const suya = cuentas.find(({ evaluacionId }) => evaluacionId === prueba.evaluacionId);
      if (!suya?.cierraEn || !suya.ultimoCierre) return [];
      return [
        {
          evaluacionId: prueba.evaluacionId,
          titulo: ve(actor, prueba) ? prueba.titulo : null,
          cierraEn: suya.cierraEn,
          ultimoCierre: suya.ultimoCierre,
          personas: suya.afectadas,
        },
      ];
    }),
    remedio: remedioDe(actor, pregunta, cuentas),
    sinRemedio: todas.sinRemedio,
  };
}
