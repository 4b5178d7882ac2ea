import { expect, test, vi } from 'vitest';
import { isApiError, isCut } from '#platform/api-error.ts';
import { http } from '#platform/http.ts';

const answers = (response: () => Response) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => response());

test.each([
  ['la página de entrada de una red pública', () => new Response('<html>Acepta las condiciones</html>')],
  [
    'una respuesta cortada a la mitad',
    () =>
      new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) })),
  ],
])('%s no es la academia: es un corte, y se dice así', async (_, response) => {
  answers(response);
  const error = await http('/api/x').catch((one: unknown) => one);
  expect(isApiError(error, 'SIN_CONEXION')).toBe(true);
  expect(isCut(error)).toBe(true);
});

test('lo que se deja de esperar no es un corte', async () => {
  const stop = new AbortController();
  answers(() => {
    stop.abort();
    return new Response(new ReadableStream({ start: (stream) => stream.error(stop.signal.reason) }));
  });
  const error = await http('/api/x', { signal: stop.signal }).catch((one: unknown) => one);
  expect(isApiError(error)).toBe(false);
});
