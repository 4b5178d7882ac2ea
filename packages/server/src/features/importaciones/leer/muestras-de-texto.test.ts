import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lectorAiken } from '@catedra/shared/importaciones/leer/aiken/lector.ts';
import { lectorGift } from '@catedra/shared/importaciones/leer/gift/lector.ts';
import { lectorTexto } from '@catedra/shared/importaciones/leer/texto/lector.ts';
import type { Leida, Lector } from '@catedra/shared/importaciones/leida.ts';
import { expect, test } from 'vitest';
import { leerHoja } from '#features/importaciones/leer/hoja.ts';
import { moodleXml } from '#features/importaciones/leer/moodle-xml/lector.ts';
import { leer as leerAqui } from '#platform/sheets/testing/sheets.ts';

/** Files that others wrote, in a folder of their own beside `COUNTS.json`, which says what each one has. */
const carpeta = process.env['MUESTRAS_DE_PREGUNTAS'] ?? '';
const hay = carpeta !== '' && existsSync(carpeta);

interface Cuenta {
  readonly types?: Readonly<Record<string, number>>;
  readonly imported?: number;
}
const cuentas = hay
  ? (JSON.parse(readFileSync(join(carpeta, 'COUNTS.json'), 'utf8')) as Readonly<Record<string, Cuenta>>)
  : {};
const muestras = (patron: string): string[] => (hay ? globSync(patron, { cwd: carpeta }).toSorted() : []);
const lee = (lector: Lector, ruta: string): Leida[] => [
  ...lector.lee({ nombre: ruta, bytes: readFileSync(join(carpeta, ruta)), vecinas: new Map() }),
];

/** What those files call each kind. */
const SUYOS: Readonly<Record<string, string>> = {
  unica: 'multichoice-single',
  multiple: 'multichoice-multi',
  verdadero_falso: 'truefalse',
  corta: 'shortanswer',
  numerica: 'numerical',
  emparejar: 'matching',
  ordenar: 'ordering',
  ensayo: 'essay',
  descripcion: 'description',
};

const deGift = muestras('gift/*.gift*').filter((ruta) => cuentas[ruta]?.types);
test.skipIf(deGift.length === 0)('de cada archivo GIFT se leen todas, cada una de su tipo', () => {
  for (const ruta of deGift) {
    const { category: _, ...esperadas } = cuentas[ruta]?.types ?? {};
    const halladas: Record<string, number> = {};
    for (const una of lee(lectorGift, ruta)) {
      const tipo = una.clase === 'leida' ? (SUYOS[una.mitades.publica.tipo] ?? '') : una.porque;
      halladas[tipo] = (halladas[tipo] ?? 0) + 1;
    }
    expect([ruta, halladas]).toEqual([ruta, esperadas]);
  }
});

test.skipIf(!hay)('de cada archivo Aiken se leen todas', () => {
  for (const ruta of muestras('aiken/*'))
    expect([ruta, lee(lectorAiken, ruta).map(({ clase }) => clase)]).toEqual([
      ruta,
      Array.from({ length: cuentas[ruta]?.imported ?? 0 }, () => 'leida'),
    ]);
});

/** The same whatever order things came in. */
const enOrden = (valor: unknown): unknown => {
  if (Array.isArray(valor))
    return valor.map(enOrden).toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  if (typeof valor !== 'object' || valor === null) return valor;
  return Object.fromEntries(Object.entries(valor).map(([campo, uno]) => [campo, enOrden(uno)]));
};

const deDosManeras = muestras('gift/asker_es__*.gift');
test.skipIf(deDosManeras.length === 0)('el mismo banco en GIFT y en XML de Moodle se lee igual', () => {
  for (const ruta of deDosManeras) {
    const xml = ruta.replace('gift/', 'moodle-xml/').replace('.gift', '-moodle.xml');
    const [una, otra] = [lee(lectorGift, ruta), lee(moodleXml, xml)].map((leidas) =>
      leidas.map((leida) => enOrden(leida.clase === 'leida' ? leida.mitades : leida.porque)),
    );
    expect(una).toEqual(otra);
  }
});

test.skipIf(!hay)('de lo que no son preguntas se dice algo, y nada se rompe', async () => {
  for (const ruta of muestras('{gift,aiken,cloze-text,csv,xlsx}/**/*.*')) {
    for (const lector of [lectorGift, lectorAiken, lectorTexto]) expect(lee(lector, ruta)).toBeDefined();
    const bytes = readFileSync(join(carpeta, ruta));
    const leidas = await leerHoja(bytes, ruta, leerAqui).catch((error: unknown) => error);
    if (!Array.isArray(leidas)) expect([ruta, String(leidas)]).toEqual([ruta, expect.stringMatching(/\.$/)]);
  }
});
