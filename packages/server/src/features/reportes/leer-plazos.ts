import type { Actor } from '@catedra/shared/core/actor.ts';
import { finDelDia } from '@catedra/shared/progreso/vencimiento.ts';
import type { GrupoEnCifras, PlazoDeAlguien, ResumenDeReportes } from '@catedra/shared/reportes/schemas.ts';
import { type SQL, sql } from 'drizzle-orm';
import { totalesDeCursos } from '#features/cursos/offers.ts';
import { cursoCuenta, enEstadoSql, proximoSql } from '#features/participantes/offers.ts';
import { dePersonasSql, gruposVisibles, type Lectura } from '#features/reportes/filtros.ts';
import type { Database } from '#platform/db/pool.ts';

const PRIMEROS = 6;
const MAX_GRUPOS = 200;

interface Fechas extends Record<string, unknown> {
  vencidas: number;
  personas: number;
  proximas: number;
  hoy: number;
  primeras_vencidas: PlazoDeAlguien[];
  primeras_proximas: PlazoDeAlguien[];
}

const primerasSql = (cuales: SQL): SQL => sql`(
  select coalesce(json_agg(p), '[]') from (
    select u.id as "usuarioId", u.nombre, u.apellidos, c.id as "cursoId", c.titulo as curso, f.vence_en as "venceEn"
      from filas f join usuarios u on u.id = f.usuario_id join cursos c on c.id = f.curso_id where ${cuales}
     order by f.vence_en, u.apellidos, u.nombre, u.id, c.titulo limit ${PRIMEROS}) p)`;

const conIso = (plazos: PlazoDeAlguien[]): PlazoDeAlguien[] =>
  plazos.map((plazo) => ({ ...plazo, venceEn: new Date(plazo.venceEn).toISOString() }));

/** What is late and what is due: only what has a date and is not done is looked at, by that date. */
export async function leerPlazos(
  db: Database,
  lectura: Lectura,
): Promise<Pick<ResumenDeReportes, 'vencidos' | 'proximos'>> {
  const { zona, now } = lectura;
  const finDeHoy = finDelDia(now, 0, zona).toISOString();
  const vencido = enEstadoSql('vencido', now);
  const { rows } = await db.execute<Fechas>(sql`
    with filas as materialized (
      select a.usuario_id, a.curso_id, a.vence_en, ${vencido} as vencido
        from matriculas a
        join cursos c on c.id = a.curso_id
       where (${vencido} or ${proximoSql(now)}) and ${dePersonasSql(lectura, sql`a.usuario_id`)})
    select (count(*) filter (where vencido))::int as vencidas,
           (select count(*)::int from (select distinct usuario_id from filas where vencido) p) as personas,
           (count(*) filter (where not vencido))::int as proximas,
           (count(*) filter (where not vencido and vence_en <= ${finDeHoy}))::int as hoy,
           ${primerasSql(sql`f.vencido`)} as primeras_vencidas,
           ${primerasSql(sql`not f.vencido`)} as primeras_proximas
      from filas`);
  const fila = rows[0] as Fechas;
  return {
    vencidos: {
      cuenta: fila.vencidas,
      personas: fila.personas,
      primeros: conIso(fila.primeras_vencidas),
    },
    proximos: { cuenta: fila.proximas, hoy: fila.hoy, primeros: conIso(fila.primeras_proximas) },
  };
}

/** Each person once: whoever is in many groups counts in each with all of their courses. */
const gruposSql = (actor: Actor): SQL => sql`(
  select coalesce(json_agg(s), '[]') from (
    select grupos.id, grupos.nombre, s.personas, s.hechas, s.total
      from (select m.grupo_id, count(*)::int as personas, sum(p.hechas)::int as hechas, sum(p.total)::int as total
              from por_persona p join grupo_miembros m on m.usuario_id = p.usuario_id group by m.grupo_id) s
      join grupos on grupos.id = s.grupo_id
     where ${gruposVisibles(actor)}
     order by s.hechas::float / greatest(s.total, 1) desc, grupos.nombre limit ${MAX_GRUPOS}) s)`;

type Avance = Pick<ResumenDeReportes, 'asignaciones' | 'hechas' | 'total' | 'grupos'>;

/** How far everyone has come, and the people of each group. */
export async function leerAvance(db: Database, lectura: Lectura): Promise<Avance> {
  const { rows } = await db.execute<Avance & { grupos: GrupoEnCifras[] } & Record<string, unknown>>(sql`
    with por_persona as materialized (
      select a.usuario_id, count(*) as cursos, sum(coalesce(a.hechas, 0)) as hechas, sum(coalesce(a.total, c.total)) as total
        from matriculas a
        join (${totalesDeCursos}) c on c.id = a.curso_id
       where ${cursoCuenta} and ${dePersonasSql(lectura, sql`a.usuario_id`)}
       group by a.usuario_id)
    select coalesce(sum(cursos), 0)::int as asignaciones, coalesce(sum(hechas), 0)::int as hechas,
           coalesce(sum(total), 0)::int as total, ${gruposSql(lectura.actor)} as grupos
      from por_persona`);
  return rows[0] as Avance;
}
