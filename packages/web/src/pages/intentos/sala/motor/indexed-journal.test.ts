import { expect, vi } from 'vitest';
import { keptJournal, openJournal } from '#pages/intentos/sala/motor/indexed-journal.ts';
import { test } from '#testing/test.ts';

class Request extends EventTarget {
  readonly result = Object.assign(new EventTarget(), { objectStoreNames: [], close: () => undefined });
}

test('si el navegador tarda en abrir lo guardado, quien escribe no espera, y quien busca lo encuentra', async () => {
  vi.useFakeTimers();
  const asked: Request[] = [];
  const open = () => {
    const request = new Request();
    asked.push(request);
    return request;
  };
  vi.stubGlobal('indexedDB', { open });

  const looking = keptJournal();
  const writing = openJournal();
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await writing).durable).toBe(false);

  for (const request of asked) request.dispatchEvent(new Event('success'));
  expect((await looking).durable).toBe(true);
  expect(await keptJournal()).toBe(await looking);
});
