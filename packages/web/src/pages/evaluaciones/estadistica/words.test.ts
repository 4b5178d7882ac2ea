import type { ParteDeEstadistica, PreguntaPorDentro } from '@catedra/shared/intentos/estadistica/esquemas.ts';
import { banderaEnPalabras } from '@catedra/shared/intentos/estadistica/palabras.ts';
import { expect, test } from 'vitest';
import {
  editionName,
  fiabilidad,
  findingOfAnswers,
  findingOfMarks,
  findingOfParts,
  findingOfQuestions,
  segundosEnPalabras,
} from '#pages/evaluaciones/estadistica/words.ts';
import { unId } from '#testing/records.ts';

test.each([
  [{ intentos: 0, aprueban: 0, mediana: null }, 'No hay ningún intento con nota'],
  [{ intentos: 1, aprueban: 1, mediana: 7 }, 'El único intento aprueba'],
  [{ intentos: 10, aprueban: 10, mediana: 7 }, 'Los 10 intentos aprueban; la mitad pasa de 7'],
  [{ intentos: 10, aprueban: 0, mediana: 2 }, 'Ninguno de los 10 intentos llega a 5'],
  [{ intentos: 10, aprueban: 9, mediana: 7.5 }, 'La mitad de los intentos llega a 7,5; 1 de 10 no llega a 5'],
  [{ intentos: 10, aprueban: 4, mediana: 4.5 }, 'Más de la mitad no llega a 5: 6 de 10 intentos'],
])('el título del reparto dice lo que dicen las notas: %#', (marks, said) => {
  expect(findingOfMarks({ notaMinima: 5, ...marks })).toBe(said);
});

const parte = (nombre: string, mediana: number, intentos = 20): ParteDeEstadistica => ({
  id: nombre,
  nombre,
  intentos,
  media: mediana,
  primerCuarto: mediana - 1,
  mediana,
  tercerCuarto: mediana + 1,
  aprueban: intentos,
});

test('al comparar se nombra lo más alejado, de lo que tiene bastantes intentos', () => {
  const partes = [parte('Oficinas', 7.9), parte('Noche', 6.7), parte('Sola', 1, 2)];
  expect(findingOfParts(partes, 'Grupos')).toBe('Noche queda 1,2 puntos por debajo de Oficinas');
  expect(findingOfParts([parte('A', 7), parte('B', 7.3)], 'Grupos')).toBe(
    'Grupos: sin diferencias de medio punto',
  );
  expect(findingOfParts([parte('A', 7)], 'Grupos')).toBe('Grupos');
  expect(findingOfParts([parte('A', 7), parte('B', 8)], 'Grupos')).toBe('A queda 1 punto por debajo de B');
});

test('cada cosa se dice en palabras', () => {
  expect([4, 60, 72, 112, 900, 1140].map(segundosEnPalabras)).toEqual([
    '4 s',
    '1 min',
    '1 min 12 s',
    '1 min 52 s',
    '15 min',
    '19 min',
  ]);
  expect([0.81, 0.7, 0.5, -0.2].map(fiabilidad)).toEqual([
    'buena (alfa)',
    'aceptable (alfa)',
    'baja (alfa)',
    'muy baja (alfa)',
  ]);
  expect(editionName('mes', '2026-03')).toBe('marzo de 2026');
  expect(editionName('ronda', '2')).toBe('Ronda 2');
  expect(banderaEnPalabras('sin_elegir', ['D'])).toBe('Nadie elige la D');
  expect(banderaEnPalabras('sin_elegir', ['B', 'D'])).toBe('Nadie elige la B y la D');
});

test('de lo respondido se dice primero lo que señala a la clave', () => {
  const opcion = (letra: string, correcta: boolean | null, n: number, mejores: number) => ({
    letra,
    texto: letra,
    correcta,
    n,
    mejores,
    peores: 0,
  });
  const una: PreguntaPorDentro = {
    id: unId(1),
    version: 1,
    n: 31,
    mejores: 10,
    peores: 10,
    reparto: { bien: 18, parte: 0, mal: 13, blanco: 0 },
    segundos: 112,
    frecuentes: [],
    opciones: [opcion('A', false, 4, 1), opcion('B', true, 18, 4), opcion('C', false, 9, 5)],
  };
  expect(findingOfAnswers(una)).toBe('De las 10 mejores, 5 eligen la C, y la clave es la B');
  expect(findingOfAnswers({ ...una, opciones: [opcion('A', true, 20, 9), opcion('B', false, 11, 1)] })).toBe(
    'El error más común es la B: 11 de 31',
  );
  expect(findingOfAnswers({ ...una, opciones: [opcion('A', null, 20, 9)] })).toBe(
    '18 de 31 respuestas con todos los puntos',
  );
});

test('de las preguntas se dice cuántas piden que se miren, y nunca que funciona lo que casi nadie respondió', () => {
  const bien = { n: 30, banderas: [] };
  const pocas = { n: 29, banderas: [] };
  const senalada = { n: 40, banderas: ['muy_facil' as const] };
  expect(findingOfQuestions([bien, bien])).toBe('Las 2 preguntas funcionan bien');
  expect(findingOfQuestions([bien])).toBe('La pregunta funciona bien');
  expect(findingOfQuestions([bien, pocas])).toBe('1 pregunta funciona bien; de 1 hay pocas respuestas');
  expect(findingOfQuestions([pocas, pocas])).toBe('Las 2 preguntas');
  expect(findingOfQuestions([senalada, bien, pocas])).toBe('1 de 3 preguntas pide que la mires');
});
