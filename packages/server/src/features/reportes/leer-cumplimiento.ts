import { ESTADOS_DE_CUMPLIMIENTO, type EstadoDeCumplimiento } from '@catedra/shared/cumplimiento/estado.ts';
import type { ConsultaDeCumplimiento, CumplimientoContado } from '@catedra/shared/reportes/cumplimiento.ts';
import { sql } from 'drizzle-orm';
import { asignadaSql, cumplimientoSql, personasSql } from '#features/participantes/offers.ts';
import { delGrupoSql, type Lectura } from '#features/reportes/filtros.ts';
import type { Database } from '#platform/db/pool.ts';

/**
 * How many of those who can enter and were given a course stand how with it. Every pair is looked at, so whoever asks
 * again within a minute is told what was counted, with its moment.
 */
export async function leerCumplimiento(
  db: Database,
  { actor, personas, now }: Lectura,
  { curso, grupo }: ConsultaDeCumplimiento,
): Promise<CumplimientoContado> {
  const suyo = [
    ...(curso ? [sql`and c.id = ${curso}`] : []),
    ...(grupo ? [sql`and ${delGrupoSql(actor, grupo)}`] : []),
  ];
  const { rows } = await db.execute<{ estado: EstadoDeCumplimiento | null; n: number }>(sql`
    select ${cumplimientoSql(now)} as estado, count(*)::int as n
      from matriculas a join usuarios on usuarios.id = a.usuario_id
      join cursos c on c.id = a.curso_id and c.estado = 'publicado' and viva(c.papelera)
     where ${personasSql(...personas)} and ${asignadaSql} ${sql.join(suyo, sql` `)} group by 1`);
  const hay = new Map(rows.map(({ estado, n }) => [estado, n]));
  const cuentas = Object.fromEntries(
    ESTADOS_DE_CUMPLIMIENTO.map((estado) => [estado, hay.get(estado) ?? 0]),
  ) as CumplimientoContado['cuentas'];
  return { en: now.toISOString(), cuentas };
}
