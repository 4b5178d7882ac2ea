import { type Actor, actividades, type Curso, cursos, matches, noEncontrado } from '@catedra/shared';
import { actividadLista } from '#features/cursos/queries.ts';
import type { Database } from '#platform/db/pool.ts';

const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

// PostgreSQL writes the JSON and the reply passes it on: no row of a long course is parsed and written again.
const text = (by: 'id' | 'slug') => `
  select c.id, c.estado, c.acceso,
    json_build_object('id', c.id, 'creadoEn', ${iso('c.creado_en')}, 'actualizadoEn', ${iso('c.actualizado_en')},
      'version', c.version, 'titulo', c.titulo, 'descripcion', c.descripcion, 'categoria', c.categoria,
      'etiquetas', c.etiquetas, 'acceso', c.acceso, 'secuencial', c.secuencial, 'iniciaEn', ${iso('c.inicia_en')},
      'terminaEn', ${iso('c.termina_en')}, 'certificado', c.certificado, 'validezMeses', c.validez_meses,
      'slug', c.slug, 'imagen', c.imagen, 'estado', c.estado, 'secciones', s.n, 'actividades', a.n)::text as curso,
    s.secciones, a.actividades
  from cursos c
  cross join lateral (
    select count(*)::int as n,
      coalesce(json_agg(json_build_object('id', s.id, 'titulo', s.titulo) order by s.orden, s.id), '[]')::text as secciones
    from secciones s where s.curso_id = c.id) s
  cross join lateral (
    select count(*)::int as n, coalesce(json_agg(json_build_object('id', a.id, 'version', a.version, 'cursoId', a.curso_id, 'seccion', a.seccion,
      'orden', a.orden, 'titulo', a.titulo, 'tipo', a.tipo, 'obligatoria', a.obligatoria, 'regla', a.regla,
      'duracion', a.duracion, 'lista', ${actividadLista}) order by s.orden, s.id, a.orden, a.id), '[]')::text as actividades
    from actividades a join secciones s on s.id = a.seccion where a.curso_id = c.id) a
  where c.${by} = $1`;

const statements = {
  id: { name: 'contenido-por-id', text: text('id') },
  slug: { name: 'contenido-por-slug', text: text('slug') },
};

interface Fila extends Pick<Curso, 'id' | 'estado' | 'acceso'> {
  readonly curso: string;
  readonly secciones: string;
  readonly actividades: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A course with its outline as JSON, found by id or slug; activities only for those who may read them. */
export async function leerContenido(db: Database, actor: Actor, idOrSlug: string): Promise<string> {
  const statement = UUID.test(idOrSlug) ? statements.id : statements.slug;
  const { rows } = await db.$client.query<Fila>({ ...statement, values: [idOrSlug] });
  const found = rows[0];
  if (!found) throw noEncontrado();
  const { id, estado, acceso } = found;
  if (!matches(cursos.policy.read(actor), { id, estado, acceso })) throw noEncontrado();
  const visible = matches(actividades.policy.read(actor), { cursoId: id, tipo: null });
  return `{"curso":${found.curso},"secciones":${found.secciones},"actividades":${visible ? found.actividades : '[]'}}`;
}
