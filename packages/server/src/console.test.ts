import { sinPermiso } from '@catedra/shared/core/errors.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { noteAndGoOn } from './console.ts';

const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
const said = vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
afterEach(() => vi.clearAllMocks());

test.each([
  ['una negativa', sinPermiso(), 'SIN_PERMISO'],
  ['una sentencia sin tiempo', Object.assign(new Error('canceling statement'), { code: '57014' }), '57014'],
])('%s que nadie esperaba se apunta y no cierra la academia', (_, error, sign) => {
  noteAndGoOn(error);
  expect(exit).not.toHaveBeenCalled();
  expect(String(said.mock.calls[0]?.[0])).toContain(sign);
});
