import { actividades } from '@catedra/shared/actividades/collection.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import { alcance, matches } from '@catedra/shared/core/scope.ts';
import { type Curso, cursos } from '@catedra/shared/cursos/collection.ts';
import { SE_VA } from '#features/cursos/offers.ts';
import { leerPorPublicar } from '#features/actividades/leer-por-publicar.ts';
import { isoText } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/pool.ts';

// PostgreSQL writes the JSON and the reply passes it on: no row of a long course is parsed and written again.
const text = (by: 'id' | 'slug') => `
  select c.id, c.estado, c.acceso,
    (select row_to_json(fila)::text from (select c.id, ${isoText('c.creado_en')} as "creadoEn",
      ${isoText('c.actualizado_en')} as "actualizadoEn", c.version, c.titulo, c.descripcion, c.categoria, c.etiquetas,
      c.acceso, c.secuencial, ${isoText('c.inicia_en')} as "iniciaEn", ${isoText('c.termina_en')} as "terminaEn",
      c.certificado, c.validez_meses as "validezMeses", ${isoText('c.publicar_en')} as "publicarEn", c.slug, c.imagen, c.estado, s.n as secciones,
      a.n as actividades) fila) as curso,
    s.secciones, a.actividades,
    de.autor and exists (select from actividades_pendientes p where p.curso_id = c.id) as espera
  from cursos c
  cross join lateral (select $2::boolean or c.id = any($3::uuid[]) as autor) de
  cross join lateral (
    select count(*)::int as n, coalesce(json_agg(fila), '[]')::text as secciones from (
      select s.id, s.titulo from secciones s where s.curso_id = c.id and s.papelera is null
         and not (de.autor and ${SE_VA}) order by s.orden, s.id) fila) s
  cross join lateral (
    select count(*)::int as n, coalesce(json_agg(to_jsonb(fila) || (coalesce(p.campos, '{}') - 'archivo')
        order by s.orden, s.id, coalesce((p.campos->>'orden')::int, fila.orden), fila.id), '[]')::text as actividades from (
      select a.id, a.version, a.curso_id as "cursoId", a.seccion, a.orden, a.titulo, a.tipo, a.obligatoria, a.regla,
        a.regla_minutos as "reglaMinutos",
        a.regla_porcentaje as "reglaPorcentaje", a.regla_nota::float as "reglaNota", a.duracion, a.oculta,
        a.exige_a_terminados as "exigeATerminados", case when de.autor then a.requisitos else '{"modo":"todos","condiciones":[]}' end as requisitos,
        ${isoText('a.disponible_desde')} as "disponibleDesde",
        ${isoText('a.disponible_hasta')} as "disponibleHasta", ${isoText('a.vence_en')} as "venceEn", a.lista,
        ${isoText('e.abre_en')} as "abreEn", ${isoText('e.cierra_en')} as "cierraEn"
      from actividades a left join evaluaciones e on e.actividad_id = a.id
       where a.curso_id = c.id and a.papelera is null and (de.autor or (a.lista and not a.oculta))) fila
      left join actividades_pendientes p on de.autor and p.actividad_id = fila.id
      join secciones s on s.id = coalesce((p.campos->>'seccion')::uuid, fila.seccion)
     where p.eliminar is not true) a
  where c.${by} = $1 and c.papelera is null`;

const statements = {
  id: { name: 'contenido-por-id', text: text('id') },
  slug: { name: 'contenido-por-slug', text: text('slug') },
};

interface Fila extends Pick<Curso, 'id' | 'estado' | 'acceso'> {
  readonly curso: string;
  readonly secciones: string;
  readonly actividades: string;
  readonly espera: boolean;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A course with its outline as JSON, found by id or slug; activities only for those who may read them. */
export async function leerContenido(
  db: Database,
  actor: Actor,
  idOrSlug: string,
  now: Date,
): Promise<string> {
  const deAutor = alcance(actor, 'actividades:ver');
  const statement = UUID.test(idOrSlug) ? statements.id : statements.slug;
  const { rows } = await db.$short.query<Fila>({
    ...statement,
    values: [idOrSlug, deAutor === true, typeof deAutor === 'boolean' ? [] : actor.tutorCursoIds],
  });
  const found = rows[0];
  if (!found) throw noEncontrado();
  const { id, estado, acceso } = found;
  if (!matches(cursos.policy.read(actor), { id, estado, acceso })) throw noEncontrado();
  const visible = matches(actividades.policy.read(actor), {
    cursoId: id,
    tipo: null,
    oculta: false,
    lista: true,
  });
  const porPublicar = found.espera ? JSON.stringify(await leerPorPublicar(db, id, now)) : 'null';
  return `{"curso":${found.curso},"secciones":${found.secciones},"actividades":${visible ? found.actividades : '[]'},"porPublicar":${porPublicar}}`;
}
