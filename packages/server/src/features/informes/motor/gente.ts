import { DIA } from '@catedra/shared/core/duraciones.ts';
import type { CeldaDe } from '@catedra/shared/informes/celdas.ts';
import type { Dias } from '@catedra/shared/informes/filtros.ts';
import type { SituacionEnCurso } from '@catedra/shared/participantes/quien-cuenta.ts';
import { and, type SQL, sql } from 'drizzle-orm';
import { quienesCuentanSql, situacionSql } from '#features/participantes/offers.ts';
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

/** Somebody of `usuarios`, as every report reads them. */
export const PERSONA: SQL = sql`usuarios.id as "usuarioId", usuarios.nombre, usuarios.apellidos,
  ${situacionSql()} as situacion`;

export interface ConPersona extends Record<string, unknown> {
  readonly usuarioId: string;
  readonly nombre: string;
  readonly apellidos: string;
  readonly situacion: SituacionEnCurso;
}

export const personaDe = ({ usuarioId, nombre, apellidos, situacion }: ConPersona): CeldaDe<'persona'> => ({
  id: usuarioId,
  nombre,
  apellidos,
  situacion,
});

/** How many whole days have passed since then. */
export const diasDesde = (momento: string, { now }: Pick<Lectura, 'now'>): number =>
  Math.max(0, Math.floor((now.getTime() - new Date(momento).getTime()) / DIA));
