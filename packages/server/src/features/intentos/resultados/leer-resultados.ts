import type { Actor } from '@catedra/shared/core/actor.ts';
import { noEncontrado } from '@catedra/shared/core/errors.ts';
import { evaluaciones } from '@catedra/shared/evaluaciones/collection.ts';
import { puedeVerIntentos } from '@catedra/shared/intentos/policy.ts';
import {
  type ConsultaDeResultados,
  CRIBAS,
  type Criba,
  type Resultado,
  type Resultados,
} from '@catedra/shared/intentos/resultados.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { evaluacionesDondeEsten } from '#features/evaluaciones/binding.ts';
import { evaluacionesTable } from '#features/evaluaciones/table.ts';
import { lasDe } from '#features/intentos/alcance.ts';
import { NUMERO } from '#features/intentos/filas.ts';
import { scopeSql } from '#platform/collections/scope-sql.ts';
import { enActivoSql } from '#features/usuarios/table.ts';
import { segundosDentro } from '#features/intentos/sucesos.ts';
import { isoSql } from '#platform/db/columns.ts';
import { countRows } from '#platform/db/json-page.ts';
import { cutPage, readCursor, writeCursor } from '#platform/db/keyset.ts';
import type { Database, Tx } from '#platform/db/pool.ts';
import { hasWords } from '#platform/db/search.ts';

type Filtros = Omit<ConsultaDeResultados, 'limite' | 'cursor'>;

export type ReglasDeResultados = Pick<
  typeof evaluacionesTable.$inferSelect,
  'id' | 'cursoId' | 'actividadId' | 'notaMinima' | 'notaQueCuenta'
>;

/** An evaluation in sight of someone who sees results; any other does not exist for them. */
export async function leerReglas(db: Database | Tx, actor: Actor, id: string): Promise<ReglasDeResultados> {
  lasDe(actor, puedeVerIntentos(actor));
  const visible = and(
    eq(evaluacionesTable.id, id),
    scopeSql(evaluacionesDondeEsten, evaluaciones.policy.read(actor)),
  );
  const [reglas] = await db
    .select({
      id: evaluacionesTable.id,
      cursoId: evaluacionesTable.cursoId,
      actividadId: evaluacionesTable.actividadId,
      notaMinima: evaluacionesTable.notaMinima,
      notaQueCuenta: evaluacionesTable.notaQueCuenta,
    })
    .from(evaluacionesTable)
    .where(visible);
  if (!reglas) throw noEncontrado();
  return reglas;
}

/** Attempts `i` by how they stand; whoever has not begun has none. */
const cribaSql = (criba: Exclude<Criba, 'sin_empezar'>, { notaMinima }: ReglasDeResultados): SQL =>
  ({
    aprobados: sql`i.estado = 'entregado' and not i.provisional and i.nota >= ${notaMinima}`,
    suspensos: sql`i.estado = 'entregado' and not i.provisional and i.nota < ${notaMinima}`,
    por_calificar: sql`i.estado = 'entregado' and i.provisional`,
    en_curso: sql`i.estado in ('en_curso', 'vencido')`,
    anulados: sql`i.estado = 'anulado'`,
  })[criba];

/** Answer `p` of a delivered attempt gave nothing: `resultadoDe` says «fallo» of it. */
export const FALLADA: SQL = sql`p.respuesta is not null and (p.fraccion = '0' or p.fraccion like '-%')`;

/** What is asked of attempts `i` beside how they stand. */
export function ademas({
  notaDesde,
  notaHasta,
  entregadoDesde,
  entregadoAntesDe,
  fallaronId,
}: Filtros): SQL[] {
  const conNota = sql`i.estado = 'entregado' and not i.provisional`;
  return [
    ...(notaDesde === undefined ? [] : [sql`${conNota} and i.nota >= ${notaDesde}::numeric`]),
    ...(notaHasta === undefined ? [] : [sql`${conNota} and i.nota <= ${notaHasta}::numeric`]),
    ...(entregadoDesde === undefined ? [] : [sql`i.entregado_en >= ${entregadoDesde}`]),
    ...(entregadoAntesDe === undefined ? [] : [sql`i.entregado_en < ${entregadoAntesDe}`]),
    ...(fallaronId === undefined
      ? []
      : [
          sql`i.estado = 'entregado' and exists (select from intento_preguntas p
            where p.intento_id = i.id and p.pregunta_id = ${fallaronId} and ${FALLADA})`,
        ]),
  ];
}

/** The mark of `i` counts, or is one of those that do. */
const cuenta = ({ notaQueCuenta }: ReglasDeResultados): SQL => {
  const vale = sql`o.evaluacion_id = i.evaluacion_id and o.usuario_id = i.usuario_id and o.estado = 'entregado'
    and o.nota is not null and not o.provisional`;
  const suya = sql`i.estado = 'entregado' and i.nota is not null and not i.provisional`;
  if (notaQueCuenta === 'media') return suya;
  const orden = {
    mejor: sql`o.ronda desc, o.nota desc, o.numero`,
    ultima: sql`o.ronda desc, o.numero desc`,
    primera: sql`o.ronda desc, o.numero`,
  }[notaQueCuenta];
  return sql`${suya} and i.id = (select o.id from intentos o where ${vale} order by ${orden} limit 1)`;
};

/** The groups of person `u`, for whoever reads a list. */
export const susGrupos: SQL = sql`(
  select coalesce(json_agg(m.nombre order by m.nombre), '[]') from miembros_vigentes m where m.usuario_id = u.id)`;

export const enElGrupo = (grupoId: string | undefined): SQL =>
  grupoId
    ? sql`exists (select from grupo_miembros m where m.usuario_id = u.id and m.grupo_id = ${grupoId})`
    : sql`true`;

export const filasDe = (reglas: ReglasDeResultados): SQL => sql`
  select i.id, i.numero, i.estado, ${isoSql(sql`i.empezado_en`)} as "empezadoEn",
         ${isoSql(sql`i.entregado_en`)} as "entregadoEn", ${isoSql(sql`i.vence_en`)} as "venceEn",
         case when i.entregado_en is not null then ${segundosDentro(sql`i`)} end as segundos, i.nota::float as nota, i.provisional,
         i.heredado, i.practica, ${cuenta(reglas)} as cuenta,
         case when i.estado = 'entregado' and i.nota is not null and not i.provisional
              then i.nota >= ${reglas.notaMinima} end as aprobado,
         json_build_object('id', u.id, 'nombre', u.nombre, 'apellidos', u.apellidos) as persona,
         ${susGrupos} as grupos,
         (select count(*)::int from intento_preguntas p where p.intento_id = i.id) as preguntas,
         (select count(*)::int from intento_preguntas p
           where p.intento_id = i.id and p.respuesta is not null) as respondidas,
         (select coalesce(json_agg(${NUMERO} order by p.lugar), '[]') from intento_preguntas p
           where p.intento_id = i.id and p.a_mano and p.cerrada and p.fraccion is null and p.puesta is null) as "porCalificar",
         (select count(distinct t.lugar)::int from intento_tardias t
           where t.intento_id = i.id and t.aceptada is null) as tardias
    from intentos i join usuarios u on u.id = i.usuario_id`;

const lugar = z.tuple([z.string(), z.string(), z.number(), z.uuid()]);
const ORDEN = sql`u.apellidos, u.nombre, i.numero, i.id`;

/** What a reader sees and asked for, without the page; what somebody did who was deleted since stays, without a name. */
export function dondeDe(actor: Actor, reglas: ReglasDeResultados, consulta: Filtros): SQL {
  const { criba, grupoId, usuarioId, buscar } = consulta;
  return sql.join(
    [
      sql`i.evaluacion_id = ${reglas.id}`,
      lasDe(actor, puedeVerIntentos(actor)),
      ...(criba && criba !== 'sin_empezar' ? [cribaSql(criba, reglas)] : []),
      enElGrupo(grupoId),
      ...(usuarioId ? [sql`i.usuario_id = ${usuarioId}`] : []),
      ...ademas(consulta),
      hasWords(
        sql`llano(concat_ws(' ', u.nombre, u.apellidos, u.correo, u.usuario, i.codigo))`,
        (buscar ?? '').replace(/^([2-9a-z]{4})-([2-9a-z]{4})$/i, '$1$2'),
      ),
    ],
    sql` and `,
  );
}

interface Cuentas extends Record<string, unknown> {
  readonly todos: number;
  readonly personas: number;
  readonly entregados: number;
  readonly media: number | null;
}

/** The people `u` with the course who can come in and made no attempt, as far as a reader sees. */
export const sinEmpezarSql = (
  actor: Actor,
  reglas: Pick<ReglasDeResultados, 'id' | 'cursoId'>,
  { grupoId, buscar }: Pick<Filtros, 'grupoId' | 'buscar'>,
): SQL => sql`from matriculas m join usuarios u on u.id = m.usuario_id
  where m.curso_id = ${reglas.cursoId} and ${enActivoSql(sql`u`)} and ${lasDe(actor, puedeVerIntentos(actor))}
    and not exists (select from intentos i where i.evaluacion_id = ${reglas.id} and i.usuario_id = u.id)
    and ${enElGrupo(grupoId)}
    and ${hasWords(sql`llano(concat_ws(' ', u.nombre, u.apellidos, u.correo, u.usuario))`, buscar ?? '')}`;

/** Of what was asked for, how many stand in each way: exactly those that the list would leave. */
async function contar(db: Database, actor: Actor, reglas: ReglasDeResultados, filtros: Filtros) {
  const suyas = dondeDe(actor, reglas, { ...filtros, criba: undefined });
  const columnas = CRIBAS.flatMap((criba) =>
    criba === 'sin_empezar'
      ? []
      : [sql`count(*) filter (where ${cribaSql(criba, reglas)})::int as ${sql.raw(criba)}`],
  );
  const [{ rows }, { rows: sin }] = await Promise.all([
    db.execute<Cuentas & Record<Criba, number>>(sql`
      select ${sql.join(columnas, sql`, `)}, count(*)::int as todos, count(distinct i.usuario_id)::int as personas,
             count(*) filter (where i.estado = 'entregado')::int as entregados,
             round(avg(i.nota) filter (where i.estado = 'entregado' and not i.provisional and not i.practica), 2)::float as media
        from intentos i join usuarios u on u.id = i.usuario_id where ${suyas}`),
    db.execute<{ n: number }>(sql`select count(*)::int as n ${sinEmpezarSql(actor, reglas, filtros)}`),
  ]);
  const [contadas] = rows;
  if (!contadas) throw new Error('nothing was counted');
  const { todos, personas, entregados, media, ...cuentas } = contadas;
  return {
    todos,
    personas,
    entregados,
    media,
    cuentas: { ...cuentas, sin_empezar: sin[0]?.n ?? 0 } as Record<Criba, number>,
  };
}

/** One page of the attempts of an evaluation, by person, with what each filter would leave. */
export async function leerResultados(
  db: Database,
  actor: Actor,
  id: string,
  consulta: ConsultaDeResultados,
): Promise<Resultados> {
  const reglas = await leerReglas(db, actor, id);
  const donde = dondeDe(actor, reglas, consulta);
  const despues = consulta.cursor
    ? (([apellidos, nombre, numero, ultimo]) =>
        sql`and (u.apellidos, u.nombre, i.numero, i.id) > (${apellidos}, ${nombre}, ${numero}, ${ultimo}::uuid)`)(
        readCursor(lugar, consulta.cursor),
      )
    : sql``;
  const [{ rows }, total, cifras] = await Promise.all([
    db.execute<Resultado & Record<string, unknown>>(
      sql`${filasDe(reglas)} where ${donde} ${despues} order by ${ORDEN} limit ${consulta.limite + 1}`,
    ),
    countRows(db, sql`from intentos i join usuarios u on u.id = i.usuario_id where ${donde}`),
    contar(db, actor, reglas, consulta),
  ]);
  const pagina = cutPage(rows, consulta.limite, ({ persona, numero, id: ultimo }) =>
    writeCursor(persona.apellidos, persona.nombre, numero, ultimo),
  );
  return { ...pagina, total, ...cifras };
}
