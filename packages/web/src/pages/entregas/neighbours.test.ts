import { expect, test } from 'vitest';
import { neighbours } from '#pages/entregas/neighbours.ts';

const trabajo = (id: string, minuto: number, lugar: number | null = null) => ({
  id,
  lugar,
  entregadaEn: `2026-03-03T10:0${minuto}:00.000Z`,
});
const cola = [trabajo('a', 1), trabajo('b', 2), trabajo('c', 2), trabajo('d', 4)];

test.each([
  ['el primero no tiene anterior', trabajo('a', 1), null, 'b'],
  ['dos a la vez van por su identificador', trabajo('b', 2), 'a', 'c'],
  ['el último no tiene siguiente', trabajo('d', 4), 'c', null],
  ['uno que ya salió de la cola conserva su lugar', trabajo('x', 3), 'c', 'd'],
])('%s', (_, actual, anterior, siguiente) => {
  const cerca = neighbours(cola, actual);
  expect([cerca.anterior?.id ?? null, cerca.siguiente?.id ?? null]).toEqual([anterior, siguiente]);
});

test('dos respuestas de un intento van por el lugar de su pregunta', () => {
  const suyas = [trabajo('a', 1, 2), trabajo('a', 1, 9), trabajo('a', 1, 12)];
  const cerca = neighbours(suyas, trabajo('a', 1, 9));
  expect([cerca.anterior?.lugar, cerca.siguiente?.lugar]).toEqual([2, 12]);
});
