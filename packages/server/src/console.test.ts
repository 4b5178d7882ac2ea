import { sinPermiso } from '@catedra/shared/core/errors.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { surviveRefusal } from './console.ts';

const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
const said = vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
afterEach(() => vi.clearAllMocks());

test('una negativa que nadie esperaba se apunta y no cierra la academia', () => {
  surviveRefusal(sinPermiso());
  expect(exit).not.toHaveBeenCalled();
  expect(String(said.mock.calls[0]?.[0])).toContain('SIN_PERMISO');
});

test('lo demás sí la cierra', () => {
  surviveRefusal(new Error('sin base'));
  expect(exit).toHaveBeenCalledWith(1);
});
