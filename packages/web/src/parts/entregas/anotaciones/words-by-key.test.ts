import { expect, test } from 'vitest';
import { withMarks } from '#parts/entregas/anotaciones/marked-html.ts';
import { chooseByKey, nextOf } from '#parts/entregas/anotaciones/words-by-key.ts';

test.each([
  ['la siguiente', { first: 2, last: 3 }, 'ArrowRight', false, { first: 4, last: 4 }],
  ['la anterior', { first: 2, last: 3 }, 'ArrowLeft', false, { first: 1, last: 1 }],
  ['una más', { first: 2, last: 3 }, 'ArrowRight', true, { first: 2, last: 4 }],
  ['una menos', { first: 2, last: 3 }, 'ArrowLeft', true, { first: 2, last: 2 }],
  ['al menos una', { first: 2, last: 2 }, 'ArrowLeft', true, { first: 2, last: 2 }],
  ['la última, al final', { first: 9, last: 9 }, 'ArrowRight', false, { first: 9, last: 9 }],
  ['la primera, al empezar', { first: -1, last: -1 }, 'ArrowRight', false, { first: 0, last: 0 }],
  ['nada con otra tecla', { first: 1, last: 1 }, 'ArrowDown', false, null],
])('con las flechas se elige %s', (_, chosen, key, more, next) =>
  expect(nextOf(chosen, key, more, 10)).toEqual(next),
);

test('se pasa por encima de lo ya comentado y se sigue por donde se iba', () => {
  const root = document.createElement('div');
  root.innerHTML = withMarks('<p>Vi una escalera <b>rota</b> ayer</p>', [
    { id: 'a', n: 1, cita: 'una', desde: 2 },
  ]);
  document.body.append(root);
  const press = (key: string, at: number, shiftKey = false) => chooseByKey(root, { key, shiftKey }, at);
  const said = () => window.getSelection()?.toString();
  expect(press('ArrowRight', -1)).toBe(0);
  expect(press('ArrowRight', 0)).toBe(1);
  expect(press('ArrowRight', 1)).toBe(2);
  expect(said()).toBe('escalera');
  press('ArrowRight', 2, true);
  expect(said()).toBe('escalera rota');
  window.getSelection()?.removeAllRanges();
  expect(press('ArrowRight', 3)).toBe(4);
  expect(said()).toBe('ayer');
});
