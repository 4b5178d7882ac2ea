import { HORAS_ENTRE_RECORDATORIOS } from '@catedra/shared/participantes/rules.ts';
import type { PlazosDeCurso } from '@catedra/shared/reportes/schemas.ts';
import { type SQL, sql } from 'drizzle-orm';
import { hastaProximoSql } from '#features/participantes/offers.ts';
import { dePersonasSql, type Lectura } from '#features/reportes/filtros.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/pool.ts';

const CURSOS = 4;
const CARAS = 6;
/** The date of a group is that of all its people: among so many the first are chosen by surname, and not among thousands. */
const CANDIDATOS = 200;

/** What has a date and is not done, of these people, by the index of those dates alone. */
export const filasSql = (lectura: Lectura, cuales: SQL): SQL => sql`
  from matriculas a join cursos c on c.id = a.curso_id
 where ${cuales} and ${dePersonasSql(lectura, sql`a.usuario_id`)}`;

const haceUnDia = ({ now }: Lectura): string =>
  new Date(now.getTime() - HORAS_ENTRE_RECORDATORIOS * 3_600_000).toISOString();

interface Fila extends Record<string, unknown> {
  readonly tarde: boolean;
  readonly deCurso: PlazosDeCurso;
}

/** The courses in which most people are late, and those in which most are due, with whom it is about; in one look at the dates. */
export async function leerPlazosPorCurso(
  db: Database,
  lectura: Lectura,
): Promise<Record<'vencidos' | 'proximos', PlazosDeCurso[]>> {
  const ahora = lectura.now.toISOString();
  const suyas = filasSql(
    lectura,
    sql`${hastaProximoSql(lectura.now)} and a.curso_id = f.curso_id and (a.vence_en < ${ahora}) = f.tarde`,
  );
  const recordado = sql`from recordatorios n
    where n.usuario_id = a.usuario_id and n.curso_id = a.curso_id and n.en > ${haceUnDia(lectura)}`;
  const { rows } = await db.execute<Fila>(sql`
    select f.tarde, json_build_object('cursoId', c.id, 'curso', c.titulo, 'imagen', c.imagen, 'personas', f.personas,
           'desde', ${isoSql(sql`f.desde`)}, 'primeras', (
             select coalesce(json_agg(p), '[]') from (
               select u.id, u.nombre, u.apellidos, u.foto
                 from (select a.usuario_id, a.vence_en ${suyas} order by a.vence_en, a.usuario_id limit ${CANDIDATOS}) a
                 join usuarios u on u.id = a.usuario_id
                order by a.vence_en, u.apellidos, u.nombre, u.id limit ${CARAS}) p),
           'recordadoEn', case when not exists (select ${suyas} and not exists (select ${recordado})
                  and exists (select from usuarios u where u.id = a.usuario_id and u.correo is not null))
                then (select ${isoSql(sql`max((select n.en ${recordado}))`)} ${suyas}) end) as "deCurso"
      from (select t.*, row_number() over (partition by t.tarde order by t.personas desc, t.desde, t.curso_id) as puesto
              from (select a.curso_id, a.vence_en < ${ahora} as tarde, count(*)::int as personas, min(a.vence_en) as desde
                      ${filasSql(lectura, hastaProximoSql(lectura.now))} group by 1, 2) t) f
      join cursos c on c.id = f.curso_id
     where f.puesto <= ${CURSOS} order by f.puesto`);
  const los = (tarde: boolean) => rows.filter((fila) => fila.tarde === tarde).map(({ deCurso }) => deCurso);
  return { vencidos: los(true), proximos: los(false) };
}
