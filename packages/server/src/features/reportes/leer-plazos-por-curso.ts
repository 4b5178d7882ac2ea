import { antesDe, HORA } from '@catedra/shared/core/duraciones.ts';
import { HORAS_ENTRE_RECORDATORIOS } from '@catedra/shared/participantes/rules.ts';
import type { PlazosDeCurso } from '@catedra/shared/reportes/schemas.ts';
import { sql } from 'drizzle-orm';
import { enMarchaSql, sinHacerHastaProximoSql } from '#features/participantes/offers.ts';
import { dePersonasSql, type Lectura } from '#features/reportes/filtros.ts';
import { isoSql } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/pool.ts';

const CURSOS = 4;
const CARAS = 6;
/** The date of a group is that of all its people: among so many the first are chosen by surname, and not among thousands. */
const CANDIDATOS = 50;

const haceUnDia = ({ now }: Lectura): string => antesDe(now, HORAS_ENTRE_RECORDATORIOS * HORA).toISOString();

interface Fila extends Record<string, unknown> {
  readonly tarde: boolean;
  readonly deCurso: PlazosDeCurso;
}

/**
 * The courses in which most people are late, and those in which most are due, with whom it is about. The dates are looked
 * at once; of the few courses that are shown alone is anything else asked.
 */
export async function leerPlazosPorCurso(
  db: Database,
  lectura: Lectura,
): Promise<Record<'vencidos' | 'proximos', PlazosDeCurso[]>> {
  const ahora = lectura.now.toISOString();
  const deAlguien = sql`${sinHacerHastaProximoSql(lectura.now)} and ${dePersonasSql(lectura, sql`a.usuario_id`)}`;
  const suyas = sql`from suyas f where f.curso_id = t.curso_id and f.tarde = t.tarde`;
  const recordado = sql`from recordatorios n
    where n.usuario_id = f.usuario_id and n.curso_id = t.curso_id and n.en > ${haceUnDia(lectura)}`;
  const { rows } = await db.execute<Fila>(sql`
    with por_curso as materialized (
      select a.curso_id, count(*) filter (where a.cumple_hasta < ${ahora})::int as tarde, count(*)::int as todas
        from matriculas a where ${deAlguien} group by a.curso_id),
    t as materialized (
      select * from (
        select f.*, row_number() over (partition by f.tarde order by f.personas desc, c.titulo, c.id) as puesto,
               c.titulo, c.imagen
          from (select curso_id, true as tarde, tarde as personas from por_curso where tarde > 0
                union all select curso_id, false, todas - tarde from por_curso where todas > tarde) f
          join cursos c on c.id = f.curso_id and ${enMarchaSql(lectura.now)}) t where puesto <= ${CURSOS}),
    suyas as materialized (
      select a.usuario_id, a.curso_id, a.completada, a.cumple_hasta as vence_en, a.cumple_hasta < ${ahora} as tarde from matriculas a
       where a.curso_id = any(array(select curso_id from t)) and ${deAlguien})
    select t.tarde, json_build_object('cursoId', t.curso_id, 'curso', t.titulo, 'imagen', t.imagen, 'personas', t.personas,
           'desde', (select ${isoSql(sql`min(f.vence_en)`)} ${suyas}), 'primeras', (
             select coalesce(json_agg(p), '[]') from (
               select u.id, u.nombre, u.apellidos, u.foto
                 from (select f.usuario_id, f.vence_en ${suyas} order by f.vence_en, f.usuario_id limit ${CANDIDATOS}) f
                 join usuarios u on u.id = f.usuario_id
                order by f.vence_en, u.apellidos, u.nombre, u.id limit ${CARAS}) p),
           'recordadoEn', case when not exists (select ${suyas} and not f.completada and not exists (select ${recordado})
                  and (select u.correo from usuarios u where u.id = f.usuario_id) is not null)
                then (select ${isoSql(sql`max((select n.en ${recordado}))`)} ${suyas}) end) as "deCurso"
      from t order by t.puesto`);
  const los = (tarde: boolean) => rows.filter((fila) => fila.tarde === tarde).map(({ deCurso }) => deCurso);
  return { vencidos: los(true), proximos: los(false) };
}
