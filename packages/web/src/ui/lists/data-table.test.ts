import { expect, test } from 'vitest';
import { ariaSort, nextSort, toggled } from '#ui/lists/data-table.ts';

test('la primera pulsación ordena hacia arriba, la segunda hacia abajo y la tercera otra vez hacia arriba', () => {
  expect(nextSort(undefined, 'apellidos')).toBe('apellidos');
  expect(nextSort('apellidos', 'apellidos')).toBe('-apellidos');
  expect(nextSort('-apellidos', 'apellidos')).toBe('apellidos');
  expect(nextSort('-perfil', 'apellidos')).toBe('apellidos');
});

test('solo la columna que ordena lo dice', () => {
  expect(ariaSort('apellidos', 'apellidos')).toBe('ascending');
  expect(ariaSort('-apellidos', 'apellidos')).toBe('descending');
  expect(ariaSort('perfil', 'apellidos')).toBeUndefined();
});

test('marcar una página conserva lo marcado en otras', () => {
  const otras = new Set(['z']);
  expect([...toggled(otras, ['a', 'b'], true)]).toEqual(['z', 'a', 'b']);
  expect([...toggled(new Set(['z', 'a', 'b']), ['a', 'b'], false)]).toEqual(['z']);
});
