import { esRuta } from '@catedra/shared/rutas.ts';
import { describe, expect, test, vi } from 'vitest';
import { keepEmptyParts, withEmptyParts } from '#app/empty-parts.ts';

describe('una dirección con una parte vacía no es ninguna', () => {
  test.each(['//home', '///home', '/home//', '/admin//usuarios', '//admin/dashboard', '//evil.example/home'])(
    '%s',
    (path) => {
      const kept = withEmptyParts(path);
      expect(kept).not.toContain('//');
      expect([esRuta(path), esRuta(kept)]).toEqual([false, false]);
    },
  );

  test('las demás se quedan como están', () => {
    const replaceState = vi.fn<History['replaceState']>();
    const at = (pathname: string) =>
      ({
        location: { pathname, search: '?x=1', hash: '' },
        history: { state: null, replaceState },
      }) as unknown as Window;
    keepEmptyParts(at('/admin/usuarios/'));
    expect(replaceState).not.toHaveBeenCalled();
    keepEmptyParts(at('//home'));
    expect(replaceState).toHaveBeenCalledWith(null, '', '/%2F/home?x=1');
  });
});
