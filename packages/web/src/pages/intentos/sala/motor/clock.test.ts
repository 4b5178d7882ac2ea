import { expect, test } from 'vitest';
import { serverClock } from '#pages/intentos/sala/motor/clock.ts';

const at = (seconds: number) => new Date(seconds * 1000).toISOString();

test('si el equipo durmió y su reloj se quedó atrás, la siguiente respuesta lo pone en hora', () => {
  let ticks = 0;
  const clock = serverClock(() => ticks);
  clock.hear(at(100), 0, 20);
  // Ten minutes went by outside; here, one second.
  ticks = 1_000;
  clock.hear(at(700), 1_000, 1_300);
  expect(clock.now()).toBe(699_850);
});

test('sin red va por lo que se midió la última vez, y la primera respuesta lo corrige', () => {
  const clock = serverClock(() => 7_200_000, -7_200_000);
  expect(clock.now()).toBe(0);
  clock.hear(at(5), 7_200_000, 7_200_000);
  expect(clock.now()).toBe(5_000);
});
