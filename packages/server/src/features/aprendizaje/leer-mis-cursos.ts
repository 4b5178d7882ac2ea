import type { Resultado } from '@catedra/shared/aprendizaje/schemas.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import type { EstadoDeCumplimiento } from '@catedra/shared/cumplimiento/estado.ts';
import type { Curso } from '@catedra/shared/cursos/collection.ts';
import type { LoSuyo } from '@catedra/shared/progreso/rules.ts';
import {
  cumplimientoDe,
  exentoHastaDe,
  externaDe,
  porCorregirDe,
  ultimoDiaDe,
} from '#features/progreso/offers.ts';
import { DEVUELTA } from '#features/entregas/offers.ts';
import { isoOf } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/pool.ts';

const SU_ZONA = '(select u.zona_horaria from usuarios u where u.id = $1)';

/** Course `c` with what it is for one person: `$1` is the person, `$2` the academy's zone. */
export const CURSO = `(
  select row_to_json(fila)::text from (
    select c.id, c.slug, c.titulo, c.descripcion, c.imagen, c.categoria, c.estado, c.acceso, c.secuencial,
           c.certificado, c.inicia_en as "iniciaEn", c.termina_en as "terminaEn",
           coalesce((select u.zona_horaria from usuarios u where u.id = $1), $2) as zona,
           v.terminado_en is not null as terminado,
           case when v.piso is not null then json_build_object('porcentaje', v.piso, 'hechas', v.piso_hechas,
             'en', v.piso_en, 'motivo', motivo_del_piso(v.piso_historia, v.piso_motivo)) end as piso,
           m.vence_en as "venceEn", ${cumplimientoDe('m', [SU_ZONA, '$2'])} as cumplimiento,
           ${porCorregirDe('m')} as "porCorregir", ${exentoHastaDe('m', [SU_ZONA, '$2'])} as "exentoHasta",
           coalesce(m.ronda, ronda_de($1, c.id)) as ronda, ${ultimoDiaDe('m', SU_ZONA, '$2')} as "valeHasta",
           ${externaDe('m', 'v')} as externa
      from (select) una left join curso_avance v on v.usuario_id = $1 and v.curso_id = c.id
      left join matriculas m on m.usuario_id = $1 and m.curso_id = c.id) fila)`;

const CURSOS = {
  name: 'aprendizaje.cursos',
  text: `select ${CURSO} as curso, (
      select json_agg(json_build_array(e.actividad_id, e.calificada_en)) from entregas e
       where e.usuario_id = $1 and e.curso_id = c.id and ${DEVUELTA}) as devueltas, (
      select json_agg(json_build_array(a.id, e.id, a.titulo, p.nota, e.nota_minima, p.estado = 'completada',
               coalesce(p.completado_en, p.actualizado_en)))
        from progreso p join actividades a on a.id = p.actividad_id and (a.oculta or not viva(a.papelera))
        join evaluaciones e on e.actividad_id = a.id
       where p.usuario_id = $1 and p.curso_id = c.id and p.nota is not null) as ocultas
    from cursos c where c.id = any($3::uuid[]) order by c.titulo, c.id`,
};

export interface CursoLeido
  extends Pick<
      Curso,
      | 'id'
      | 'slug'
      | 'titulo'
      | 'descripcion'
      | 'imagen'
      | 'categoria'
      | 'estado'
      | 'acceso'
      | 'secuencial'
      | 'certificado'
      | 'iniciaEn'
      | 'terminaEn'
    >,
    LoSuyo {
  readonly zona: string;
  readonly venceEn: string | null;
  readonly cumplimiento: EstadoDeCumplimiento | null;
  readonly porCorregir: boolean;
  readonly exentoHasta: string | null;
  readonly ronda: number;
  readonly valeHasta: string | null;
  readonly externa: boolean;
}

export function cursoDe(json: string): CursoLeido {
  const curso = JSON.parse(json) as CursoLeido;
  return {
    ...curso,
    iniciaEn: curso.iniciaEn && isoOf(curso.iniciaEn),
    terminaEn: curso.terminaEn && isoOf(curso.terminaEn),
    piso: curso.piso && { ...curso.piso, en: isoOf(curso.piso.en) },
    venceEn: curso.venceEn && isoOf(curso.venceEn),
  };
}

export interface MiCursoLeido extends CursoLeido {
  /** The works that came back in it, and when. */
  readonly devueltas: readonly { readonly actividadId: string; readonly en: string }[];
  /** Their marks in evaluations whose activity was hidden since: they keep them, out of any outline. */
  readonly ocultas: readonly Omit<Resultado, 'curso'>[];
}

interface FilaDeCurso {
  readonly curso: string;
  readonly devueltas: [actividadId: string, en: string][] | null;
  readonly ocultas:
    | [
        actividadId: string,
        evaluacionId: string,
        titulo: string,
        nota: number,
        notaMinima: number,
        aprobada: boolean,
        en: string,
      ][]
    | null;
}

/** The courses that a person takes, with the moment by which they must have finished each. */
export async function leerMisCursos(
  db: Database,
  actor: Pick<Actor, 'id' | 'cursoIds'>,
  zona: string,
): Promise<MiCursoLeido[]> {
  if (actor.cursoIds.length === 0) return [];
  const values = [actor.id, zona, actor.cursoIds];
  const { rows } = await db.$client.query<FilaDeCurso>({ ...CURSOS, values });
  return rows.map(({ curso, devueltas, ocultas }) => ({
    ...cursoDe(curso),
    devueltas: (devueltas ?? []).map(([actividadId, en]) => ({ actividadId, en: isoOf(en) })),
    ocultas: (ocultas ?? []).map(([actividadId, evaluacionId, titulo, nota, notaMinima, aprobada, en]) => ({
      actividadId,
      evaluacionId,
      titulo,
      nota,
      notaMinima,
      aprobada,
      en: isoOf(en),
    })),
  }));
}
