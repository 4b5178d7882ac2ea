import { ajustesEfectivos, type Cambios, type Efectivo } from '@catedra/shared/evaluaciones/efectivo.ts';
import { conLoDeAntes } from '@catedra/shared/progreso/antes.ts';
import { cierreDe, conSuCierre, type Excepcion } from '@catedra/shared/progreso/cierre.ts';
import type { Paso } from '@catedra/shared/progreso/paso.ts';
import type pg from 'pg';
import { SELLO } from '#features/actividades/offers.ts';
import { leerIndices, type PasoDelCurso, textoDe } from '#features/progreso/indice.ts';
import { isoOf } from '#platform/db/columns.ts';
import type { Queryable } from '#platform/db/queryable.ts';
import { oneText } from '#platform/http/ascii-json.ts';

/** An activity with what one person did in it. */
export interface PasoLeido extends PasoDelCurso, Pick<Paso, 'hecho' | 'tocadoEn' | 'nota'> {
  readonly porcentaje: number | null;
  /** When its record last changed; `tocadoEn` also follows where someone is in it. */
  readonly anotadoEn: string | null;
  readonly completadoEn: string | null;
  readonly intentosHechos: number | null;
  /** All that its course's page shows of it, when it is simply done. */
  readonly textoDeHecha?: string;
  /** Of its evaluation, when theirs or their groups' are other than everybody's. */
  readonly susIntentos: Pick<Efectivo, 'intentos' | 'intentosDados'> | null;
}

/** The other rules of the evaluations of course `c` for the person `$1` and their groups. */
const CAMBIOS = `(select json_agg(json_build_array(e.actividad_id, y.usuario_id is not null, y.cambios))
  from evaluaciones e join evaluacion_excepciones y on y.evaluacion_id = e.id
 where e.curso_id = c.id and (y.usuario_id = $1 or exists (
   select from miembros_vigentes n
    where n.grupo_id = y.grupo_id and n.usuario_id = $1)))`;

/**
 * What the person `$1` did in course `c`: the ids of what is told by them alone, by commas, the facts of the rest, the
 * ids of what was open to them before the course was edited, what was decided for them alone, since when they have it, and
 * the other rules of its evaluations for them and their groups, and what of it does not repeat and was done in earlier rounds.
 */
const hechos = (porSuId: string, cambios = CAMBIOS) => `(
  select json_build_array(string_agg(p.actividad_id::text, ',') filter (where ${porSuId}),
           json_agg(json_build_array(p.actividad_id, p.estado, p.porcentaje, p.nota, p.actualizado_en,
             p.completado_en, p.intentos, greatest(coalesce(p.suyo_en, p.actualizado_en),
               (select l.en from latidos l where l.usuario_id = $1 and l.actividad_id = p.actividad_id))))
             filter (where not (${porSuId})),
           (select array_to_string(v.abiertas, ',') from curso_avance v
             where v.usuario_id = $1 and v.curso_id = c.id and v.abiertas <> '{}'),
           (select json_agg(json_build_array(x.actividad_id, x.hasta, x.motivo)) from excepciones x
             where x.usuario_id = $1 and x.curso_id = c.id),
           (select m.desde from matriculas m where m.usuario_id = $1 and m.curso_id = c.id),
           ${cambios},
           (select json_agg(json_build_array(a.id, nota_de_antes($1, a.id))) from actividades a
             where a.curso_id = c.id and a.no_se_repite and vale_de_antes($1, a.id)))::text
    from progreso p where p.usuario_id = $1 and p.curso_id = c.id)`;

const PASOS = {
  name: 'progreso.pasos',
  text: `select c.id, ${SELLO} as sello, ${hechos('false')} as hechos from unnest($2::uuid[]) c(id)`,
};

/** Columns of course `c` for its outline: of what is simply done, nothing but which; writing moments is what takes long. */
const breve = (cambios: string) => `c.id, ${SELLO} as sello,
  ${hechos(`p.estado = 'completada' and p.nota is null`, cambios)} as hechos`;
export const SELLO_Y_BREVE = breve(CAMBIOS);
/** The same of a course whose outline has no evaluations. */
export const SELLO_Y_BREVE_SIN_EVALUACIONES = breve('null');

/** What was read of one person in one course. */
export interface SelloYHechos {
  readonly id: string;
  readonly sello: string;
  readonly hechos: string;
}
type Hecho = [
  actividadId: string,
  estado: 'en_curso' | 'completada',
  porcentaje: number,
  nota: number | null,
  anotadoEn: string,
  completadoEn: string | null,
  intentos: number,
  tocadoEn: string,
];

type Decidido = [actividadId: string, hasta: string | null, motivo: string];

type Leido = [
  completas: string | null,
  resto: Hecho[] | null,
  abiertas: string | null,
  excepciones: Decidido[] | null,
  desde: string | null,
  cambios: Cambiada[] | null,
  antes: HechoAntes[] | null,
];

type HechoAntes = [actividadId: string, nota: number | null];

type Cambiada = [actividadId: string, suya: boolean, cambios: Cambios];

const excepcionDe = ([, hasta, motivo]: Decidido): Excepcion => ({ hasta: hasta && isoOf(hasta), motivo });

const SIN_TOCAR = {
  hecho: null,
  porcentaje: null,
  nota: null,
  tocadoEn: null,
  anotadoEn: null,
  completadoEn: null,
  intentosHechos: null,
  susIntentos: null,
};

const COMPLETA = { ...SIN_TOCAR, hecho: 'completada', porcentaje: 100 } as const;

const loHecho = ([, hecho, porcentaje, nota, anotadoEn, completadoEn, intentosHechos, tocadoEn]: Hecho) => ({
  hecho,
  porcentaje,
  nota,
  tocadoEn: isoOf(tocadoEn),
  anotadoEn: isoOf(anotadoEn),
  completadoEn: completadoEn && isoOf(completadoEn),
  intentosHechos,
});

interface Formas {
  readonly formas: readonly { readonly intacto: PasoLeido; readonly completo: PasoLeido }[];
  readonly lugares: ReadonlyMap<string, number>;
}
const conocidas = new WeakMap<readonly PasoDelCurso[], Formas>();

const completoDe = (paso: PasoDelCurso): PasoLeido => ({
  ...paso,
  ...COMPLETA,
  textoDeHecha: oneText(paso.texto, ',"estado":"completada","porcentaje":100}'),
});

/** Most activities are either untouched or simply done: both forms of each are made once, with its outline. */
function formasDe(indice: readonly PasoDelCurso[]): Formas {
  const known = conocidas.get(indice) ?? {
    formas: indice.map((paso) => ({ intacto: { ...paso, ...SIN_TOCAR }, completo: completoDe(paso) })),
    lugares: new Map(indice.map(({ id }, lugar) => [id, lugar])),
  };
  conocidas.set(indice, known);
  return known;
}

/** By its place in the outline, whether each is told by its id alone. */
function hechasDe(completas: string | null, { formas, lugares }: Formas): Uint8Array {
  const hechas = new Uint8Array(formas.length);
  for (const id of completas?.split(',') ?? []) {
    const lugar = lugares.get(id);
    if (lugar !== undefined) hechas[lugar] = 1;
  }
  return hechas;
}

/** An activity whose evaluation opens, closes and is tried as one person and their groups were given. */
function conLoSuyo(paso: PasoLeido, cambiadas: readonly Cambiada[] | undefined): PasoLeido {
  if (!cambiadas || !paso.evaluacion) return paso;
  const de = (suyas: boolean) => cambiadas.flatMap(([, suya, dichos]) => (suya === suyas ? [dichos] : []));
  const { abreEn, cierraEn, intentos, intentosDados } = ajustesEfectivos({
    evaluacion: paso.evaluacion,
    grupos: de(false),
    persona: de(true)[0] ?? null,
    factor: null,
  });
  const suyo = {
    ...paso,
    evaluacion: { ...paso.evaluacion, abreEn, cierraEn },
    susIntentos: { intentos, intentosDados },
  };
  return { ...suyo, cierraEn: cierreDe(suyo), texto: textoDe(suyo) };
}

/** The activities of courses that learners see, in the order in which they are taken, with what was read of one person. */
export async function pasosDe(on: Queryable, rows: readonly SelloYHechos[]): Promise<PasoLeido[]> {
  const indices = await leerIndices(on, new Map(rows.map(({ id, sello }) => [id, sello])));
  return rows.flatMap(({ id, hechos: json }) => {
    const [completas, resto, abiertas, excepciones, desde, cambios, antes] = JSON.parse(json) as Leido;
    const indice = formasDe(indices.get(id) ?? []);
    const hechas = hechasDe(completas, indice);
    const suyos = new Map(resto?.map((hecho) => [hecho[0], loHecho(hecho)]));
    const cambiadas = Map.groupBy(cambios ?? [], ([actividadId]) => actividadId);
    const decidido = new Map(excepciones?.map((una) => [una[0], excepcionDe(una)]));
    const deAntes = new Map(antes?.map(([actividadId, nota]) => [actividadId, { nota }]));
    const pasos = indice.formas.map(({ intacto, completo }, lugar) => {
      if (hechas[lugar] === 1) return completo;
      const suyo = suyos.get(intacto.id);
      const paso = conLoSuyo(intacto, cambiadas.get(intacto.id));
      const hecho = conLoDeAntes(suyo ? { ...paso, ...suyo } : paso, deAntes.get(intacto.id));
      return conSuCierre(hecho, decidido.get(intacto.id), desde);
    });
    if (abiertas === null) return pasos;
    const ya = new Set(abiertas.split(','));
    return pasos.map((paso) => (ya.has(paso.id) ? { ...paso, yaAbierta: true } : paso));
  });
}

export async function leerPasos(
  { $client }: { readonly $client: Queryable },
  usuarioId: string,
  cursoIds: readonly string[],
): Promise<PasoLeido[]> {
  const { rows } = await $client.query<SelloYHechos & pg.QueryResultRow>({
    ...PASOS,
    values: [usuarioId, cursoIds],
  });
  return pasosDe($client, rows);
}
