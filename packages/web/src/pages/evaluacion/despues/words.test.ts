import { expect, test } from 'vitest';
import { codigoEscrito, notaEnPalabras, tituloDelRecibo } from '#pages/evaluacion/despues/words.ts';

test.each([
  [{ nota: 7.74, provisional: false, faltan: [] }, '7,74'],
  [{ nota: 6.81, provisional: true, faltan: [13] }, 'al menos 6,81 · falta la 13'],
  [{ nota: null, provisional: true, faltan: [2, 13] }, 'cuando se corrija · faltan la 2 y 13'],
  [{ nota: null, provisional: false, faltan: [] }, null],
])('%j se dice «%s»', (revisado, dicho) => {
  expect(notaEnPalabras(revisado)).toBe(dicho);
});

test('el recibo dice quién la terminó', () => {
  expect(tituloDelRecibo({ estado: 'entregado', causa: 'tiempo' })).toContain('Se acabó el tiempo');
  expect(tituloDelRecibo({ estado: 'entregado', causa: 'persona' })).toBe('Prueba entregada');
  expect(tituloDelRecibo({ estado: 'anulado', causa: 'tiempo' })).toContain('anuló');
  expect(codigoEscrito('K7PF3QXM')).toBe('K7PF-3QXM');
});
