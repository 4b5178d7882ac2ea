import type { Dias } from '@catedra/shared/informes/filtros.ts';
import { and, type SQL, sql } from 'drizzle-orm';
import { quienesCuentanSql } from '#features/participantes/offers.ts';
import { busquedaSql, delGrupoSql, type Lectura } from '#features/reportes/offers.ts';

interface DeGente {
  readonly grupo?: string | undefined;
  readonly buscar?: string | undefined;
  readonly idos?: boolean | undefined;
}

/** The people of `usuarios` whom the reader sees and asks for: by name, group and the academy's own fields. */
export const genteSql = (lectura: Lectura, { grupo, buscar, idos }: DeGente): SQL | undefined =>
  and(
    quienesCuentanSql(lectura.personas, idos),
    grupo ? delGrupoSql(lectura.actor, grupo, idos) : undefined,
    buscar ? busquedaSql(buscar) : undefined,
    lectura.propios?.where,
  );

/** Between two days of the academy's calendar. What ends with a day is a moment of the next one: it belongs to the former. */
export function entreDiasSql(momento: SQL, { desde, hasta }: Dias, { zona }: Lectura): SQL | undefined {
  const alEmpezar = (dia: string, mas: number) =>
    sql`((${dia}::date + ${mas}::int)::timestamp at time zone ${zona})`;
  return and(
    desde ? sql`${momento} > ${alEmpezar(desde, 0)}` : undefined,
    hasta ? sql`${momento} <= ${alEmpezar(hasta, 1)}` : undefined,
  );
}
