import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cursos } from '#seed/content/cursos.ts';
import { ANCHO, dibujar, renglones } from '#seed/content/figuras/dibujar.ts';
import { nombreDe } from '#seed/content/figuras/figura.ts';
import { figuras } from '#seed/content/figuras.ts';

const lecturas = cursos
  .flatMap(({ secciones }) => secciones.flatMap(({ actividades }) => actividades))
  .filter(({ tipo }) => tipo === 'lectura');

test('cada lectura enseña al menos una figura, con palabras para quien no la ve', () => {
  expect(lecturas.length).toBeGreaterThan(30);
  for (const { clave, contenido } of lecturas)
    expect(JSON.stringify(contenido), clave).toMatch(/<img src=[^>]+ alt=\\"[^"]{30,}/);
});

test('cada imagen dice lo que mide, y así nada salta al llegar', async () => {
  const imagenes = JSON.stringify(lecturas).matchAll(
    /alt=\\"[^"]+\\"( width=\\"(?<ancho>\d+)\\" height=\\"(?<alto>\d+)\\")? \/>/g,
  );
  for (const { groups } of imagenes) expect(Number(groups?.ancho) * Number(groups?.alto)).toBeGreaterThan(0);
  for (const nombre of ['alturas-de-anclaje.webp', 'distancia-libre.webp']) {
    const { width, height } = await sharp(join(import.meta.dirname, '../files', nombre)).metadata();
    expect({ width, height }).toEqual({ width: 960, height: 540 });
  }
});

test('ninguna figura sobra, y cada una tiene pie', () => {
  const claves = lecturas.map(({ clave }) => clave);
  for (const { actividad, pie } of figuras) {
    expect(claves).toContain(actividad);
    expect(pie).toMatch(/\.$/);
  }
});

test.each(figuras.map((una) => [nombreDe(una), una] as const))(
  '%s está dibujada como se dice',
  async (nombre, una) => {
    const archivo = join(import.meta.dirname, '../files', nombre);
    expect(existsSync(archivo)).toBe(true);
    const { width, height } = await sharp(archivo).metadata();
    expect({ width, height }).toEqual({ width: ANCHO, height: dibujar(una).alto });
  },
);

test('un texto se parte en renglones que caben, sin perder ninguna palabra', () => {
  const lineas = renglones('Persona suspendida, a qué altura y si responde', 300, 24);
  expect(lineas.join(' ')).toBe('Persona suspendida, a qué altura y si responde');
  for (const linea of lineas) expect(linea.length).toBeLessThanOrEqual(21);
});
