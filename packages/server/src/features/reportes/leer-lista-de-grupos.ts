import { sinPermiso } from '@catedra/shared/core/errors.ts';
import { alcance } from '@catedra/shared/core/scope.ts';
import {
  type ConsultaDeListaDeGrupos,
  GRUPOS_POR_PAGINA,
  type GrupoEnLista,
  type ListaDeGrupos,
  type OrdenDeGrupos,
} from '@catedra/shared/reportes/grupos-en-lista.ts';
import { gruposConCifras } from '@catedra/shared/reportes/policy.ts';
import { usuarios } from '@catedra/shared/usuarios/collection.ts';
import { type SQL, sql } from 'drizzle-orm';
import { gruposBinding } from '#features/grupos/binding.ts';
import { hastaProximoSql } from '#features/participantes/offers.ts';
import { casillasSql } from '#features/reportes/casillas.ts';
import { dePersonasSql, type Lectura } from '#features/reportes/filtros.ts';
import { usuariosBinding } from '#features/usuarios/binding.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/pool.ts';
import { hasWords } from '#platform/db/search.ts';

const TUTORES_A_LA_VISTA = 3;

/** Those of which nothing is told at the end of what is ordered by it. */
const ORDENES: Readonly<Record<OrdenDeGrupos, readonly SQL[]>> = {
  tarde: [
    sql`case when g.cuenta then coalesce(t.tarde, 0) end`,
    sql`case when g.cuenta then coalesce(t.proximas, 0) end`,
  ],
  nombre: [sql`g.nombre`],
  miembros: [sql`g.miembros`],
  avance: [sql`s.hechas::float / nullif(s.total, 0)`],
};

function ordenSql(orden: NonNullable<ConsultaDeListaDeGrupos['orden']>): SQL {
  const claves = ORDENES[orden.replace('-', '') as OrdenDeGrupos];
  const sentido = orden.startsWith('-') ? sql`desc nulls last` : sql`asc nulls last`;
  return sql.join(
    claves.map((clave) => sql`${clave} ${sentido}`),
    sql`, `,
  );
}

/** The groups that the reader sees, which of them they look for, and of which they may know how they go. */
function gruposSql({ actor }: Lectura, { buscar, estado }: ConsultaDeListaDeGrupos): SQL {
  const { miembros, tutores, cursos } = gruposBinding.computed;
  const visibles = alcance(actor, 'grupos:ver');
  if (visibles === false) throw sinPermiso();
  return sql`
    select grupos.*, ${miembros} as miembros, ${tutores} as tutores, ${cursos} as cursos,
           grupos.estado = 'activo' and coalesce(${scopeSql(gruposBinding, gruposConCifras(actor)) ?? sql`true`}, false) as cuenta,
           ${estado ? sql`grupos.estado = ${estado}` : sql`true`}
             and ${hasWords(sql`llano(grupos.nombre)`, buscar ?? '')} as buscado
      from grupos where ${scopeSql(gruposBinding, visibles) ?? sql`true`}`;
}

/** What each person of those groups is late in, or will be in seven days: one stretch of the index of dates. */
const plazosSql = (lectura: Lectura): SQL => sql`
  select m.grupo_id, a.usuario_id, c.id as curso_id, c.titulo, a.cumple_hasta,
         a.cumple_hasta < ${lectura.now.toISOString()} as tarde
    from matriculas a join cursos c on c.id = a.curso_id join grupo_miembros m on m.usuario_id = a.usuario_id
   where ${hastaProximoSql(lectura.now)} and ${dePersonasSql(lectura, sql`a.usuario_id`)}
     and m.grupo_id in (select id from g where cuenta)`;

const TARDE_POR_GRUPO = sql`
  select grupo_id, count(*) filter (where tarde)::int as tarde, count(*) filter (where not tarde)::int as proximas,
         min(desde) as desde
    from (select grupo_id, usuario_id, bool_or(tarde) as tarde, min(cumple_hasta) filter (where tarde) as desde
            from p group by grupo_id, usuario_id) una
   group by grupo_id`;

const CURSOS_CON_TARDE = sql`
  select grupo_id, count(distinct curso_id)::int as cursos, case when count(distinct curso_id) = 1 then min(titulo) end as curso
    from p where tarde group by grupo_id`;

const HALLAZGO = sql`json_build_object(
  'grupos', (select count(*) from g where cuenta), 'tarde', (select count(distinct usuario_id) from p where tarde),
  'gruposConTarde', (select count(*) from t where tarde > 0),
  'peor', (select json_build_object('nombre', g.nombre, 'tarde', t.tarde) from t join g on g.id = t.grupo_id
            where t.tarde > 0 order by t.tarde desc, g.nombre, g.id limit 1))`;

interface Pagina extends Record<string, unknown> {
  readonly cuantos: number;
  readonly hallazgo: ListaDeGrupos['hallazgo'];
  readonly datos: readonly {
    readonly grupo: Omit<GrupoEnLista, 'comoVa'>;
    readonly cuenta: boolean;
    readonly plazos: Plazos;
  }[];
}

type Plazos = Pick<
  NonNullable<GrupoEnLista['comoVa']>,
  'proximas' | 'cursosConTarde' | 'cursoConTarde' | 'tardeDesde'
>;

async function leerPagina(
  db: Database,
  lectura: Lectura,
  consulta: ConsultaDeListaDeGrupos,
): Promise<Pagina> {
  const tutorVisible = scopeSql(usuariosBinding, usuarios.policy.read(lectura.actor)) ?? sql`true`;
  const { rows } = await db.execute<Pagina>(sql`
    with g as materialized (${gruposSql(lectura, consulta)}), p as materialized (${plazosSql(lectura)}),
    t as materialized (${TARDE_POR_GRUPO}), k as (${CURSOS_CON_TARDE}),
    s as (select grupo_id, hechas, total from cifras_de_ahora()),
    una as materialized (
      select g.*, t.proximas, t.desde, k.cursos as cursos_con_tarde, k.curso as curso_con_tarde,
             row_number() over (order by g.estado = 'archivado', ${ordenSql(consulta.orden ?? '-tarde')}, g.nombre, g.id) as puesto
        from g left join t on t.grupo_id = g.id left join k on k.grupo_id = g.id left join s on s.grupo_id = g.id
       where g.buscado order by puesto offset ${Number(consulta.cursor ?? 0)} limit ${GRUPOS_POR_PAGINA})
    select (select count(*)::int from g where buscado) as cuantos, ${HALLAZGO} as hallazgo, (
      select coalesce(json_agg(json_build_object('grupo', json_build_object('id', una.id, 'creadoEn', ${isoSql(sql`una.creado_en`)},
        'actualizadoEn', ${isoSql(sql`una.actualizado_en`)}, 'version', una.version, 'nombre', una.nombre,
        'descripcion', una.descripcion, 'estado', una.estado, 'miembros', una.miembros, 'tutores', una.tutores,
        'cursos', una.cursos, 'porRegla', exists (select from grupo_reglas r where r.grupo_id = una.id),
        'primerosTutores', (select coalesce(json_agg(d), '[]') from (
          select usuarios.id, usuarios.nombre, usuarios.apellidos, usuarios.foto
            from grupo_tutores q join usuarios on usuarios.id = q.usuario_id
           where q.grupo_id = una.id and ${tutorVisible}
           order by usuarios.apellidos, usuarios.nombre, usuarios.id limit ${TUTORES_A_LA_VISTA}) d)),
        'cuenta', una.cuenta, 'plazos', json_build_object('proximas', coalesce(una.proximas, 0),
          'cursosConTarde', coalesce(una.cursos_con_tarde, 0), 'cursoConTarde', una.curso_con_tarde,
          'tardeDesde', ${isoSql(sql`una.desde`)})) order by una.puesto), '[]') from una) as datos`);
  return rows[0] as Pagina;
}

type Casillas = Omit<NonNullable<GrupoEnLista['comoVa']>, keyof Plazos>;

async function leerCasillas(
  db: Database,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Casillas>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<Casillas & { grupo_id: string } & Record<string, unknown>>(sql`
    with ${casillasSql(sql`${sql.param(ids)}::uuid[]`, now)} select * from casillas`);
  return new Map(rows.map(({ grupo_id, ...casillas }) => [grupo_id, casillas]));
}

/** One page of groups with how their people stand, the ones with most people late first; archived ones last. */
export async function leerListaDeGrupos(
  db: Database,
  lectura: Lectura,
  consulta: ConsultaDeListaDeGrupos,
): Promise<ListaDeGrupos> {
  const { cuantos, hallazgo, datos } = await leerPagina(db, lectura, consulta);
  const casillas = await leerCasillas(
    db,
    datos.filter(({ cuenta }) => cuenta).map(({ grupo }) => grupo.id),
    lectura.now,
  );
  const leidos = Number(consulta.cursor ?? 0) + datos.length;
  return {
    datos: datos.map(({ grupo, plazos }) => {
      const suyas = casillas.get(grupo.id);
      return { ...grupo, comoVa: suyas ? { ...suyas, ...plazos } : null };
    }),
    siguiente: leidos < cuantos ? String(leidos) : null,
    total: { valor: cuantos, exacto: true },
    hallazgo,
  };
}
