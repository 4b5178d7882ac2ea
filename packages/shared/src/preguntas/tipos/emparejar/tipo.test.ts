import { expect, test } from 'vitest';
import { escribeRacional } from '#core/racional.ts';
import { emparejar } from '#preguntas/tipos/emparejar/tipo.ts';
import { A_MANO } from '#preguntas/tipos/tipo.ts';

const { publica, clave } = emparejar.ejemplo;

test.each([
  ['todas', { izq1: 'der1', izq2: 'der2' }, '1'],
  ['una', { izq1: 'der1', izq2: 'der3' }, '1/2'],
  ['solo una puesta', { izq2: 'der2' }, '1/2'],
  ['cruzadas', { izq1: 'der2', izq2: 'der1' }, '0'],
  ['la misma en las dos', { izq1: 'der1', izq2: 'der1' }, '1/2'],
  ['ajenas', { constructor: 'der1' }, '0'],
])('%s', (_, pares, esperada) => {
  const dada = emparejar.califica({ publica, clave }, { pares: pares });
  expect(dada !== A_MANO && escribeRacional(dada.fraccion)).toBe(esperada);
});

test.each([
  ['de la pregunta', { izq1: 'der3' }, null],
  ['izquierda ajena', { izq9: 'der3' }, 'Esa pareja no está en la pregunta.'],
  ['derecha ajena', { izq1: 'izq2' }, 'Esa pareja no está en la pregunta.'],
])('se guarda o no: %s', (_, pares, esperado) => {
  expect(emparejar.rechazo(publica, { pares: pares })).toBe(esperado);
});

test.each([
  ['sin pareja', publica, { izq1: 'der1' }, 'A un elemento de la izquierda le falta su pareja.'],
  [
    'pareja que no existe',
    publica,
    { izq1: 'der1', izq2: 'constructor' },
    'A un elemento de la izquierda le falta su pareja.',
  ],
  [
    'texto vacío',
    { ...publica, derecha: [...publica.derecha, { id: 'der4', texto: '<p></p>' }] },
    clave.pares,
    'Hay un texto vacío: escríbelo o quítalo.',
  ],
  [
    'iguales a la derecha',
    { ...publica, derecha: [...publica.derecha, { id: 'der4', texto: '<p>Salida</p>' }] },
    clave.pares,
    'Hay dos textos iguales a la derecha: deja uno y úsalo en las dos parejas.',
  ],
  [
    'una sola',
    { ...publica, izquierda: publica.izquierda.slice(0, 1) },
    clave.pares,
    'Escribe al menos dos parejas.',
  ],
])('lo que falta: %s', (_, parte, pares, esperado) => {
  expect(emparejar.fallos({ publica: parte, clave: { ...clave, pares } })).toEqual([esperado]);
});

test('sin sorteo, la derecha no sale como la puso su autor', () => {
  const alReves = { ...publica, derecha: publica.derecha.toReversed() };
  expect(emparejar.muestra(alReves, {}).derecha).toEqual(emparejar.muestra(publica, {}).derecha);
});
