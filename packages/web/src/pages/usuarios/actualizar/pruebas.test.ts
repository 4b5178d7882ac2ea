import type { PruebaDePersona } from '@catedra/shared/participantes/persona.ts';
import { expect, test } from 'vitest';
import { hallazgoDePruebas, palabraDe } from '#pages/usuarios/actualizar/pruebas.ts';

const prueba = (values: Partial<PruebaDePersona>): PruebaDePersona => ({
  id: 'i',
  evaluacionId: 'e',
  actividadId: 'a',
  titulo: 'Final',
  curso: { id: 'c', titulo: 'Altura' },
  enPapelera: false,
  ronda: 1,
  numero: 1,
  estado: 'entregado',
  en: '2026-11-01T10:00:00.000Z',
  nota: 8.5,
  provisional: false,
  notaMinima: 5,
  ...values,
});

test.each([
  [prueba({}), 'Aprobada'],
  [prueba({ nota: 4.2 }), 'No llega a 5'],
  [prueba({ nota: null, provisional: true }), 'Por corregir'],
  [prueba({ nota: 9, provisional: true }), 'Por corregir'],
  [prueba({ nota: null }), 'Entregada'],
  [prueba({ estado: 'anulado' }), 'Anulado'],
  [prueba({ estado: 'en_curso', nota: null }), 'En curso'],
  [prueba({ estado: 'vencido', nota: null }), 'Sin entregar'],
])('cada intento se dice con su palabra', (una, palabra) => {
  expect(palabraDe(una)).toBe(palabra);
});

test('se cuentan evaluaciones y no intentos; lo provisional y lo anulado no se comparan', () => {
  const dos = [
    prueba({ nota: 4 }),
    prueba({ id: 'j', nota: 6 }),
    prueba({ id: 'k', evaluacionId: 'f', nota: 3 }),
  ];
  expect(hallazgoDePruebas(dos)).toBe('Ha aprobado 1 de 2 pruebas; la última, con 3');
  expect(hallazgoDePruebas([prueba({ nota: 4 }), prueba({ nota: 9, provisional: true })])).toBe(
    'No ha aprobado su prueba: 4',
  );
  expect(hallazgoDePruebas([prueba({ estado: 'anulado' })])).toBe('1 intento sin nota todavía');
});
