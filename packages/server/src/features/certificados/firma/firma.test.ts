import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Firma } from '@catedra/shared/certificados/firma/schemas.ts';
import { expect, test } from 'vitest';
import { firmanteDe } from '#features/certificados/firmante.ts';
import { makeOwnKey } from '#platform/signing/own-key.ts';
import { hasProgram } from '#testing/programs.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { platform, school, clock } = await createTestApp();
const admin = await school.administrador();
const carpeta = mkdtempSync(join(tmpdir(), 'firma-'));
const en = (nombre: string) => join(carpeta, nombre);

const sinOpenssl = !hasProgram('openssl');

/** A file of keys as whoever has openssl makes one. */
async function p12(titular: string, años: number, mas: readonly string[] = []): Promise<string> {
  const from = new Date(clock.now().getTime() - 2 * 365 * 86_400_000);
  const until = new Date(from.getTime() + años * 365 * 86_400_000);
  const { key, certificate } = await makeOwnKey(titular, { from, until });
  writeFileSync(en('clave.pem'), key.export({ type: 'pkcs8', format: 'pem' }));
  writeFileSync(en('suyo.pem'), certificate.toString());
  const claves = mas.includes('-nokeys') ? [] : ['-inkey', en('clave.pem')];
  const salida = ['-out', en('uno.p12'), '-passout', 'pass:cañón'];
  execFileSync('openssl', ['pkcs12', '-export', '-in', en('suyo.pem'), ...claves, ...mas, ...salida]);
  return readFileSync(en('uno.p12')).toString('base64');
}

const traer = (archivo: string, contraseña = 'cañón') =>
  admin.post('/api/certificados/firma/traer', { archivo, contraseña });

test('antes del primer papel no hay ninguna; después, la que hizo la academia', async () => {
  expect((await admin.get('/api/certificados/firma')).body).toEqual({ actual: null, anteriores: [] });
  await firmanteDe(platform);
  const { actual } = (await admin.get('/api/certificados/firma')).body as unknown as Firma;
  expect(actual).toMatchObject({ propia: true, titular: platform.config.ACADEMIA });
  expect(actual?.pem).toMatch(/^-----BEGIN CERTIFICATE-----/);
});

test('lo que no es un archivo de clave se dice', async () => {
  const { status, body } = await traer(Buffer.from('hola').toString('base64'));
  expect([status, body.error?.fields?.archivo]).toEqual([
    400,
    expect.stringMatching(/^Ese archivo no es un \.p12 que sepamos leer/),
  ]);
});

test.skipIf(sinOpenssl)(
  'contraseña que no es, caducado o sin clave: cada uno lo dice (hace falta openssl)',
  async () => {
    const bueno = await p12('Alborada Logística, S. L.', 9);
    expect((await traer(bueno, 'otra')).body.error?.fields).toEqual({
      contraseña: 'Esa no es la contraseña del archivo.',
    });
    expect((await traer(await p12('Vieja', 1))).body.error?.fields?.archivo).toMatch(/ya caducó/);
    expect((await traer(await p12('Sin clave', 9, ['-nokeys']))).body.error?.fields?.archivo).toMatch(
      /no su clave privada/,
    );
  },
);

test.skipIf(sinOpenssl)(
  'desde que se trae una se firma con ella, la anterior queda, y se vuelve a ella (hace falta openssl)',
  async () => {
    const propia = await firmanteDe(platform);
    const archivo = await p12('Sello de Alborada', 9);
    const traida = (await traer(archivo)).body as unknown as Firma;
    expect(traida.actual?.titular).toBe('Sello de Alborada');
    expect(traida.anteriores).toHaveLength(1);
    expect((await traer(archivo)).body).toEqual(traida);
    expect((await firmanteDe(platform)).certificate.subject).toContain('Sello de Alborada');

    // The one of the test vouches for itself too: it is the last of the academy's own.
    await admin.post('/api/certificados/firma/propia');
    const otra = (await traer(await p12('Otro sello', 9))).body as unknown as Firma;
    expect(otra.anteriores.map(({ titular }) => titular)).toContain(platform.config.ACADEMIA);
    expect(propia.certificate.subject).toContain(platform.config.ACADEMIA);
  },
);
