import { esperaDeCorreccion } from '@catedra/shared/entregas/schemas.ts';
import { hechasPorActividad, participantesPagina } from '@catedra/shared/participantes/schemas.ts';
import {
  ORDENES_DE_PROGRESO,
  paginaDeGrupos,
  paginaDeProgreso,
  resumenDeReportes,
  semanasDeActividad,
} from '@catedra/shared/reportes/schemas.ts';
import type { Academy, Bench } from '../bench.ts';
import { fillLarge, type Size } from '../large-academy.ts';
import { rounded } from '../load.ts';
import { person, signIn } from '../people.ts';
import { medians } from '../rounds.ts';
import { measureReports } from './informes.ts';

type Holds = (answer: unknown) => boolean;

/** The dashboard, the list of what is late and the people of a course, of an administrator who sees everyone. */
export async function measureDashboard(bench: Bench) {
  const size = {
    people: bench.amount(100_000, 200),
    groups: bench.amount(1000, 20),
    courses: bench.amount(500, 40),
  };
  return bench.filled(
    (databaseUrl) => fillLarge(databaseUrl, size),
    (academy) => look(bench, academy, size),
  );
}

async function look(bench: Bench, { url, db }: Academy, { people, groups }: Size) {
  const cookie = await signIn(db, await person(db, 'Super Administrador'));
  const ids = async (text: string, values: unknown[] = []) =>
    (await db.$client.query<{ id: string }>(text, values)).rows.map(({ id }) => id);
  const [curso = ''] = await ids('select id from cursos limit 1');
  const [, , actividad = ''] = await ids('select id from actividades where curso_id = $1 order by orden', [
    curso,
  ]);

  const timed = async (path: string, holds: Holds) => {
    const start = performance.now();
    const response = await fetch(`${url}/api/${path}`, { headers: { cookie } });
    const answer: unknown = await response.json();
    const ms = performance.now() - start;
    if (!response.ok || !holds(answer)) throw new Error(`${path}: ${response.status}, y no lo que se mide`);
    return { ms, answer };
  };
  const median = async (path: string, holds: Holds) => {
    // The first one pays for the connection and the plan.
    await timed(path, holds);
    const { ms } = await medians(bench.rounds, async () => ({ ms: (await timed(path, holds)).ms }));
    return rounded(ms);
  };
  const someProgress: Holds = (answer) => paginaDeProgreso.parse(answer).datos.length > 0;
  /** The slowest page, of the first two of every order both ways. */
  const slowest = async () => {
    const times: number[] = [];
    for (const order of Object.keys(ORDENES_DE_PROGRESO).flatMap((name) => [name, `-${name}`])) {
      const path = `reportes/progreso?orden=${order}`;
      const first = await timed(path, someProgress);
      const { siguiente } = paginaDeProgreso.parse(first.answer);
      const second = await timed(`${path}&cursor=${encodeURIComponent(siguiente ?? '')}`, someProgress);
      times.push(first.ms, second.ms);
    }
    return { ms: Math.max(...times) };
  };
  const someone: Holds = (answer) => (participantesPagina.parse(answer).total?.valor ?? 0) > 0;
  return {
    panel_100k_ms: await median(
      'reportes/resumen',
      (answer) => resumenDeReportes.parse(answer).asignaciones === 4 * people,
    ),
    grupos_100k_ms: await median(
      `reportes/grupos?desde=${Math.floor(groups * 0.4)}`,
      (answer) => paginaDeGrupos.parse(answer).cuantos === groups,
    ),
    espera_100k_ms: await median('entregas/espera', (answer) => esperaDeCorreccion.parse(answer).total > 0),
    semanas_100k_ms: await median(
      'reportes/semanas',
      (answer) => semanasDeActividad.parse(answer).grupos.length > 0,
    ),
    vencidos_100k_ms: await median(
      'reportes/progreso?estado=vencido&total=true',
      (answer) => (paginaDeProgreso.parse(answer).total?.valor ?? 0) > 0,
    ),
    participantes_100k_ms: await median(`cursos/${curso}/participantes?total=true`, someone),
    parada_100k_ms: await median(
      `cursos/${curso}/participantes?total=true&parada=${actividad}`,
      (answer) => participantesPagina.parse(answer).total !== undefined,
    ),
    hechas_100k_ms: await median(
      `cursos/${curso}/hechas`,
      (answer) => hechasPorActividad.parse(answer).personas > 0,
    ),
    reporte_ordenado_100k_ms: rounded((await medians(bench.rounds, slowest)).ms),
    ...(await measureReports(bench, async (path) => (await timed(path, () => true)).ms)),
  };
}
