import {
  ajustesEfectivos,
  type Cambios,
  type Efectivo,
  type Factor,
} from '@catedra/shared/evaluaciones/efectivo.ts';
import { puedeVerAdaptaciones } from '@catedra/shared/evaluaciones/policy.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { matches } from '@catedra/shared/core/scope.ts';
import type { Evaluacion } from '@catedra/shared/evaluaciones/collection.ts';
import type { EstadoIntento } from '@catedra/shared/intentos/vencer.ts';
import { type SQL, sql } from 'drizzle-orm';
import { evaluacionesTable } from '#features/evaluaciones/table.ts';
import { isoOf, isoSql } from '#platform/db/columns.ts';
import type { Queryable } from '#platform/db/queryable.ts';

/** An attempt of one person, as far as it decides what they may do next. */
export interface IntentoBreve {
  readonly id: string;
  readonly numero: number;
  readonly estado: EstadoIntento;
  readonly practica: boolean;
  readonly heredado: boolean;
  readonly empezadoEn: string;
  readonly venceEn: string | null;
  readonly limite: string | null;
  readonly entregadoEn: string | null;
  readonly anuladoEn: string | null;
  readonly motivo: string | null;
  readonly nota: string | null;
  readonly provisional: boolean;
  readonly codigo: string | null;
}

/** What of an evaluation is one person's own: their attempts, and what was decided for them or their groups. */
export interface LoSuyo {
  readonly intentos: readonly IntentoBreve[];
  readonly grupos: readonly Cambios[];
  readonly persona: Cambios | null;
  readonly factor: Factor | null;
}

const SUYOS = {
  name: 'intentos.suyos',
  text: `
  select e.id, (select a.factor from adaptaciones a where a.usuario_id = $1) as factor,
         (select json_agg(x.cambios) from evaluacion_excepciones x
            join miembros_vigentes m on m.grupo_id = x.grupo_id and m.usuario_id = $1
           where x.evaluacion_id = e.id) as grupos,
         (select x.cambios from evaluacion_excepciones x where x.evaluacion_id = e.id and x.usuario_id = $1) as persona,
         (select json_agg(json_build_object('id', i.id, 'numero', i.numero, 'estado', i.estado, 'practica', i.practica,
                   'heredado', i.heredado, 'empezadoEn', i.empezado_en, 'venceEn', i.vence_en, 'limite', i.limite,
                   'entregadoEn', i.entregado_en, 'anuladoEn', i.anulado_en, 'motivo', i.motivo, 'nota', i.nota::text,
                   'provisional', i.provisional, 'codigo', i.codigo) order by i.numero)
            from intentos i where i.evaluacion_id = e.id and i.usuario_id = $1
             and (i.ronda = ronda_vigente($1, i.curso_id) or i.estado in ('en_curso', 'vencido'))) as intentos
    from unnest($2::uuid[]) e(id)`,
};

interface Fila {
  readonly id: string;
  readonly factor: Factor | null;
  readonly grupos: readonly Cambios[] | null;
  readonly persona: Cambios | null;
  readonly intentos: readonly IntentoBreve[] | null;
}

const momento = (escrito: string | null): string | null => escrito && isoOf(escrito);

const breve = (intento: IntentoBreve): IntentoBreve => ({
  ...intento,
  empezadoEn: isoOf(intento.empezadoEn),
  venceEn: momento(intento.venceEn),
  limite: momento(intento.limite),
  entregadoEn: momento(intento.entregadoEn),
  anuladoEn: momento(intento.anuladoEn),
});

const NADA: LoSuyo = { intentos: [], grupos: [], persona: null, factor: null };

/** One statement for as many evaluations as there are. */
export async function leerLoSuyo(
  { $client }: { readonly $client: Queryable },
  usuarioId: string,
  evaluacionIds: readonly string[],
  { quienMira, grupoIds }: Pick<Actor, 'quienMira' | 'grupoIds'> = { grupoIds: [] },
): Promise<(evaluacionId: string) => LoSuyo> {
  // That someone has more time is health data, also for whoever looks through their eyes.
  const oculto = quienMira && !matches(puedeVerAdaptaciones(quienMira), { grupoIds });
  const { rows } = await $client.query<Fila>({ ...SUYOS, values: [usuarioId, evaluacionIds] });
  const porId = new Map(
    rows.map(({ id, factor, grupos, persona, intentos }) => [
      id,
      {
        factor: oculto ? null : factor,
        persona,
        grupos: grupos ?? [],
        intentos: (intentos ?? []).map(breve),
      },
    ]),
  );
  return (id) => porId.get(id) ?? NADA;
}

type Limites = Pick<Evaluacion, 'abreEn' | 'cierraEn' | 'minutos' | 'intentos'>;

/**
 * The rules of an evaluation for one person. When it opens and closes for them is said by their way through the course,
 * where another last day that was given to them for the activity counts too.
 */
export const efectivoDe = (
  evaluacion: Limites,
  { grupos, persona, factor }: LoSuyo,
  camino: Pick<Limites, 'abreEn' | 'cierraEn'> | null,
): Efectivo => ({
  ...ajustesEfectivos({ evaluacion, grupos, persona, factor }),
  ...(camino && { abreEn: camino.abreEn, cierraEn: camino.cierraEn }),
});

/** When the evaluation of a row closes to one person: another last day that was given to them for the activity wins. */
export const cierreSuyo = (usuarioId: string | SQL): SQL<string | null> =>
  isoSql(sql`coalesce((select x.hasta from excepciones x
    where x.usuario_id = ${usuarioId} and x.actividad_id = ${evaluacionesTable.actividadId}),
    cierre_para(${usuarioId}, ${evaluacionesTable.actividadId}, 'evaluacion', null))`) as SQL<string | null>;

/** Whether one person completed the activity of the evaluation of a row: whoever passed may have no more attempts. */
export const aprobadaPor = (usuarioId: string): SQL<boolean> => sql`exists (select from progreso p
  where p.usuario_id = ${usuarioId} and p.actividad_id = ${evaluacionesTable.actividadId}
    and p.estado = 'completada')`;

/** How many attempts are spent: they are counted when they begin. */
export const hechosDe = ({ intentos }: LoSuyo): number => intentos.at(-1)?.numero ?? 0;

/** When their last attempt ended: from then the waiting time runs. What the time annulled ended at its deadline. */
export function ultimoFin({ intentos }: LoSuyo): string | null {
  const ultimo = intentos.at(-1);
  if (!ultimo) return null;
  return ultimo.estado === 'anulado' ? ultimo.anuladoEn : ultimo.entregadoEn;
}

export const sigueAbierto = (estado: EstadoIntento): boolean => estado === 'en_curso' || estado === 'vencido';

export const abiertoDe = ({ intentos }: LoSuyo): IntentoBreve | null =>
  intentos.find(({ estado }) => sigueAbierto(estado)) ?? null;

/** How what was done stands while it has no mark: all of it annulled, or something of it to be corrected. */
export const comoQuedo = ({ intentos }: LoSuyo) => ({
  anulada: intentos.length > 0 && intentos.every(({ estado }) => estado === 'anulado'),
  porCalificar: intentos.some(({ estado, provisional }) => estado === 'entregado' && provisional),
});
