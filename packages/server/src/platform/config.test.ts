import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { configSchema, loadConfig } from '#platform/config.ts';

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
  [{ PORT: 'muchos' }, /PORT: /],
  [{ PORT: '70000' }, /PORT: /],
  [{ CLAVE_SESION: 'corta' }, /CLAVE_SESION: Deben ser 32 caracteres hexadecimales/],
  [{ ZONA_HORARIA: 'Marte/Olimpo' }, /ZONA_HORARIA: No es una zona horaria conocida/],
  [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL: /],
  [{ PUBLIC_URL: 'academia.es' }, /PUBLIC_URL: /],
  [{ S3_BUCKET: 'academia', S3_CLAVE: 'clave' }, /S3_SECRETO: Hace falta con S3_BUCKET/],
  [{ ARCHIVOS_MAX_VIDEO_MB: '9000' }, /ARCHIVOS_MAX_VIDEO_MB: Como mucho 5000/],
  [{ OIDC_EMISOR: 'https://id.example' }, /OIDC_CLIENTE: Hace falta con OIDC_EMISOR/],
])('%j se rechaza diciendo cuál', (env, sentence) => {
  expect(() => loadConfig(env)).toThrow(sentence);
});

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
