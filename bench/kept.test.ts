import { expect, test } from 'vitest';
import { FIGURES } from './figures.ts';
import { type Book, keptOn, machineOf, readBook, withFigures } from './kept.ts';

const stamp = { commit: '20f11a83', date: '2026-11-18' };
const machine = machineOf('x64', 2);

test('lo guardado se compara solo en la misma clase de máquina', () => {
  const book = { [machine]: { login_kb: { value: 130, ...stamp } } };
  expect(keptOn(book, machine)).toEqual({ login_kb: 130 });
  expect(keptOn(book, machineOf('arm64', 2))).toEqual({});
  expect(keptOn(book, machineOf('x64', 8))).toEqual({});
});

test('lo medido sustituye a lo guardado con su commit y su día, y lo demás se queda', () => {
  const before: Book = { otra: {}, [machine]: { login_kb: { value: 130 }, curso_kb: { value: 170 } } };
  expect(withFigures(before, machine, { login_kb: 128, arranque_s: Number.NaN }, stamp)).toEqual({
    otra: {},
    [machine]: { login_kb: { value: 128, ...stamp }, curso_kb: { value: 170 } },
  });
});

test('todo lo guardado es de una cifra que se mide', () => {
  const names = new Set(Object.values(FIGURES).flatMap((own) => Object.keys(own)));
  const kept = Object.values(readBook()).flatMap((figures) => Object.entries(figures));
  expect(kept.filter(([name, { value }]) => !names.has(name) || !Number.isFinite(value))).toEqual([]);
});
