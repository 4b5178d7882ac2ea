import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Copias } from '@catedra/shared/copias/schemas.ts';
import { DIA } from '@catedra/shared/core/duraciones.ts';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { hacerCopia } from '#features/copias/hacer-copia.ts';
import { copiasJobs } from '#features/copias/jobs.ts';
import { nombresDeReglas, urlDe } from '#features/copias/la-academia.ts';
import { lectorDeCopias, leerCopias } from '#features/copias/leer-copias.ts';
import { probarCopia } from '#features/copias/probar-copia.ts';
import { exigirSitio } from '#features/copias/sitio-para-probar.ts';
import { retirarViejas } from '#features/copias/retirar-viejas.ts';
import type { Platform } from '#platform/platform.ts';
import { copiesIn } from '#platform/vault/manifest.ts';
import { openDepot, openVault } from '#platform/vault/open-vault.ts';
import { VERSION } from '#platform/version.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const destino = mkdtempSync(join(tmpdir(), 'catedra-noches-'));
const { platform, school } = await createTestApp({ env: { COPIAS_DESTINO: destino, COPIAS_NOCHES: '1' } });
const sinDestino = await createTestApp();
afterAll(() => rmSync(destino, { recursive: true, force: true }));

const dev = await school.con('sistema:administrar');
const leer = async () => (await dev.get('/api/copias')).body as unknown as Copias;
const trabajo = (nombre: string) => {
  const uno = copiasJobs.find(({ name }) => name === nombre);
  if (!uno) throw new Error(`no job is called ${nombre}`);
  return (con: Platform = platform) => uno.run({ ...con, db: con.pools.jobs }, {} as never, 'prueba');
};
const boveda = () => openVault(openDepot(destino, platform.config), undefined);
const copiar = () =>
  hacerCopia({
    url: urlDe(platform.config),
    config: platform.config,
    destino,
    reglas: nombresDeReglas(),
    version: VERSION,
  });
/** The platform as some days from now. */
const dentroDe = (dias: number): Platform => ({
  ...platform,
  clock: { ...platform.clock, now: () => new Date(Date.now() + dias * DIA) },
});

test('antes de la primera no hay ninguna y se dice cuándo toca; sin destino, que falta', async () => {
  expect(await leer()).toMatchObject({
    destino: { lugar: destino, cifradas: false },
    problema: null,
    copias: [],
    proxima: expect.any(String),
  });
  const otro = await sinDestino.school.con('sistema:administrar');
  expect((await otro.get('/api/copias')).body).toMatchObject({ destino: null, copias: [], proxima: null });
  expect((await otro.post('/api/copias')).body).toMatchObject({ error: { code: 'COPIAS_SIN_DESTINO' } });
});

test('de noche se hace una, y una sola aunque se mire cada hora; se prueba cada semana', async () => {
  await trabajo('copias.cada-semana')();
  expect((await leer()).copias).toEqual([]);
  await trabajo('copias.cada-noche')(dentroDe(1));
  await trabajo('copias.cada-semana')();
  const { copias } = await leer();
  expect(copias).toHaveLength(1);
  expect(copias[0]).toMatchObject({ archivos: 0, faltaban: 0, prueba: { bien: true, motivo: null } });
  expect(copias[0]?.prueba?.personas).toBeGreaterThan(0);
  expect(copias[0]?.bytes).toBeGreaterThan(1000);

  const { en } = copias[0]?.prueba ?? { en: '' };
  await trabajo('copias.cada-semana')();
  expect((await leer()).copias[0]?.prueba?.en).toBe(en);
  const { rows } = await platform.pools.watch.$client.query(
    `select from pg_database where starts_with(datname, 'catedra_prueba_')`,
  );
  expect(rows).toEqual([]);
});

test('si no hay sitio para restaurarla aparte no se prueba, y se dice cuánto falta', async () => {
  const justo: Platform = {
    ...platform,
    disk: { room: { libreMb: 510, reservaMb: 500, poco: true }, full: false, close: () => undefined },
  };
  await expect(exigirSitio(justo)).rejects.toThrow(/hacen falta .* y quedan 510 MB\. Libera espacio/);
  await exigirSitio({ ...justo, disk: { ...justo.disk, room: null } });
});

test('la que no se puede devolver lo dice al probarla, y el trabajo falla', async () => {
  await copiar();
  const vault = await boveda();
  const nombre = (await copiesIn(vault)).at(-1) ?? '';
  const pieza = join(destino, globSync(`copias/${nombre}/base-*.zst`, { cwd: destino })[0] ?? '');
  writeFileSync(pieza, 'otra cosa');
  await expect(probarCopia(vault, urlDe(platform.config), nombre, new Date())).rejects.toThrow(
    /La copia no está entera/,
  );
  expect((await leer()).copias[0]?.prueba).toMatchObject({
    bien: false,
    motivo: expect.stringContaining('La copia no está entera'),
  });
  expect((await dev.post('/api/copias/2020-01-01T00-00-00-000Z/probar')).status).toBe(404);
  const ajeno = await school.con('usuarios:ver');
  expect((await ajeno.post(`/api/copias/${nombre}/probar`)).status).toBe(403);
  rmSync(join(destino, 'copias', nombre), { recursive: true });
});

test('las que sobran se retiran con lo que solo ellas nombraban, y la última queda', async () => {
  const vault = await boveda();
  await copiar();
  const antes = await copiesIn(vault);
  expect(antes.length).toBeGreaterThan(1);
  const suelto = join(destino, 'archivos/aa/suelto');
  mkdirSync(join(destino, 'archivos/aa'), { recursive: true });
  writeFileSync(suelto, 'de nadie');
  const retiradas = await retirarViejas(vault, platform.config, new Date(Date.now() + 800 * DIA));
  expect(retiradas).toEqual(antes.slice(0, -1));
  expect(await copiesIn(vault)).toEqual(antes.slice(-1));
  expect(existsSync(suelto)).toBe(false);
  expect(await retirarViejas(vault, platform.config, new Date(Date.now() + 800 * DIA))).toEqual([]);
});

test('un sitio al que no se llega se dice en una frase', async () => {
  const archivo = join(destino, 'es-un-archivo');
  writeFileSync(archivo, '');
  onTestFinished(() => rmSync(archivo));
  const mal = { ...platform, config: { ...platform.config, COPIAS_DESTINO: join(archivo, 'dentro') } };
  expect((await leerCopias(mal, lectorDeCopias())).problema).toContain('es un archivo o pasa por uno');
});
