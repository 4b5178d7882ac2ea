import { masDias } from '@catedra/shared/fechas/calendario.ts';
import { vencimientoDe } from '@catedra/shared/progreso/vencimiento.ts';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { grupoCursosTable, grupoMiembrosTable } from '#features/grupos/table.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform } = await createTestApp();
const { db } = platform;
const ACADEMIA = 'Europe/Madrid';
const SEGUNDO = 1000;

const momento = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2028-01-01'), noInvalidDate: true })
  .map((date) => new Date(Math.floor(date.getTime() / SEGUNDO) * SEGUNDO).toISOString());

/** Morocco changes its clock in the years to come, and each edition of the zones tells it otherwise. */
const ZONAS = Intl.supportedValuesOf('timeZone').filter(
  (zona) => zona.includes('/') && !/Casablanca|El_Aaiun/.test(zona),
);

const caso = fc.record({
  zona: fc.option(fc.constantFrom(...ZONAS)),
  desde: momento,
  diasDeGracia: fc.option(fc.integer({ min: 0, max: 365 })),
  plazo: fc.oneof(
    momento.map((venceEn) => ({ venceEn, venceEnDias: null })),
    fc.integer({ min: 1, max: 400 }).map((venceEnDias) => ({ venceEn: null, venceEnDias })),
    fc.constant({ venceEn: null, venceEnDias: null }),
  ),
});

test('la base de datos y la regla dicen el mismo vencimiento en cualquier zona y fecha', async () => {
  const casos = fc.sample(caso, { numRuns: 2000, seed: 7 });
  const filas = casos.map(({ plazo, ...resto }, i) => ({ i, ...resto, ...plazo }));
  const { rows } = await db.execute<{ vence: string | null }>(sql`
    select vence_una_via(desde, "venceEn", "venceEnDias", "diasDeGracia", zona_de(zona, ${ACADEMIA})) as vence
      from json_to_recordset(${JSON.stringify(filas)}) as x(i int, zona text, desde timestamptz, "venceEn" timestamptz,
           "venceEnDias" int, "diasDeGracia" int)
     order by i`);

  const segunLaBase = rows.map(({ vence }) => vence && new Date(vence).toISOString());
  const segunLaRegla = casos.map(({ zona, desde, diasDeGracia, plazo }) =>
    vencimientoDe([{ desde, diasDeGracia, ...plazo }], zona ?? ACADEMIA),
  );
  expect(segunLaBase).toEqual(segunLaRegla);
});

test('también cuando los días se cuentan desde un dato de la persona', async () => {
  const dia = fc.integer({ min: 0, max: 3000 }).map((n) => masDias('2020-01-01', n));
  const conDato = fc.record({
    zona: fc.option(fc.constantFrom(...ZONAS)),
    desde: momento,
    diasDeGracia: fc.integer({ min: 0, max: 365 }),
    desdeElDato: fc.option(dia),
    venceEnDias: fc.integer({ min: 0, max: 1825 }),
  });
  const casos = fc.sample(conDato, { numRuns: 1000, seed: 7 });
  const filas = casos.map((uno, i) => ({ i, ...uno }));
  const { rows } = await db.execute<{ vence: string | null }>(sql`
    select vence_desde_el_dato(desde, "desdeElDato", "venceEnDias", "diasDeGracia", zona_de(zona, ${ACADEMIA})) as vence
      from json_to_recordset(${JSON.stringify(filas)}) as x(i int, zona text, desde timestamptz, "desdeElDato" text,
           "venceEnDias" int, "diasDeGracia" int)
     order by i`);
  expect(rows.map(({ vence }) => vence && new Date(vence).toISOString())).toEqual(
    casos.map(({ zona, ...plazo }) => vencimientoDe([{ venceEn: null, ...plazo }], zona ?? ACADEMIA)),
  );
});

test('una zona que la base de datos no conoce no estropea el reporte de nadie', async () => {
  const grupo = await school.grupo();
  const curso = await school.curso();
  const desde = '2026-01-10T12:00:00.000Z';
  await db.insert(grupoCursosTable).values({ grupoId: grupo.id, cursoId: curso.id, venceEnDias: 2, desde });
  for (const zonaHoraria of ['SystemV/AST4', '+02:00', 'US/Pacific-New']) {
    const persona = await school.persona({ zonaHoraria });
    await db.insert(grupoMiembrosTable).values({ grupoId: grupo.id, usuarioId: persona.id, desde });
  }

  const { body } = await (await school.administrador()).get(`/api/reportes/progreso?grupo=${grupo.id}`);

  expect((body.datos as { venceEn: string }[]).map((fila) => fila.venceEn)).toEqual(
    Array(3).fill('2026-01-12T22:59:59.000Z'),
  );
});
