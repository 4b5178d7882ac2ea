import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { moodleXml } from '#features/importaciones/leer/moodle-xml/lector.ts';
import { entradasDe } from '#features/importaciones/leer/paquete.ts';
import { qti } from '#features/importaciones/leer/qti/lector.ts';

/** Files that others wrote, in a folder of their own beside `COUNTS.json`, which says what each one has. */
const carpeta = process.env['MUESTRAS_DE_PREGUNTAS'] ?? '';

interface Cuenta {
  readonly types?: Readonly<Record<string, number>>;
  readonly items?: number;
}

const cuentas = (): Readonly<Record<string, Cuenta>> =>
  JSON.parse(readFileSync(join(carpeta, 'COUNTS.json'), 'utf8')) as Readonly<Record<string, Cuenta>>;

const deMoodle = carpeta && existsSync(carpeta) ? readdirSync(join(carpeta, 'moodle-xml')) : [];

test.skipIf(deMoodle.length === 0)(
  'de cada archivo de Moodle, lo leído y lo que no suman lo que tiene',
  () => {
    const todas = cuentas();
    for (const nombre of deMoodle) {
      const { category: _, ...tipos } = todas[`moodle-xml/${nombre}`]?.types ?? {};
      const bytes = readFileSync(join(carpeta, 'moodle-xml', nombre));
      const leidas = [...moodleXml.lee({ nombre, bytes, vecinas: new Map() })];
      expect([nombre, leidas.length]).toEqual([
        nombre,
        Object.values(tipos).reduce((suma, una) => suma + una, 0),
      ]);
    }
  },
);

const deQti = ['qti-1.2', 'qti-1.2/canvas-items', 'qti-2.1', 'qti-2.2', 'qti-3.0'].flatMap((version) =>
  carpeta && existsSync(join(carpeta, version))
    ? readdirSync(join(carpeta, version))
        .filter((nombre) => nombre.endsWith('.xml'))
        .map((nombre) => `${version}/${nombre}`)
    : [],
);

test.skipIf(deQti.length === 0)('de cada archivo de QTI, lo leído y lo que no suman lo que tiene', () => {
  const todas = cuentas();
  for (const ruta of deQti) {
    const bytes = readFileSync(join(carpeta, ruta));
    const leidas = [...qti.lee({ nombre: ruta, bytes, vecinas: new Map() })];
    expect([ruta, leidas.length]).toEqual([ruta, todas[ruta]?.items ?? 1]);
  }
});

const paquetes = ['qti-1.2', 'qti-2.1', 'qti-3.0'].flatMap((version) =>
  carpeta && existsSync(join(carpeta, version))
    ? readdirSync(join(carpeta, version))
        .filter((nombre) => nombre.endsWith('.zip'))
        .map((nombre) => join(carpeta, version, nombre))
    : [],
);

test.skipIf(paquetes.length === 0)('de cada paquete se leen preguntas, o se dice por qué no', async () => {
  for (const ruta of paquetes) {
    const [entrada] = await entradasDe(ruta, readFileSync(ruta));
    expect([ruta, entrada ? [...qti.lee(entrada)].length > 0 : false]).toEqual([ruta, true]);
  }
});
