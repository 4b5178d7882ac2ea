import type { Actor } from '@catedra/shared/core/actor.ts';
import { finDelDia } from '@catedra/shared/progreso/vencimiento.ts';
import type { GrupoEnCifras, PlazoDeAlguien, ResumenDeReportes } from '@catedra/shared/reportes/schemas.ts';
import { type SQL, sql } from 'drizzle-orm';
import {
  cursoCuenta,
  estadoSql,
  origenSql,
  personasSql,
  proximoSql,
  totalSql,
} from '#features/participantes/offers.ts';
import { gruposVisibles, type Lectura, veATodos } from '#features/reportes/filtros.ts';
import { usuariosTable } from '#features/usuarios/table.ts';
import type { Database } from '#platform/db/pool.ts';

const PRIMEROS = 6;
const MAX_GRUPOS = 200;

type Plazos = Pick<
  ResumenDeReportes,
  'asignaciones' | 'hechas' | 'total' | 'vencidos' | 'proximos' | 'grupos'
>;

interface Row extends Record<string, unknown> {
  asignaciones: number;
  hechas: number;
  total: number;
  vencidas: number;
  personas: number;
  proximas: number;
  hoy: number;
  primeras_vencidas: PlazoDeAlguien[];
  primeras_proximas: PlazoDeAlguien[];
  grupos: GrupoEnCifras[];
}

/** The same rows as the list of progress, for everyone whom the reader may see. */
const filasSql = ({ personas, zona, now }: Lectura): SQL => sql`
  select ${usuariosTable.id} as usuario_id, c.id as curso_id, c.titulo as curso, a.vence_en,
         coalesce(v.hechas, 0) as hechas, ${totalSql} as total,
         ${estadoSql(now)} = 'vencido' as vencido, ${proximoSql(now)} as proximo
    ${origenSql(zona, veATodos(personas))}
   where ${personasSql(...personas)} and ${cursoCuenta}`;

const primerasSql = (cuales: SQL): SQL => sql`(
  select coalesce(json_agg(p), '[]') from (
    select u.id as "usuarioId", u.nombre, u.apellidos, f.curso_id as "cursoId", f.curso, f.vence_en as "venceEn"
      from filas f join usuarios u on u.id = f.usuario_id where ${cuales}
     order by f.vence_en, u.apellidos, u.nombre, u.id, f.curso limit ${PRIMEROS}) p)`;

/** Each person once: whoever has many courses and is in many groups would be counted through all of their pairs. */
const gruposSql = (actor: Actor): SQL => sql`(
  select coalesce(json_agg(s), '[]') from (
    select grupos.id, grupos.nombre, count(*)::int as personas,
           sum(f.hechas)::int as hechas, sum(f.total)::int as total
      from (select usuario_id, sum(hechas) as hechas, sum(total) as total from filas group by usuario_id) f
      join grupo_miembros m on m.usuario_id = f.usuario_id
      join grupos on grupos.id = m.grupo_id
     where ${gruposVisibles(actor)}
     group by grupos.id, grupos.nombre
     order by sum(f.hechas)::float / greatest(sum(f.total), 1) desc, grupos.nombre limit ${MAX_GRUPOS}) s)`;

const conIso = (plazos: PlazoDeAlguien[]): PlazoDeAlguien[] =>
  plazos.map((plazo) => ({ ...plazo, venceEn: new Date(plazo.venceEn).toISOString() }));

/** What is late, what is due and how far everyone has come, in one pass over who has which course. */
export async function leerPlazos(db: Database, lectura: Lectura): Promise<Plazos> {
  const finDeHoy = finDelDia(lectura.now, 0, lectura.zona).toISOString();
  const { rows } = await db.execute<Row>(sql`
    with filas as materialized (${filasSql(lectura)})
    select count(*)::int as asignaciones, coalesce(sum(hechas), 0)::int as hechas,
           coalesce(sum(total), 0)::int as total,
           (count(*) filter (where vencido))::int as vencidas,
           (count(distinct usuario_id) filter (where vencido))::int as personas,
           (count(*) filter (where proximo))::int as proximas,
           (count(*) filter (where proximo and vence_en <= ${finDeHoy}))::int as hoy,
           ${primerasSql(sql`f.vencido`)} as primeras_vencidas,
           ${primerasSql(sql`f.proximo`)} as primeras_proximas,
           ${gruposSql(lectura.actor)} as grupos
      from filas`);
  const fila = rows[0] as Row;
  return {
    asignaciones: fila.asignaciones,
    hechas: fila.hechas,
    total: fila.total,
    vencidos: {
      cuenta: fila.vencidas,
      personas: fila.personas,
      primeros: conIso(fila.primeras_vencidas),
    },
    proximos: { cuenta: fila.proximas, hoy: fila.hoy, primeros: conIso(fila.primeras_proximas) },
    grupos: fila.grupos,
  };
}
