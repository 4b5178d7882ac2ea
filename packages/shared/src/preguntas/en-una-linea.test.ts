import { expect, test } from 'vitest';
import { enUnaLinea, type LoQueSeLee } from '#preguntas/en-una-linea.ts';

test.each<[string, LoQueSeLee, string]>([
  ['lo que pide', { enunciado: '<p>¿Qué haces <strong>primero</strong>?</p>' }, '¿Qué haces primero?'],
  [
    'lo que pide, antes que su texto',
    { enunciado: '<p>Completa.</p>', texto: '<p>Es [[abcd]].</p>' },
    'Completa.',
  ],
  [
    'su texto con huecos, si no pide nada',
    { enunciado: '<p></p>', texto: '<p>La capital de Francia es [[abcd]] y la de Italia, [[efgh]].</p>' },
    'La capital de Francia es ___ y la de Italia, ___.',
  ],
  ['lo que viene cortado en una etiqueta', { enunciado: '<p>¿Qué?</p><img src="/arch' }, '¿Qué?'],
  ['lo que viene cortado en un hueco', { enunciado: '', texto: '<p>Es [[abcd]] o [[ef' }, 'Es ___ o'],
  [
    'una imagen por su descripción',
    { enunciado: '<img src="/archivos/1" alt="Un extintor">' },
    'Un extintor',
  ],
  [
    'una imagen que nadie describió',
    { enunciado: '<p><img src="/archivos/1"></p>' },
    'Una imagen sin descripción',
  ],
  ['nada', { enunciado: '', texto: null }, ''],
])('se lee %s', (_, leido, linea) => {
  expect(enUnaLinea(leido)).toBe(linea);
});

test('es una línea', () => {
  expect(enUnaLinea({ enunciado: 'a'.repeat(500) })).toHaveLength(300);
});

test('lo que no cabe se corta entre palabras y se dice que sigue', () => {
  const linea = enUnaLinea({ enunciado: `<p>${'proporcional '.repeat(40)}</p>` });
  expect(linea).toMatch(/ proporcional…$/);
  expect(linea.length).toBeLessThanOrEqual(300);
});
