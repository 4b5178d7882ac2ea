import { finDelDia } from '@catedra/shared/progreso/vencimiento.ts';
import type { PlazoDeAlguien, ResumenDeReportes } from '@catedra/shared/reportes/schemas.ts';
import { type SQL, sql } from 'drizzle-orm';
import { enEstadoSql, finDeProximo, hastaProximoSql, proximoSql } from '#features/participantes/offers.ts';
import { dePersonasSql, type Lectura, veATodos } from '#features/reportes/filtros.ts';
import type { Database } from '#platform/db/pool.ts';

const PRIMEROS = 6;
/** The date of a group is that of all its people: among so many the first six are chosen by surname, and not among thousands. */
const CANDIDATOS = 200;

interface Cuentas extends Record<string, unknown> {
  vencidas: number;
  personas: number;
  proximas: number;
  hoy: number;
}

interface Primeras extends Record<string, unknown> {
  vencidas: PlazoDeAlguien[];
  proximas: PlazoDeAlguien[];
}

/** What has a date and is not done, of these people, by the index of those dates alone. */
const filasSql = (lectura: Lectura, cuales: SQL): SQL => sql`
  from matriculas a join cursos c on c.id = a.curso_id
 where ${cuales} and ${dePersonasSql(lectura, sql`a.usuario_id`)}`;

/** The earliest are known, in the index of dates alone, before any name is looked up. */
const primerasSql = (lectura: Lectura, cuales: SQL): SQL => sql`(
  select coalesce(json_agg(p), '[]') from (
    select u.id as "usuarioId", u.nombre, u.apellidos, c.id as "cursoId", c.titulo as curso, f.vence_en as "venceEn"
      from (select a.usuario_id, a.curso_id, a.vence_en ${filasSql(lectura, cuales)}
             order by a.vence_en, a.usuario_id, a.curso_id limit ${CANDIDATOS}) f
      join usuarios u on u.id = f.usuario_id join cursos c on c.id = f.curso_id
     order by f.vence_en, u.apellidos, u.nombre, u.id, c.titulo limit ${PRIMEROS}) p)`;

const conIso = (plazos: PlazoDeAlguien[]): PlazoDeAlguien[] =>
  plazos.map((plazo) => ({ ...plazo, venceEn: new Date(plazo.venceEn).toISOString() }));

/** How many have each date that is near or over, and of how many people it is the first: what is kept, or counted now. */
const fechasSql = (lectura: Lectura): SQL =>
  veATodos(lectura)
    ? sql`select vence_en, cursos, personas from plazos_de_ahora(${finDeProximo(lectura.now)})`
    : sql`select vence_en, count(*) as cursos, count(*) filter (where puesto = 1) as personas
            from (select a.vence_en, row_number() over (partition by a.usuario_id order by a.vence_en) as puesto
                    ${filasSql(lectura, hastaProximoSql(lectura.now))}) f group by vence_en`;

async function contar(db: Database, lectura: Lectura): Promise<Cuentas> {
  const { zona, now } = lectura;
  const ahora = now.toISOString();
  const finDeHoy = finDelDia(now, 0, zona).toISOString();
  const { rows } = await db.execute<Cuentas>(sql`
    select coalesce(sum(cursos) filter (where vence_en < ${ahora}), 0)::int as vencidas,
           coalesce(sum(personas) filter (where vence_en < ${ahora}), 0)::int as personas,
           coalesce(sum(cursos) filter (where vence_en >= ${ahora}), 0)::int as proximas,
           coalesce(sum(cursos) filter (where vence_en between ${ahora} and ${finDeHoy}), 0)::int as hoy
      from (${fechasSql(lectura)}) f`);
  return rows[0] as Cuentas;
}

async function leerPrimeras(db: Database, lectura: Lectura): Promise<Primeras> {
  const { now } = lectura;
  const { rows } = await db.execute<Primeras>(sql`
    select ${primerasSql(lectura, enEstadoSql('vencido', now))} as vencidas,
           ${primerasSql(lectura, proximoSql(now))} as proximas`);
  return rows[0] as Primeras;
}

/** What is late and what is due; who is first is found while all are counted. */
export async function leerPlazos(
  db: Database,
  lectura: Lectura,
): Promise<Pick<ResumenDeReportes, 'vencidos' | 'proximos'>> {
  const [cuentas, primeras] = await Promise.all([contar(db, lectura), leerPrimeras(db, lectura)]);
  const { vencidas, personas, proximas, hoy } = cuentas;
  return {
    vencidos: { cuenta: vencidas, personas, primeros: conIso(primeras.vencidas) },
    proximos: { cuenta: proximas, hoy, primeros: conIso(primeras.proximas) },
  };
}
