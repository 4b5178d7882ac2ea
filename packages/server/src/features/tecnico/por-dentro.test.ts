import type { Consultas } from '@catedra/shared/tecnico/consultas.ts';
import type { Espacio } from '@catedra/shared/tecnico/espacio.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';
import { eventually } from '#testing/eventually.ts';

const { platform, school } = await createTestApp({
  env: { ARCHIVOS_CUOTA_GB: '2' },
  disk: { room: { libreMb: 700, reservaMb: 500, poco: true }, full: false, close: () => undefined },
});
const dev = await school.con('sistema:administrar');

test('el espacio suma lo que suma la base de datos, con las partes de una tabla juntas', async () => {
  const leido = (await dev.get('/api/tecnico/espacio')).body as unknown as Espacio;
  expect(leido).toMatchObject({
    archivos: { bytes: 0, cuantos: 0, cuota: 2 * 2 ** 30, donde: 'carpeta' },
    disco: { libre: 700 * 2 ** 20, reserva: 500 * 2 ** 20, estado: 'justo' },
  });
  const nombres = leido.tablas.map(({ nombre }) => nombre);
  expect(new Set(nombres).size).toBe(nombres.length);
  expect(nombres.filter((nombre) => /\d{4}_?\d{2}$/.test(nombre))).toEqual([]);
  const suma = leido.tablas.reduce((total, { bytes }) => total + bytes, leido.otras.bytes);
  expect(suma).toBeGreaterThan(0);
  expect(suma).toBeLessThan(leido.base);
});

test('se ve la consulta que se atasca y a cuál espera, y nada de lo que pregunta', async () => {
  const leer = async () => (await dev.get('/api/tecnico/consultas')).body as unknown as Consultas;
  expect(await leer()).toEqual({ enMarcha: [], lentas: null });
  const [tomada, suelta] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const guarda = platform.pools.jobs.transaction(async (tx) => {
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await tx.execute(sql`lock table fotos in access exclusive mode`);
    tomada.resolve();
    await suelta.promise;
  });
  await tomada.promise;
  const espera = platform.pools.interactive.transaction(async (tx) => {
    await tx.execute(sql`set local lock_timeout = 0`);
    await tx.execute(sql`select id from fotos where ${'zxqsecreto'}::text <> ''`);
  });
  try {
    await eventually(async () => expect((await leer()).enMarcha).toHaveLength(1));
    const { enMarcha } = await leer();
    expect(enMarcha).toMatchObject([{ para: 'paginas', esperaA: [expect.any(Number)] }]);
    expect(enMarcha[0]?.texto).toContain('from fotos');
    expect(JSON.stringify(enMarcha)).not.toContain('zxqsecreto');
  } finally {
    suelta.resolve();
    await Promise.all([guarda, espera]);
  }
});
