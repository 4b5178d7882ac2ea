import type { Actor } from '@catedra/shared/core/actor.ts';
import type {
  ConsultaDeEstadistica,
  EstadisticaDeNotas,
  ParteDeEstadistica,
} from '@catedra/shared/intentos/estadistica/esquemas.ts';
import { puedeVerIntentos } from '@catedra/shared/intentos/policy.ts';
import { BARRAS } from '@catedra/shared/intentos/por-persona.ts';
import { type SQL, sql } from 'drizzle-orm';
import { lasDe } from '#features/intentos/alcance.ts';
import { elegidosSql } from '#features/intentos/estadistica/elegidos.ts';
import { enElGrupo, leerReglas } from '#features/intentos/resultados/leer-resultados.ts';
import { segundosDentro } from '#features/intentos/sucesos.ts';
import type { Database } from '#platform/db/pool.ts';

/** More groups or editions than these nobody compares at a glance. */
const MAS_PARTES = 60;

type Cifras = Omit<EstadisticaDeNotas, 'barras' | 'notaMinima' | 'deTodas' | 'ediciones'>;

interface Contada extends Cifras, Record<string, unknown> {
  readonly barras: readonly { readonly barra: number; readonly aprueba: boolean; readonly n: number }[];
  readonly porRonda: readonly ParteDeEstadistica[];
  readonly porMes: readonly ParteDeEstadistica[];
}

const cuarto = (que: number): SQL =>
  sql`round(percentile_cont(${sql.raw(String(que))}::float8) within group (order by e.nota)::numeric, 2)::float`;

/** The figures of the marks `e` that are grouped. */
const partes = (aprobar: number): SQL => sql`count(*)::int as intentos, round(avg(e.nota), 2)::float as media,
  ${cuarto(0.25)} as "primerCuarto", ${cuarto(0.5)} as mediana, ${cuarto(0.75)} as "tercerCuarto",
  count(*) filter (where e.nota >= ${aprobar})::int as aprueban`;

/** The groups whose people are compared: all of them, or those that whoever asks is a tutor of. */
const suyos = (actor: Actor): SQL =>
  puedeVerIntentos(actor) === true
    ? sql`true`
    : sql`m.grupo_id = any(${sql.param(actor.tutorGrupoIds)}::uuid[])`;

/** What the marks of an evaluation say, for whoever sees these people. */
export async function leerEstadistica(
  db: Database,
  actor: Actor,
  id: string,
  consulta: ConsultaDeEstadistica,
  zona: string,
): Promise<EstadisticaDeNotas> {
  const reglas = await leerReglas(db, actor, id);
  const { notaMinima } = reglas;
  const deEllas = sql`from intentos i join usuarios u on u.id = i.usuario_id
    where i.evaluacion_id = ${id} and ${lasDe(actor, puedeVerIntentos(actor))} and ${enElGrupo(consulta.grupoId)}`;
  const { rows } = await db.execute<Contada>(sql`
    with e as materialized (
      select i.id, i.usuario_id, i.ronda, i.nota, i.entregado_en, i.heredado, ${segundosDentro(sql`i`)} as segundos
        from ${elegidosSql(actor, id, consulta)})
    select count(*)::int as intentos, count(distinct e.usuario_id)::int as personas,
           round(avg(e.nota), 2)::float as media, ${cuarto(0.5)} as mediana,
           count(*) filter (where e.nota >= ${notaMinima})::int as aprueban,
           percentile_cont(0.5) within group (order by e.segundos) filter (where not e.heredado) as segundos,
           (select count(*)::int ${deEllas} and i.estado = 'entregado' and i.provisional) as provisionales,
           (select coalesce(json_agg(distinct i.ronda), '[]') ${deEllas}) as rondas,
           (select coalesce(json_agg(b), '[]') from (
              select least(${BARRAS - 1}, floor(e.nota * 2))::int as barra, e.nota >= ${notaMinima} as aprueba, count(*)::int as n
                from e group by 1, 2) b) as barras,
           (select coalesce(json_agg(g), '[]') from (
              select m.grupo_id as id, m.nombre, ${partes(notaMinima)}
                from e join miembros_vigentes m on m.usuario_id = e.usuario_id where ${suyos(actor)}
               group by m.grupo_id, m.nombre order by count(*) desc, m.nombre limit ${MAS_PARTES}) g) as grupos,
           (select coalesce(json_agg(r), '[]') from (
              select e.ronda::text as id, e.ronda::text as nombre, ${partes(notaMinima)}
                from e group by e.ronda order by e.ronda desc limit ${MAS_PARTES}) r) as "porRonda",
           (select coalesce(json_agg(d), '[]') from (
              select mes as id, mes as nombre, ${partes(notaMinima)}
                from (select e.nota, to_char(e.entregado_en at time zone ${zona}, 'YYYY-MM') as mes from e) e
               group by mes order by mes desc limit ${MAS_PARTES}) d) as "porMes"
      from e`);
  const [contada] = rows;
  if (!contada) throw new Error('nothing was counted');
  const { barras, porRonda, porMes, ...cifras } = contada;
  const en = (barra: number, aprueba: boolean) =>
    barras.find((una) => una.barra === barra && una.aprueba === aprueba)?.n ?? 0;
  const rondas = cifras.rondas.toSorted((a, b) => a - b);
  return {
    ...cifras,
    rondas,
    notaMinima,
    deTodas: puedeVerIntentos(actor) === true,
    barras: Array.from({ length: BARRAS }, (_, barra) => ({
      aprueban: en(barra, true),
      noLlegan: en(barra, false),
    })),
    ediciones:
      rondas.length > 1 ? { por: 'ronda', datos: [...porRonda] } : { por: 'mes', datos: [...porMes] },
  };
}
