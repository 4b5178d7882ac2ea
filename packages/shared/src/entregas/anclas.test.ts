import { expect, test } from 'vitest';
import { densoDeHtml, dondeDice, enOrden, minutoDe } from '#entregas/anclas.ts';
import type { Ancla } from '#entregas/ancla.ts';
import { anclaEn } from '#entregas/anotaciones.ts';

test.each([
  ['<p>El martes,</p><p>al&nbsp;acabar</p>', 'Elmartes,alacabar'],
  ['<p>2 &lt; 3 &amp; 4</p>', '2<3&4'],
  ['<p>Vale <span data-type="inline-math" data-latex="x^2">x^2</span> aquí</p>', 'Valeaquí'],
  ['<p>Mira <img src="/archivos/1" alt="un casco"> bien</p>', 'Mirabien'],
  ['', ''],
])('de %s se puede citar «%s»', (html, texto) => expect(densoDeHtml(html)).toBe(texto));

test.each([
  ['la segunda vez, donde estaba', 'si no, si no', 'si no', 5, 5],
  ['la más cercana a donde estaba', 'ababXXXXab', 'ab', 7, 8],
  ['hacia atrás, si está más cerca', 'abXab', 'ab', 4, 3],
  ['sin contar los blancos de la cita', 'unados', 'una \n dos', 0, 0],
  ['en ningún sitio', 'unados', 'tres', 0, null],
  ['una cita de blancos, en ninguno', 'unados', '  ', 0, null],
])('una cita se encuentra: %s', (_, texto, cita, desde, donde) =>
  expect(dondeDice(texto.replace(/\s/g, ''), cita, desde)).toBe(donde),
);

const FOTO = { id: 'f', tipo: 'image/png' };
const PDF = { id: 'p', tipo: 'application/pdf' };
const VOZ = { id: 'v', tipo: 'audio/mpeg' };
const RESPONDIDO = { texto: 'unados', archivos: [FOTO, PDF, VOZ] };

test.each<[string, Ancla]>([
  ['un trozo que no está', { tipo: 'texto', cita: 'tres', desde: 0 }],
  ['un punto de una imagen de otra respuesta', { tipo: 'imagen', archivoId: 'x', x: 0, y: 0 }],
  ['un punto de un PDF como si fuera imagen', { tipo: 'imagen', archivoId: 'p', x: 0, y: 0 }],
  ['una página de un audio', { tipo: 'pagina', archivoId: 'v', pagina: 1, x: 0, y: 0 }],
  ['un segundo de una imagen', { tipo: 'segundo', archivoId: 'f', segundo: 1 }],
])('se rechaza %s', (_, ancla) =>
  expect(() => anclaEn(ancla, RESPONDIDO)).toThrow(/no está en la respuesta|no es de esta respuesta/),
);

test('lo que es suyo se queda, y el texto donde de verdad empieza', () => {
  expect(anclaEn({ tipo: 'texto', cita: 'dos', desde: 0 }, RESPONDIDO)).toMatchObject({ desde: 3 });
  const segundo: Ancla = { tipo: 'segundo', archivoId: 'v', segundo: 12.5 };
  expect(anclaEn(segundo, RESPONDIDO)).toBe(segundo);
});

test('se numeran como se leen: el texto, y luego cada archivo en su orden', () => {
  const anclas: readonly Ancla[] = [
    { tipo: 'segundo', archivoId: 'v', segundo: 9 },
    { tipo: 'pagina', archivoId: 'p', pagina: 2, x: 0, y: 0 },
    { tipo: 'texto', cita: 'b', desde: 8 },
    { tipo: 'pagina', archivoId: 'p', pagina: 1, x: 0, y: 0.9 },
    { tipo: 'segundo', archivoId: 'v', segundo: 3 },
    { tipo: 'texto', cita: 'a', desde: 1 },
    { tipo: 'imagen', archivoId: 'ya no está', x: 0, y: 0 },
  ];
  const anotaciones = anclas.map((ancla, i) => ({ id: String(i), ancla }));
  expect(enOrden(anotaciones, [PDF, VOZ]).map(({ id }) => id)).toEqual(['5', '2', '3', '1', '4', '0', '6']);
});

test.each([
  [0, '0:00'],
  [65.9, '1:05'],
  [3725, '1:02:05'],
])('el segundo %d se dice %s', (segundo, dicho) => expect(minutoDe(segundo)).toBe(dicho));
