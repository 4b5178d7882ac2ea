import { beforeEach, expect, test, vi } from 'vitest';
import type { Draft } from '#tipos/tarea/draft.ts';
import { keep, readKept } from '#tipos/tarea/kept-drafts.ts';

const borrador = (texto: string, intento = 1): Draft => ({ version: 1, intento, texto, archivos: [] });
const lee = (pestana: string, intento = 1) => readKept('ana', 'tarea', intento, pestana)?.texto;
const guarda = (pestana: string, draft: Draft | null) => keep('ana', 'tarea', draft, pestana);

beforeEach(() => window.localStorage.clear());

test('lo que una pestaña guarda no lo borra otra que ya envió lo suyo', () => {
  guarda('una', borrador('lo de una'));
  guarda('otra', borrador('lo de otra'));
  guarda('otra', null);
  expect(lee('una')).toBe('lo de una');
});

test('al volver se encuentra lo último que quedó; enviado eso, lo anterior', () => {
  vi.useFakeTimers({ now: 1_000 });
  guarda('una', borrador('antes'));
  vi.setSystemTime(2_000);
  guarda('otra', borrador('después'));
  vi.useRealTimers();
  expect(lee('nueva')).toBe('después');
  expect(lee('nueva')).toBe('después');
  guarda('nueva', null);
  expect(lee('nueva')).toBe('antes');
  guarda('nueva', null);
  expect(lee('nueva')).toBeUndefined();
});

test('lo de un intento ya entregado no vuelve, ni lo de otra persona', () => {
  guarda('una', borrador('del primero'));
  keep('luis', 'tarea', borrador('de Luis', 2), 'una');
  expect(lee('nueva', 2)).toBeUndefined();
  expect(lee('nueva', 1)).toBeUndefined();
  expect(readKept('luis', 'tarea', 2, 'nueva')?.texto).toBe('de Luis');
});
