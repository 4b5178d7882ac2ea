import { expect, test } from 'vitest';
import { archivo } from '#preguntas/tipos/archivo/tipo.ts';
import { cuentaPalabras } from '#preguntas/tipos/ensayo/palabras.ts';
import { ensayo } from '#preguntas/tipos/ensayo/tipo.ts';

const { publica, clave } = ensayo.ejemplo;

test.each([
  ['nada', '', true],
  ['solo etiquetas', '<p> &nbsp;</p>', true],
  ['la plantilla', publica.plantilla, true],
  ['la plantilla, escrita de otra manera', '<p class="x">Qué  pasó:</p><p></p>', true],
  ['la plantilla y algo', '<p>Qué pasó: nada</p>', false],
  ['la plantilla y una foto', `${publica.plantilla}<img src="/api/archivos/1">`, false],
  ['una foto', '<img src="/api/archivos/1">', false],
  ['borrada la plantilla', '<p>Otra cosa</p>', false],
])('en blanco: %s', (_, html, esperado) => {
  expect(ensayo.enBlanco({ html }, publica)).toBe(esperado);
});

test.each([
  ['', 0],
  ['<p>uno</p><p>dos</p>', 2],
  ['<p>uno — dos, tres…</p>', 3],
  ['<p>co<b>sa</b> 2&nbsp;más</p>', 3],
])('%s tiene %i palabras', (html, cuantas) => {
  expect(cuentaPalabras(html)).toBe(cuantas);
});

test.each([
  ['la plantilla sola', '<p>Qué pasó:</p><p>Qué aprendiste:</p>', 0],
  ['algo en la misma línea', '<p>Qué pasó: me resbalé</p><p>Qué aprendiste:</p>', 2],
  ['algo debajo', '<p><b>Qué pasó:</b></p><p>Me resbalé</p><p>Qué aprendiste:</p><p>A mirar</p>', 4],
  ['una de sus líneas quitada', '<p>Qué aprendiste: a mirar</p>', 2],
  ['toda la plantilla quitada', '<p>Me resbalé y qué susto</p>', 5],
  ['una palabra que solo empieza igual', '<p>Qué pasó:</p><p>Qué aprendiste:</p><p>Qué pasó:mirad</p>', 2],
])('de un texto con plantilla cuentan las palabras propias: %s', (_, html, cuantas) => {
  expect(cuentaPalabras(html, '<p>Qué pasó:</p><p>Qué aprendiste:</p>')).toBe(cuantas);
});

test('lo que falta', () => {
  expect(ensayo.fallos({ publica: { ...publica, minPalabras: 300 }, clave })).toEqual([
    'El mínimo de palabras es mayor que el máximo.',
  ]);
  const rubrica = [
    { titulo: 'Orden', descripcion: null, puntos: 5, niveles: [{ nombre: 'Bien', puntos: 6 }] },
  ];
  expect(ensayo.fallos({ publica, clave: { ...clave, rubrica } })).toEqual([
    'En «Orden» ningún nivel puede valer más que el criterio: 5 puntos.',
  ]);
});

test('un texto de más de 50.000 caracteres no se guarda', () => {
  expect(ensayo.respuesta.safeParse({ html: 'a'.repeat(50_000) }).success).toBe(true);
  expect(ensayo.respuesta.safeParse({ html: 'a'.repeat(50_001) }).success).toBe(false);
});

test('como mucho, los archivos que se piden', () => {
  const ids = [1, 2, 3].map((n) => `0198f3a0-0000-7000-8000-00000000000${n}`);
  const dePregunta = archivo.ejemplo.publica;
  expect(archivo.rechazo(dePregunta, { archivoIds: ids.slice(0, 2) })).toBeNull();
  expect(archivo.rechazo(dePregunta, { archivoIds: ids })).toBe('Como mucho 2 archivos.');
  expect(archivo.respuesta.safeParse({ archivoIds: [ids[0], ids[0]] }).success).toBe(false);
});
