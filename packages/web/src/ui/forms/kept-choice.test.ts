import { act, renderHook } from '@testing-library/react';
import { expect } from 'vitest';
import { test } from '#testing/test.ts';
import { useKeptChoice } from '#ui/forms/kept-choice.ts';

const keep = (initial: readonly string[], fits?: (kept: readonly string[]) => boolean) =>
  renderHook(() => useKeptChoice<readonly string[]>('prueba', initial, fits)).result;

test('lo que se elige sigue tras recargar, hasta que ha servido', () => {
  const before = keep(['a']);
  act(() => before.current.set((value) => [...value, 'b']));
  expect(before.current.value).toEqual(['a', 'b']);

  expect(keep(['a']).current.value).toEqual(['a', 'b']);
  before.current.forget();
  expect(keep(['a']).current.value).toEqual(['a']);
});

test('lo que ya no encaja se olvida', () => {
  const before = keep(['a']);
  act(() => before.current.set(() => ['a', 'b', 'c']));
  expect(keep(['a'], ({ length }) => length === 1).current.value).toEqual(['a']);
});
