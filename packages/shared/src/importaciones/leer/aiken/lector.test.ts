import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lectorAiken } from '#importaciones/leer/aiken/lector.ts';
import { entradaDe, leer, leerUna, mutado, porqueNo, reparos } from '#importaciones/testing/leer-texto.ts';

const BUENA = 'La capital de Francia es\nA) Roma\nB. París\nc) Lisboa\nANSWER: B';

test.each([
  ['como se escribe', BUENA],
  ['con marca y finales de Windows', `\uFEFF${BUENA.replaceAll('\n', '\r\n')}\r\n`],
  ['con minúsculas y en español', BUENA.toLowerCase().replace('answer', 'respuesta')],
  ['con líneas en blanco en medio', BUENA.replaceAll('\n', '\n\n')],
  ['con la respuesta con punto', `${BUENA}.`],
])('se lee %s', (_, texto) => {
  const { mitades, cambios, lugar } = leerUna(lectorAiken, texto);
  const opciones = 'opciones' in mitades.publica ? mitades.publica.opciones : [];
  expect(opciones.map((una) => una.texto.toLowerCase())).toEqual([
    '<p>roma</p>',
    '<p>parís</p>',
    '<p>lisboa</p>',
  ]);
  expect(mitades.clave['pesos']).toEqual({ [opciones[1]?.id ?? '']: '1' });
  expect([cambios, lugar.linea]).toEqual([[], 1]);
});

test('varias respuestas la hacen múltiple, y se dice; un comentario es su explicación', () => {
  const { mitades, cambios } = leerUna(lectorAiken, `${BUENA} y C\nFEEDBACK: Porque <sí>`);
  expect(mitades).toMatchObject({
    publica: { tipo: 'multiple' },
    clave: { modo: 'proporcional', explicacion: '<p>Porque &lt;sí&gt;</p>' },
  });
  expect(cambios).toHaveLength(1);
});

test.each([
  ['A) a\nB) b\nANSWER: A', 'no tienen una pregunta delante'],
  ['ANSWER: A', 'respuesta sin pregunta'],
  ['Hola\nANSWER: A', 'No tiene opciones'],
  ['Hola\nA) a\nANSWER: A', 'una sola opción'],
  ['Hola\nA) a\nB) b', 'Le falta la línea con la respuesta'],
  ['Hola\nA) a\nB) b\nANSWER: C', 'no hay una opción C'],
  ['Hola\nA) a\nA) b\nANSWER: A', 'Hay dos opciones A.'],
  ['Hola\nA) a\nB) b\nANSWER: ninguna', 'No se entiende cuál es la correcta'],
])('no entra y se dice por qué: %j', (texto, dice) => {
  expect(porqueNo(lectorAiken, texto)).toContain(dice);
});

test('una pregunta sin acabar no se traga la siguiente', () => {
  const leidas = leer(lectorAiken, `Sin acabar\nA) a\n\n${BUENA}\n${BUENA}`);
  expect(leidas.map(({ clase, lugar }) => [clase, lugar.linea, lugar.hasta])).toEqual([
    ['no_leida', 1, 2],
    ['leida', 4, 8],
    ['leida', 9, 13],
  ]);
});

test('se reconoce por cómo empieza', () => {
  expect(lectorAiken.parece(entradaDe(BUENA))).toBe(0.9);
  expect(lectorAiken.parece(entradaDe('Hola {=a}'))).toBe(0);
});

test('de lo que sea sale una línea por pregunta, entera o con su porqué', () => {
  fc.assert(
    fc.property(mutado([BUENA, `${BUENA}\n\n${BUENA}\nFEEDBACK: x`], 'ABC).: '), (texto) => {
      const leidas = leer(lectorAiken, texto);
      expect(reparos(leidas)).toEqual([]);
      expect(leidas.length > 0).toBe(texto.trim() !== '');
    }),
    { numRuns: 500 },
  );
});
