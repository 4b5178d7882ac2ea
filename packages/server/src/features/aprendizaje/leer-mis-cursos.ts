import { type Actor, type Curso, cursos, matches, type Plazo, vencimientoDe } from '@catedra/shared';
import { isoOf } from '#platform/db/columns.ts';
import type { Database, Queryable } from '#platform/db/pool.ts';

/** A course with what it is for one person. `$1` is the person, `$2` the academy's zone, `$3` which courses. */
const text = (which: string) => `
  select row_to_json(fila)::text as curso from (
    select c.id, c.slug, c.titulo, c.descripcion, c.imagen, c.categoria, c.estado, c.acceso, c.secuencial,
           c.certificado, c.inicia_en as "iniciaEn", c.termina_en as "terminaEn",
           coalesce((select u.zona_horaria from usuarios u where u.id = $1), $2) as zona,
           (select p.vence_en from prorrogas p where p.usuario_id = $1 and p.curso_id = c.id) as prorroga,
           exists (select from curso_avance v where v.usuario_id = $1 and v.curso_id = c.id
                      and v.terminado_en is not null) as terminado,
           (select coalesce(json_agg(json_build_object(
                     'desde', via.desde, 'venceEn', via.vence_en, 'venceEnDias', via.vence_en_dias)), '[]')
              from (select i.desde, i.vence_en, null::int as vence_en_dias from inscripciones i
                     where i.usuario_id = $1 and i.curso_id = c.id
                    union all
                    select greatest(m.desde, gc.desde), gc.vence_en, gc.vence_en_dias from grupo_cursos gc
                      join grupos g on g.id = gc.grupo_id and g.estado = 'activo'
                      join grupo_miembros m on m.grupo_id = gc.grupo_id and m.usuario_id = $1
                     where gc.curso_id = c.id) via) as plazos
      from cursos c where ${which} order by c.titulo, c.id) fila`;

const CURSOS = {
  varios: { name: 'aprendizaje.cursos', text: text('c.id = any($3::uuid[])') },
  porId: { name: 'aprendizaje.curso-por-id', text: text('c.id = $3') },
  porSlug: { name: 'aprendizaje.curso-por-slug', text: text('c.slug = $3') },
};

interface Fila
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
  > {
  readonly zona: string;
  readonly prorroga: string | null;
  /** They had finished it once. */
  readonly terminado: boolean;
  readonly plazos: readonly Plazo[];
}

export interface CursoLeido extends Omit<Fila, 'prorroga' | 'plazos'> {
  readonly venceEn: string | null;
}

const cursoDe = ({ prorroga, plazos, ...curso }: Fila): CursoLeido => ({
  ...curso,
  iniciaEn: curso.iniciaEn && isoOf(curso.iniciaEn),
  terminaEn: curso.terminaEn && isoOf(curso.terminaEn),
  venceEn: vencimientoDe(plazos, curso.zona, prorroga),
});

async function leerCursos(
  on: Queryable,
  actor: Actor,
  zona: string,
  which: keyof typeof CURSOS,
  wanted: string | readonly string[],
): Promise<CursoLeido[]> {
  const { rows } = await on.query<{ curso: string }>({ ...CURSOS[which], values: [actor.id, zona, wanted] });
  return rows.map(({ curso }) => cursoDe(JSON.parse(curso) as Fila));
}

/** The courses that a person takes, with the moment by which they must have finished each. */
export const leerMisCursos = async (db: Database, actor: Actor, zona: string): Promise<CursoLeido[]> =>
  actor.cursoIds.length === 0 ? [] : leerCursos(db.$client, actor, zona, 'varios', actor.cursoIds);

const ID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** One course by id or slug, if the person may see it; a slug is never shaped like an id. */
export async function leerCurso(
  db: Database,
  actor: Actor,
  zona: string,
  idOSlug: string,
): Promise<CursoLeido | undefined> {
  const which = ID.test(idOSlug) ? 'porId' : 'porSlug';
  const [curso] = await leerCursos(db.$short, actor, zona, which, idOSlug);
  if (!curso) return undefined;
  const { id, estado, acceso } = curso;
  return matches(cursos.policy.read(actor), { id, estado, acceso }) ? curso : undefined;
}
