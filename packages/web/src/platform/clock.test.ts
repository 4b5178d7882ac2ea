import { HORA } from '@catedra/shared/core/duraciones.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { learnClock, onClock, serverTime } from '#platform/clock.ts';
import { http } from '#platform/http.ts';

const NOW = Date.parse('2026-03-02T09:00:00.000Z');
const at = (ms: number) => new Date(NOW + ms).toUTCString();

afterEach(() => {
  learnClock(new Date().toUTCString(), Date.now());
  vi.useRealTimers();
});

test('un equipo con la hora cambiada sigue la del servidor, y se entera en el acto', () => {
  vi.useFakeTimers({ now: NOW });
  const heard = vi.fn<() => void>();
  const stop = onClock(heard);
  learnClock(at(-HORA), NOW);
  expect(Math.abs(serverTime().getTime() - (NOW - HORA))).toBeLessThan(1_000);
  expect(heard).toHaveBeenCalledOnce();

  // Somebody sets the clock of the device right meanwhile.
  learnClock(at(0), NOW);
  expect(serverTime().getTime()).toBe(NOW);
  stop();
});

test('los segundos que la cabecera no dice y lo que tarda el viaje no mueven nada', () => {
  vi.useFakeTimers({ now: NOW });
  const heard = vi.fn<() => void>();
  const stop = onClock(heard);
  learnClock(at(1_000), NOW);
  learnClock(at(-1_000), NOW - 4_000);
  learnClock(null, NOW);
  learnClock('ayer', NOW);
  expect(heard).not.toHaveBeenCalled();
  expect(serverTime().getTime()).toBe(NOW);
  stop();
});

test('la hora llega con cualquier respuesta de la academia', async () => {
  const date = new Date(Date.now() + 7_200_000).toUTCString();
  const answered = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}', { headers: { date } }));
  await http('/api/sesion');
  expect(Math.abs(serverTime().getTime() - Date.now() - 7_200_000)).toBeLessThan(2_000);
  answered.mockRestore();
});
