import { actividades } from '@catedra/shared/actividades/collection.ts';
import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import { alcance, matches } from '@catedra/shared/core/scope.ts';
import { type Curso, cursos } from '@catedra/shared/cursos/collection.ts';
import { SE_VA } from '#features/cursos/offers.ts';
import { leerPorPublicar } from '#features/actividades/leer-por-publicar.ts';
import { SELLO } from '#features/actividades/sello.ts';
import { isoText } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/pool.ts';
import { sealed } from '#platform/db/sealed.ts';
import type { Written } from '#platform/http/handler.ts';

/** The course's own row, and its outline. */
const LLAVE = `c.id, c.estado, c.acceso, concat_ws('.', c.xmin, ${SELLO}) as sello`;

// PostgreSQL writes the JSON and the reply passes it on: no row of a long course is parsed and written again.
const text = (by: 'id' | 'slug') => `
  select ${LLAVE},
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
      select s.id, s.titulo from secciones s where s.curso_id = c.id and viva(s.papelera)
         and not (de.autor and ${SE_VA}) order by s.orden, s.id) fila) s
  cross join lateral (
    select count(*)::int as n, coalesce(json_agg(to_jsonb(fila) || (coalesce(p.campos, '{}') - 'archivo')
        order by s.orden, s.id, coalesce((p.campos->>'orden')::int, fila.orden), fila.id), '[]')::text as actividades from (
      select a.id, a.version, a.curso_id as "cursoId", a.seccion, a.orden, a.titulo, a.tipo, a.obligatoria, a.regla,
        a.regla_minutos as "reglaMinutos",
        a.regla_porcentaje as "reglaPorcentaje", a.regla_nota::float as "reglaNota", a.duracion, a.oculta,
        a.exige_a_terminados as "exigeATerminados", a.no_se_repite as "noSeRepite",
        case when de.autor then a.requisitos else '{"modo":"todos","condiciones":[]}' end as requisitos,
        ${isoText('a.disponible_desde')} as "disponibleDesde",
        ${isoText('a.disponible_hasta')} as "disponibleHasta", ${isoText('a.vence_en')} as "venceEn", a.lista,
        ${isoText('e.abre_en')} as "abreEn", ${isoText('e.cierra_en')} as "cierraEn"
      from actividades a left join evaluaciones e on e.actividad_id = a.id
       where a.curso_id = c.id and viva(a.papelera) and (de.autor or (a.lista and not a.oculta))) fila
      left join actividades_pendientes p on de.autor and p.actividad_id = fila.id
      join secciones s on s.id = coalesce((p.campos->>'seccion')::uuid, fila.seccion)
     where p.eliminar is not true) a
  where c.${by} = $1 and viva(c.papelera)`;

const soloLlave = (by: 'id' | 'slug') =>
  `select ${LLAVE} from cursos c where c.${by} = $1 and viva(c.papelera)`;

const PREGUNTAS = {
  id: {
    llave: { name: 'contenido.llave-por-id', text: soloLlave('id') },
    todo: { name: 'contenido.por-id', text: text('id') },
  },
  slug: {
    llave: { name: 'contenido.llave-por-slug', text: soloLlave('slug') },
    todo: { name: 'contenido.por-slug', text: text('slug') },
  },
};

interface Llave extends Pick<Curso, 'id' | 'estado' | 'acceso'> {
  readonly sello: string;
}

interface Fila extends Llave {
  readonly curso: string;
  readonly secciones: string;
  readonly actividades: string;
  readonly espera: boolean;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function seVe(actor: Actor, found: Llave | undefined): found is Llave {
  if (!found) return false;
  const { id, estado, acceso } = found;
  return matches(cursos.policy.read(actor), { id, estado, acceso });
}

const lasVe = (actor: Actor, cursoId: string): boolean =>
  matches(actividades.policy.read(actor), { cursoId, tipo: null, oculta: false, lista: true });

const json = (fila: Fila, suyas: string, porPublicar: string): string =>
  `{"curso":${fila.curso},"secciones":${fila.secciones},"actividades":${suyas},"porPublicar":${porPublicar}}`;

/** What all who are not its authors find in a course, as the bytes that are sent. */
interface ParaTodos {
  readonly con: Buffer;
  readonly sin: Buffer;
}
const conocidos = sealed<ParaTodos>(100);

async function leerParaTodos({ $short }: Database, actor: Actor, idOrSlug: string): Promise<Written> {
  const { llave, todo } = PREGUNTAS[UUID.test(idOrSlug) ? 'id' : 'slug'];
  const [key] = (await $short.query<Llave>({ ...llave, values: [idOrSlug] })).rows;
  if (!seVe(actor, key)) throw noEncontrado();
  const which = lasVe(actor, key.id) ? 'con' : 'sin';
  const known = conocidos.find(key.id, key.sello);
  if (known) return known[which];
  const [fila] = (await $short.query<Fila>({ ...todo, values: [idOrSlug, false, []] })).rows;
  if (!fila || !seVe(actor, fila)) throw noEncontrado();
  const bytes = (suyas: string) => Buffer.from(json(fila, suyas, 'null'));
  const escrito = { con: bytes(fila.actividades), sin: bytes('[]') };
  conocidos.keep(fila.id, fila.sello, escrito);
  return escrito[which];
}

/** A course with its outline as JSON, found by id or slug; activities only for those who may read them. */
export async function leerContenido(
  db: Database,
  actor: Actor,
  idOrSlug: string,
  now: Date,
): Promise<Written> {
  const deAutor = alcance(actor, 'actividades:ver');
  const suyos = typeof deAutor === 'boolean' ? [] : actor.tutorCursoIds;
  if (deAutor !== true && suyos.length === 0) return leerParaTodos(db, actor, idOrSlug);
  const { todo } = PREGUNTAS[UUID.test(idOrSlug) ? 'id' : 'slug'];
  const [fila] = (await db.$short.query<Fila>({ ...todo, values: [idOrSlug, deAutor === true, suyos] })).rows;
  if (!fila || !seVe(actor, fila)) throw noEncontrado();
  const porPublicar = fila.espera ? JSON.stringify(await leerPorPublicar(db, fila.id, now)) : 'null';
  return json(fila, lasVe(actor, fila.id) ? fila.actividades : '[]', porPublicar);
}
