import type { RondaPasada } from '@catedra/shared/cumplimiento/rondas.ts';
import type { EntregaDePersona, PruebaDePersona } from '@catedra/shared/participantes/persona.ts';
import { expect, test } from 'vitest';
import { deQueSaleSuNota, valioHasta, verAnteriores } from '#pages/usuarios/actualizar/rondas.ts';

const prueba = (nota: number | null, estado: PruebaDePersona['estado'] = 'entregado') =>
  ({ nota, estado }) as PruebaDePersona;
const entrega = (nota: number | null) => ({ nota }) as EntregaDePersona;
const hasta = (valeHasta: string | null) =>
  valioHasta({ valeHasta } as RondaPasada, '2028-03-20', (dia) => `«${dia}»`);

test('hasta cuándo cubrió lo que se completó, según haya pasado o no', () => {
  expect(hasta('2028-03-19')).toBe('Valió hasta el «2028-03-19»');
  expect(hasta('2028-03-20')).toBe('Vale hasta el «2028-03-20»');
  expect(hasta(null)).toBe('No caducaba');
});

test('de qué salió una nota: los intentos y las entregas de esa vez, los anulados aparte', () => {
  expect(deQueSaleSuNota({ pruebas: [prueba(4.2), prueba(8.5)], entregas: [] })).toEqual([
    '2 intentos: 4,20 y 8,50',
  ]);
  expect(deQueSaleSuNota({ pruebas: [prueba(9, 'anulado'), prueba(null)], entregas: [] })).toEqual([
    '1 intento',
    '1 intento anulado',
  ]);
  expect(deQueSaleSuNota({ pruebas: [], entregas: [entrega(8), entrega(null)] })).toEqual([
    '2 entregas: 8,00',
  ]);
  expect(deQueSaleSuNota({ pruebas: [], entregas: [] })).toEqual([]);
});

test('una vez y varias se piden con sus palabras', () => {
  expect(verAnteriores(1)).toBe('Ver la vez anterior');
  expect(verAnteriores(3)).toBe('Ver las 3 veces anteriores');
});
