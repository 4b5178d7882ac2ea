import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { configSchema, graceMsOf, loadConfig } from '#platform/config.ts';
import { BESIDES, connectionsOf } from '#platform/db/connections.ts';

test('sin nada en el entorno, todo tiene un valor con el que empezar', () => {
  expect(loadConfig({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    DATA_DIR: './data',
    ZONA_HORARIA: 'Europe/Madrid',
  });
  expect(loadConfig({}).CLAVE_SESION).toMatch(/^[0-9a-f]{32}$/);
});

test('una variable vacía es como si no estuviera', () => {
  expect(loadConfig({ PORT: '', DATABASE_URL: '', OIDC_CREAR: '' })).toMatchObject({
    PORT: 3000,
    DATABASE_URL: undefined,
    OIDC_CREAR: false,
  });
});

test.each([
  [{ PORT: 'muchos' }, 'PORT: Escribe un número entero entre 0 y 65535'],
  [{ PORT: '70000' }, 'PORT: Escribe un número entero entre 0 y 65535'],
  [{ PORT: '1.5' }, 'PORT: Escribe un número entero entre 0 y 65535'],
  [{ NODE_ENV: 'produccion' }, 'NODE_ENV: Escribe uno de estos: development, production, test'],
  [{ NIVEL_LOG: 'todo' }, 'NIVEL_LOG: Escribe uno de estos: trace'],
  [{ CLAVE_SESION: 'corta' }, 'CLAVE_SESION: Deben ser 32 caracteres hexadecimales'],
  [{ ZONA_HORARIA: 'Marte/Olimpo' }, 'ZONA_HORARIA: No es una zona horaria conocida'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: Escribe una dirección como postgres://'],
  [{ PUBLIC_URL: 'academia.es' }, 'PUBLIC_URL: Escribe una dirección como https://'],
  [{ SMTP_URL: 'correo' }, 'SMTP_URL: Escribe una dirección como smtp://'],
  [{ CORREO_REMITENTE: 'Academia' }, 'CORREO_REMITENTE: Escribe un correo, solo o con su nombre'],
  [{ CORREO_REMITENTE: 'Academia <a@b.es' }, 'CORREO_REMITENTE: Escribe un correo, solo o con su nombre'],
  [{ S3_ENDPOINT: 'x' }, 'S3_ENDPOINT: Escribe una dirección como https://'],
  [{ TRUST_PROXY: 'abc' }, 'TRUST_PROXY: Escribe direcciones o redes separadas por comas'],
  [{ TRUST_PROXY: '10.0.0.1, 10.0.0.0/40' }, 'TRUST_PROXY: Escribe direcciones o redes separadas por comas'],
  [{ OIDC_CREAR: 'quizá' }, 'OIDC_CREAR: Escribe «si» o «no»'],
  [{ S3_BUCKET: 'academia', S3_CLAVE: 'clave' }, 'S3_SECRETO: Hace falta con S3_BUCKET'],
  [{ ARCHIVOS_MAX_VIDEO_MB: '9000' }, 'ARCHIVOS_MAX_VIDEO_MB: Escribe un número entero entre 1 y 5000'],
  [{ ARCHIVOS_CUOTA_GB: 'mucho' }, 'ARCHIVOS_CUOTA_GB: Escribe un número mayor que 0'],
  [{ BASE_CONEXIONES: '0' }, 'BASE_CONEXIONES: Escribe un número entero entre 4 y 200'],
  [{ OIDC_EMISOR: 'https://id.example' }, 'OIDC_CLIENTE: Hace falta con OIDC_EMISOR'],
])('%j se rechaza diciendo cuál y qué escribir', (env, sentence) => {
  expect(() => loadConfig(env)).toThrow(sentence);
});

test.each(['10.0.0.1', '10.0.0.0/8, ::1', 'loopback', 'fd00::/8', ''])('%j son proxies', (TRUST_PROXY) => {
  expect(loadConfig({ TRUST_PROXY }).TRUST_PROXY).toBe(TRUST_PROXY);
});

test.each(['a@b.es', 'Academia del Norte <a@b.es>', '"Ñandú, S. L." <no-responder@localhost>'])(
  '%j es quien manda los correos',
  (CORREO_REMITENTE) => {
    expect(loadConfig({ CORREO_REMITENTE }).CORREO_REMITENTE).toBe(CORREO_REMITENTE);
  },
);

test('cada variable lleva la frase que muestra la tabla del README', () => {
  for (const [name, schema] of Object.entries(configSchema.shape))
    expect(schema.description, name).toBeTruthy();
});

test('el README dice lo mismo de cada variable', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../../../README.md'), 'utf8');
  for (const [name, schema] of Object.entries(configSchema.shape)) {
    const line = readme.split('\n').find((one) => one.startsWith(`| \`${name}\` |`));
    expect(line, name).toContain(schema.description);
  }
});

test('el README dice cuántas conexiones abre un proceso en total', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../../../README.md'), 'utf8');
  const besides = Object.values(BESIDES).reduce((sum, some) => sum + some, 0);
  expect(readme).toContain(`hasta ${connectionsOf(loadConfig({})).direct} conexiones`);
  expect(readme).toContain(`y ${besides} más para`);
});

test.each([
  [{}, 0],
  [{ NODE_ENV: 'production' }, 5000],
  [{ NODE_ENV: 'production', PARADA_SEGUNDOS: '0' }, 0],
  [{ PARADA_SEGUNDOS: '12' }, 12_000],
])('con %j, tras un SIGTERM se atiende %d ms más', (env, ms) => {
  expect(graceMsOf(loadConfig(env))).toBe(ms);
});
