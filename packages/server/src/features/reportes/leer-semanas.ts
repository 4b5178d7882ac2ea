import { DIA } from '@catedra/shared/core/duraciones.ts';
import type { PaginaDeGrupos, SemanasDeActividad } from '@catedra/shared/reportes/schemas.ts';
import { contarHechas, diaDe, hoyEn } from '#features/reportes/contar-hechas.ts';
import type { Lectura } from '#features/reportes/filtros.ts';
import { leerGrupos } from '#features/reportes/leer-avance.ts';
import { conSusSemanas, leerGruposPorSemanas } from '#features/reportes/leer-grupos-por-semanas.ts';
import { leerTarde } from '#features/reportes/leer-tarde.ts';
import type { Database } from '#platform/db/pool.ts';

const SEMANAS = 12;

/** The Mondays of the last weeks of the academy's calendar, oldest first; the last one is this week's. */
export function lunesDe(now: Date, zona: string): string[] {
  const hoy = hoyEn(now, zona);
  const este = hoy - ((new Date(hoy).getUTCDay() + 6) % 7) * DIA;
  return Array.from({ length: SEMANAS }, (_, i) => diaDe(este - (SEMANAS - 1 - i) * 7 * DIA));
}

/** One page of every group with something to do, each with the weeks that were written down. */
export async function leerPaginaDeGrupos(
  db: Database,
  lectura: Lectura,
  desde: number,
): Promise<PaginaDeGrupos> {
  const { cuantos, grupos } = await leerGrupos(db, lectura, desde);
  return { cuantos, grupos: await conSusSemanas(db, grupos, lunesDe(lectura.now, lectura.zona)) };
}

/** Activities completed each week, and how far the groups had come by then. */
export async function leerSemanas(db: Database, lectura: Lectura): Promise<SemanasDeActividad> {
  const semanas = lunesDe(lectura.now, lectura.zona);
  const [hechas, grupos, tarde] = await Promise.all([
    contarHechas(db, lectura, semanas),
    leerGruposPorSemanas(db, lectura, semanas),
    leerTarde(db, lectura),
  ]);
  return { semanas: semanas.map((desde, i) => ({ desde, hechas: hechas[i] ?? 0 })), ...grupos, tarde };
}
