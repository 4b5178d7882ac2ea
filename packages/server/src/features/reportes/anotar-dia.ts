import { DIA } from '@catedra/shared/core/duraciones.ts';
import { finDelDia } from '@catedra/shared/progreso/vencimiento.ts';
import { sql } from 'drizzle-orm';
import { finDeProximo } from '#features/participantes/offers.ts';
import { diaDe, hoyEn } from '#features/reportes/contar-hechas.ts';
import { TODOS } from '#features/reportes/leer-avance.ts';
import { cifrasDeGruposPorDiaTable, cifrasPorDiaTable } from '#features/reportes/table.ts';
import { enActivoSql } from '#features/usuarios/table.ts';
import type { Platform } from '#platform/platform.ts';

const DIAS_ACTIVA = 30;
/** Older days are of no use to anyone; of each group, those of the weeks that are drawn. */
const DIAS_GUARDADOS = 400;
const DIAS_DE_GRUPOS = 92;

/** Since when someone must have come in to be active: the beginning of a day. */
export const activasDesde = (now: Date, zona: string): string =>
  new Date(finDelDia(now, -DIAS_ACTIVA, zona).getTime() + 1000).toISOString();

/** Writes the figures of today over those of an hour ago: what the last hour of a day leaves is that day's. */
export async function anotarDia({
  db,
  clock,
  config,
}: Pick<Platform, 'db' | 'clock' | 'config'>): Promise<void> {
  const [now, zona] = [clock.now(), config.ZONA_HORARIA];
  const hoy = hoyEn(now, zona);
  const ahora = now.toISOString();
  await db.execute(sql`
    insert into ${cifrasPorDiaTable} (dia, vencidos, proximos, hechas, total, activas)
    select ${diaDe(hoy)}::date, p.vencidos, p.proximos, coalesce(s.hechas, 0), coalesce(s.total, 0),
           (select count(*) from usuarios where ${enActivoSql(sql`usuarios`)}
               and usuarios.ultimo_acceso >= ${activasDesde(now, zona)})
      from (select coalesce(sum(cursos) filter (where vence_en < ${ahora}), 0) as vencidos,
                   coalesce(sum(cursos) filter (where vence_en >= ${ahora}), 0) as proximos
              from plazos_de_ahora(${finDeProximo(now)})) p
      left join (select hechas, total from cifras_de_ahora() where grupo_id = ${TODOS}) s on true
        on conflict (dia) do update set vencidos = excluded.vencidos, proximos = excluded.proximos,
           hechas = excluded.hechas, total = excluded.total, activas = excluded.activas`);
  await db.execute(sql`
    insert into ${cifrasDeGruposPorDiaTable} (dia, grupo_id, hechas, total)
    select ${diaDe(hoy)}::date, c.grupo_id, c.hechas, c.total from cifras_de_ahora() c where c.grupo_id <> ${TODOS}
        on conflict (grupo_id, dia) do update set hechas = excluded.hechas, total = excluded.total`);
  await db.execute(
    sql`delete from ${cifrasDeGruposPorDiaTable} where dia < ${diaDe(hoy - DIAS_DE_GRUPOS * DIA)}::date`,
  );
  await db.execute(
    sql`delete from ${cifrasPorDiaTable} where dia < ${diaDe(hoy - DIAS_GUARDADOS * DIA)}::date`,
  );
}
