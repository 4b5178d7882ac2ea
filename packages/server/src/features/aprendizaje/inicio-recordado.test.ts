import { DIA, HORA } from '@catedra/shared/core/duraciones.ts';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { recordarInicios } from '#features/aprendizaje/inicio-recordado.ts';
import { ACTOS, empezar } from '#features/aprendizaje/testing/actos.ts';
import { loadActor } from '#features/sesion/sessions/load-session.ts';
import type { Platform } from '#platform/platform.ts';
import { createTestApp } from '#testing/create-test-app.ts';

/** More of them, or those of a seed that failed: `HISTORIAS=200 SEMILLA=7 npx vitest run inicio-recordado`. */
const CUANTAS = Number(process.env['HISTORIAS'] ?? 4);
const SEMILLA = Number(process.env['SEMILLA'] ?? (process.env['HISTORIAS'] ? Date.now() % 1_000_000 : 3));

const app = await createTestApp();
const { clock } = app;
const { db } = app.platform;

/** As where it is served: in tests it would look again by itself. */
const platform: Platform = { ...app.platform, config: { ...app.platform.config, NODE_ENV: 'production' } };

/** To that very millisecond, also for the database. */
async function irA(momento: number): Promise<void> {
  clock.advance({ seconds: (momento - clock.now().getTime()) / 1000 });
  const fijo = sql.raw(`timestamptz '${new Date(momento).toISOString()}'`);
  await db.execute(sql`create or replace function ahora() returns timestamptz language sql stable parallel safe
    return coalesce(nullif(current_setting('catedra.ahora', true), '')::timestamptz, ${fijo})`);
}

const acto = fc.record({
  que: fc.constantFrom(...Object.keys(ACTOS)),
  curso: fc.integer({ min: 0, max: 1 }),
  actividad: fc.integer({ min: 0, max: 2 }),
  /** How many hours from the moment on the hour at which the history began. */
  horas: fc.oneof(fc.integer({ min: -3, max: 30 }), fc.integer({ min: 30, max: 1500 })),
  si: fc.boolean(),
});
/** To the hour, or to the millisecond before or after it, which is where things change. */
const pasan = fc.record({
  horas: fc.oneof(
    { weight: 5, arbitrary: fc.constant(0) },
    { weight: 4, arbitrary: fc.integer({ min: 1, max: 4 }) },
    { weight: 2, arbitrary: fc.integer({ min: 5, max: 400 }) },
  ),
  ms: fc.constantFrom(-1, 0, 1, 1800_000),
  miraElOtro: fc.boolean(),
});
const historia = fc.array(fc.tuple(acto, pasan), { minLength: 20, maxLength: 45 });

test(`un inicio recordado es el que se leería ahora, también el que recuerda otro proceso (semilla ${SEMILLA})`, {
  timeout: 180_000 + CUANTAS * 6000,
}, async () => {
  let recordados = 0;
  let leidos = 0;
  let hora = Math.ceil(clock.now().getTime() / HORA) * HORA;
  await fc.assert(
    fc.asyncProperty(historia, async (actos) => {
      hora += 10 * DIA;
      await irA(hora);
      const escena = await empezar(app);
      const procesos = [recordarInicios(platform), recordarInicios(platform)];
      const ultimos: (Buffer | undefined)[] = [];
      const mirar = async (cuales: readonly number[], tras: string) => {
        const actor = await loadActor(db, escena.persona.id);
        if (!actor) throw new Error('no está');
        const deNuevo = String(await recordarInicios(platform)(actor));
        for (const cual of cuales) {
          const suyo = await procesos[cual]?.(actor);
          if (suyo === ultimos[cual]) recordados++;
          else leidos++;
          ultimos[cual] = suyo;
          expect(String(suyo), `tras ${tras}`).toBe(deNuevo);
        }
      };
      for (const [{ que, curso: cual, actividad: lugar, horas, si }, tiempo] of actos) {
        const curso = escena.cursos[cual as 0 | 1];
        const con = {
          ...escena,
          curso,
          actividad: curso.ids[lugar] ?? '',
          hora: new Date(hora + horas * HORA).toISOString(),
          si,
        };
        await mirar([0], 'nada');
        // What the database refuses in that situation is refused: nothing is said of it here.
        await db.execute(ACTOS[que]?.(con) ?? sql``).catch(() => undefined);
        await mirar([0], que);
        if (tiempo.horas > 0 || tiempo.ms > 0) {
          hora += tiempo.horas * HORA;
          await irA(Math.max(hora + tiempo.ms, clock.now().getTime()));
          await mirar(tiempo.miraElOtro ? [0, 1] : [0], `${que} y ${tiempo.horas} horas`);
        }
      }
    }),
    { numRuns: CUANTAS, seed: SEMILLA, endOnFailure: true },
  );
  expect(recordados).toBeGreaterThan(leidos / 4);
});

test('recordado cuesta una sentencia, y cinco si algo cambió, tenga los cursos que tenga', async () => {
  const { persona, cursos } = await empezar(app);
  const actor = await loadActor(db, persona.id);
  if (!actor) throw new Error('no está');
  const recordar = recordarInicios(platform);
  const sentencias = async () => {
    const espia = vi.spyOn(pg.Client.prototype, 'query');
    await recordar(actor);
    const suyas = espia.mock.calls.filter(([consulta]) => typeof consulta === 'object').length;
    espia.mockRestore();
    return suyas;
  };
  for (let i = 0; i < 2; i++) await sentencias();
  expect(await sentencias()).toBe(1);
  await db.execute(sql`update cursos set titulo = 'Otro' where id = ${cursos[0].id}`);
  // The outlines that are kept serve again.
  expect(await sentencias()).toBe(5);
  expect(await sentencias()).toBe(1);
});
