import { expect, test } from 'vitest';
import {
  momentoExacto,
  notaEnPalabras,
  noTomadasEnPalabras,
  porCorregir,
  tardiasEnPalabras,
  tituloDelRecibo,
} from '#pages/intentos/despues/words.ts';

test.each([
  [{ nota: 7.74, provisional: false, faltan: [] }, '7,74', null],
  [{ nota: 6.81, provisional: true, faltan: [13] }, 'Al menos 6,81', 'falta corregir la 13'],
  [{ nota: null, provisional: true, faltan: [2, 13] }, 'Cuando se corrija', 'falta corregir la 2 y la 13'],
  [{ nota: null, provisional: false, faltan: [] }, null, null],
])('%j se dice «%s»', (revisado, dicho, falta) => {
  expect(notaEnPalabras(revisado)).toBe(dicho);
  expect(porCorregir(revisado)).toBe(falta);
});

test('el recibo dice quién la terminó', () => {
  expect(tituloDelRecibo({ estado: 'entregado', causa: 'tiempo' })).toContain('Se acabó el tiempo');
  expect(tituloDelRecibo({ estado: 'entregado', causa: 'persona' })).toBe('Prueba entregada');
  expect(tituloDelRecibo({ estado: 'en_curso', causa: null })).toBe('La prueba está abierta');
  expect(tituloDelRecibo({ estado: 'vencido', causa: null })).toBe('Todavía no está entregada');
  expect(tituloDelRecibo({ estado: 'anulado', causa: 'tiempo' })).toContain('anuló');
});

test('de lo que llegó tarde se dice qué preguntas son y qué fue de ellas', () => {
  const tardia = (lugar: number, aceptada: boolean | null) => ({ lugar, aceptada });
  const dichas = (tardias: ReturnType<typeof tardia>[]) =>
    tardiasEnPalabras({ tardias }, (lugar) => String(lugar + 1));
  expect(dichas([tardia(1, null)])).toEqual(['la 2: la verá una persona y decidirá']);
  expect(dichas([tardia(1, true), tardia(2, true), tardia(3, false)])).toEqual([
    'la 2 y la 3: se han aceptado',
    'la 4: no se ha aceptado',
  ]);
});

test('de lo que no se tomó se dice qué preguntas son y qué cuenta', () => {
  const dicho = (...noTomadas: number[]) => noTomadasEnPalabras({ noTomadas }, (lugar) => String(lugar + 1));
  expect(dicho()).toBeNull();
  expect(dicho(2)).toBe('la 3: tu equipo envió otra respuesta, y cuenta lo que ya habíamos recibido');
  expect(dicho(0, 2)).toBe(
    'la 1 y la 3: tu equipo envió otras respuestas, y cuenta lo que ya habíamos recibido',
  );
});

test('la hora del recibo se escribe como en las demás pantallas, con dos cifras', () => {
  expect(momentoExacto('2026-11-17T06:48:27Z', 'Europe/Madrid')).toBe('07:48:27, martes, 17 nov');
});
