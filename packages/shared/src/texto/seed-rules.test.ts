import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { dividir, esCorreo, fechaVigente, marcaDeTiempo, slug } from '#texto/seed-rules.ts';

describe('el correo', () => {
  test.each(['ana@empresa.es', 'a@b.co', 'ana.pérez+x@sub.empresa.museum', 'ñ@españa.es'])(
    '%s vale',
    (texto) => {
      expect(esCorreo(texto)).toBe(true);
    },
  );
  test.each([
    '',
    'ana',
    '@empresa.es',
    'ana@',
    'ana@empresa',
    'ana@empresa.e',
    'ana@empresa.e5',
    'ana@.',
    'a b@c.es',
    'ana@@b.es',
  ])('«%s» no vale', (texto) => {
    expect(esCorreo(texto)).toBe(false);
  });
});

describe('la fecha vigente', () => {
  test.each([
    ['2026-11-15', '2026-11-14', true],
    ['2026-11-14', '2026-11-14', true],
    ['2026-11-13', '2026-11-14', false],
    ['2026-12-01T08:00:00.000Z', '2026-11-30', true],
    ['2025-12-31', '2026-01-01', false],
    ['2026-9-1', '2026-10-01', false],
    ['2026-9-1', '2026-08-31', true],
    ['10000-01-01', '2026-08-31', true],
    ['+010000-01-01', '2026-08-31', true],
    ['', '2026-08-31', false],
    ['mañana', '2026-08-31', false],
  ])('hasta %s, siendo hoy %s → %s', (fecha, hoy, esperado) => {
    vi.setSystemTime(new Date(`${hoy}T12:00:00`));
    onTestFinished(() => void vi.useRealTimers());
    expect(fechaVigente(fecha)).toBe(esperado);
  });
});

describe('el slug de la semilla', () => {
  test.each([
    ['Trabajos en altura', 'trabajos-en altura'],
    ['ÁÉÍÓÚ ü ñ', 'aeiou-u n'],
    ['Uno', 'uno'],
    ['', ''],
    [' Empieza', '-empieza'],
    ['Año nuevo', 'ano-nuevo'],
    ['Canción', 'cancion'],
  ])('«%s» → «%s»: solo el primer espacio', (texto, esperado) => {
    expect(slug(texto)).toBe(esperado);
  });
});

describe('dividir', () => {
  test('usa la coma si no se dice otra cosa', () => {
    expect(dividir('a,b;c')).toEqual(['a', 'b;c']);
    expect(dividir('a,b;c', ';')).toEqual(['a,b', 'c']);
    expect(dividir('')).toEqual(['']);
    expect(dividir('a, b')).toEqual(['a', ' b']);
  });
});

describe('la marca de tiempo', () => {
  test.each([
    ['2026-11-14T22:51:07Z', 'Europe/Madrid', '2026-11-14 23:51:07 pm'],
    ['2026-11-14T23:00:00Z', 'Europe/Madrid', '2026-11-15 00:00:00 am'],
    ['2026-07-01T10:00:00Z', 'Europe/Madrid', '2026-07-01 12:00:00 pm'],
    ['2026-07-01T09:59:59Z', 'Europe/Madrid', '2026-07-01 11:59:59 am'],
    ['2026-01-05T03:04:05Z', 'UTC', '2026-01-05 03:04:05 am'],
    ['2026-03-29T01:30:00Z', 'Europe/Madrid', '2026-03-29 03:30:00 am'],
    ['+010000-01-01T13:00:00Z', 'UTC', '10000-01-01 13:00:00 pm'],
    ['+010000-01-01T11:00:00Z', 'UTC', '10000-01-01 11:00:00 am'],
    ['0999-01-01T13:00:00Z', 'UTC', '0999-01-01 13:00:00 pm'],
  ])('%s en %s se escribe %s', (momento, zona, esperado) => {
    expect(marcaDeTiempo(new Date(momento), zona)).toBe(esperado);
  });
});
