import type { TipoActividad } from '@catedra/shared/actividades/contenido.ts';
import { SIN_REQUISITOS } from '@catedra/shared/actividades/requisitos.ts';
import type { ActividadDelCurso } from '@catedra/shared/aprendizaje/schemas.ts';
import type { EstadoEvaluacion } from '@catedra/shared/evaluaciones/collection.ts';
import { cierreDe } from '@catedra/shared/progreso/cierre.ts';
import type { Paso } from '@catedra/shared/progreso/paso.ts';
import { SELLO } from '#features/actividades/offers.ts';
import { isoOf } from '#platform/db/columns.ts';
import type { Queryable } from '#platform/db/queryable.ts';
import { sealed } from '#platform/db/sealed.ts';
import { asciiJson, oneText } from '#platform/http/ascii-json.ts';

/** An activity as it is for everyone who takes the course. */
export interface PasoDelCurso extends Omit<Paso, 'hecho' | 'tocadoEn' | 'nota'> {
  readonly cierraEn: string | null;
  readonly cursoId: string;
  readonly seccionId: string;
  readonly seccion: string;
  readonly tipo: TipoActividad;
  readonly reglaMinutos: number | null;
  readonly reglaPorcentaje: number | null;
  readonly venceEn: string | null;
  /** What its course's page shows of it to everyone, after what stands before it, as JSON that is still open at its end. */
  readonly texto: string;
  /** What stands before it: a comma, or the end of a section and the beginning of its own. */
  readonly apertura: string;
  /** The evaluation it leads to, if one can be seen. */
  readonly evaluacion: {
    readonly id: string;
    readonly estado: EstadoEvaluacion;
    readonly intentos: number | null;
    readonly esperaMinutos: number;
    readonly minutos: number | null;
    readonly abreEn: string | null;
    readonly cierraEn: string | null;
    readonly notaMinima: number;
    readonly pararAlAprobar: boolean;
  } | null;
}

const INDICE = {
  name: 'progreso.indice',
  text: `
  select c.id, ${SELLO} as sello, pg_current_xact_id_if_assigned() is null as firme,
    (select coalesce(json_agg(fila), '[]')::text from (
      select a.curso_id as "cursoId", s.id as "seccionId", s.titulo as seccion, a.id, a.titulo, a.tipo, coalesce(a.duracion, e.minutos) as duracion,
             a.obligatoria, a.regla, a.regla_minutos as "reglaMinutos", a.regla_porcentaje as "reglaPorcentaje",
             a.exige_a_terminados as "exigeATerminados", a.requisitos, a.disponible_desde as "disponibleDesde",
             a.disponible_hasta as "disponibleHasta", a.vence_en as "venceEn",
             case when e.id is not null then json_build_object(
               'id', e.id, 'estado', e.estado, 'intentos', e.intentos, 'esperaMinutos', e.espera_minutos,
               'minutos', e.minutos, 'abreEn', e.abre_en, 'cierraEn', e.cierra_en, 'notaMinima', e.nota_minima,
               'pararAlAprobar', e.parar_al_aprobar) end as evaluacion
        from actividades a
        join secciones s on s.id = a.seccion
        left join evaluaciones e on e.actividad_id = a.id and e.estado in ('publicada', 'cerrada')
       where a.curso_id = c.id and a.lista and not a.oculta
       order by s.orden, s.id, a.orden, a.id) fila) as pasos
    from unnest($1::uuid[]) c(id)`,
};

const indices = sealed<readonly PasoDelCurso[]>(200);

/** The outline of a course as it was read last, with the seal it had. */
export const ultimoIndice = (cursoId: string) => indices.last(cursoId);

const momento = (value: string | null): string | null => value && isoOf(value);

type Leido = Omit<PasoDelCurso, 'texto' | 'apertura' | 'cierraEn'>;

/** What its course's page shows of an activity, as JSON that is still open at its end. */
export function textoDe({
  apertura,
  id,
  titulo,
  tipo,
  duracion,
  obligatoria,
  regla,
  evaluacion,
  venceEn,
}: Leido & Pick<PasoDelCurso, 'apertura'>): string {
  const paraTodos: Omit<
    ActividadDelCurso,
    | 'estado'
    | 'motivo'
    | 'porcentaje'
    | 'nota'
    | 'cerrada'
    | 'devuelta'
    | 'exenta'
    | 'cerroAntes'
    | 'cerroEn'
    | 'hechaAntes'
    | 'pideFechaA'
  > = {
    id,
    titulo,
    tipo,
    duracion,
    obligatoria,
    regla,
    evaluacionId: evaluacion?.id,
    venceEn: venceEn ?? evaluacion?.cierraEn ?? undefined,
  };
  return oneText(apertura, asciiJson(paraTodos).slice(0, -1));
}

function aperturaDe({ seccionId, seccion }: Leido, anterior: Leido | undefined): string {
  if (anterior?.seccionId === seccionId) return ',';
  return `${anterior ? ']},' : ''}{"id":"${seccionId}","titulo":${asciiJson(seccion)},"actividades":[`;
}

function conTexto(paso: Leido, lugar: number, todos: readonly Leido[]): PasoDelCurso {
  const apertura = aperturaDe(paso, todos[lugar - 1]);
  return { ...paso, cierraEn: cierreDe(paso), apertura, texto: textoDe({ ...paso, apertura }) };
}

const pasoDe = (paso: Leido): Leido => ({
  ...paso,
  requisitos: paso.requisitos.condiciones.length === 0 ? SIN_REQUISITOS : paso.requisitos,
  disponibleDesde: momento(paso.disponibleDesde),
  disponibleHasta: momento(paso.disponibleHasta),
  venceEn: momento(paso.venceEn),
  evaluacion: paso.evaluacion && {
    ...paso.evaluacion,
    abreEn: momento(paso.evaluacion.abreEn),
    cierraEn: momento(paso.evaluacion.cierraEn),
  },
});

/** The outlines of courses whose seals were just read: those that did not change are at hand. */
export async function leerIndices(
  on: Queryable,
  sellos: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, readonly PasoDelCurso[]>> {
  const found = new Map<string, readonly PasoDelCurso[]>();
  const changed: string[] = [];
  for (const [cursoId, sello] of sellos) {
    const known = indices.find(cursoId, sello);
    if (known) found.set(cursoId, known);
    else changed.push(cursoId);
  }
  if (changed.length === 0) return found;

  const { rows } = await on.query<{ id: string; sello: string; firme: boolean; pasos: string }>({
    ...INDICE,
    values: [changed],
  });
  for (const { id, sello, firme, pasos } of rows) {
    const leidos = (JSON.parse(pasos) as Leido[]).map(pasoDe).map(conTexto);
    // A transaction that wrote may write the same rows again, under the same seal.
    if (firme) indices.keep(id, sello, leidos);
    found.set(id, leidos);
  }
  return found;
}
