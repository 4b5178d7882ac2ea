import { expect, test } from 'vitest';
import { halladoEnCopias } from '#copias/hallado.ts';
import type { Copia, Copias } from '#copias/schemas.ts';

const ahora = new Date('2026-11-19T10:00:00Z');
const una = (momento: string, bien: boolean | null = null): Copia => ({
  nombre: '2026-11-19T02-05-00-000Z',
  momento,
  segundos: 4,
  bytes: 1,
  archivos: 0,
  faltaban: 0,
  prueba: bien === null ? null : { en: momento, segundos: 1, bien, motivo: null, personas: 2, archivos: 0 },
});
const todas = (values: Partial<Copias> = {}): Copias => ({
  destino: { lugar: '/copias', cifradas: true },
  problema: null,
  enMarcha: false,
  copias: [],
  proxima: null,
  zona: 'Europe/Madrid',
  noches: 14,
  semanas: 52,
  ...values,
});
const HOY = '2026-11-19T03:00:00Z';

test.each<[Partial<Copias>, string]>([
  [{ destino: null }, 'No se hace ninguna copia de seguridad'],
  [{ problema: 'No se llega' }, 'No se puede llegar a las copias de seguridad'],
  [{}, 'Aún no hay ninguna copia de seguridad'],
  [
    { copias: [una('2026-11-19T09:30:00Z')] },
    'La última copia tiene menos de una hora; ninguna se ha probado aún',
  ],
  [
    { copias: [una(HOY), una('2026-11-15T03:00:00Z', true)] },
    'La última copia tiene 7 horas y la del 15 nov 2026 se probó entera',
  ],
  [
    { copias: [una(HOY), una('2026-11-15T03:00:00Z', false), una('2026-11-08T03:00:00Z', true)] },
    'La última copia tiene 7 horas, pero la del 15 nov 2026 no se pudo restaurar al probarla',
  ],
  [{ copias: [una(HOY, true)] }, 'La última copia tiene 7 horas y se probó entera'],
  [{ copias: [una('2026-11-16T03:00:00Z', true)] }, 'La última copia tiene 3 días: falta la de esta noche'],
])('%#', (values, dice) => {
  expect(halladoEnCopias(todas(values), ahora)).toBe(dice);
});
