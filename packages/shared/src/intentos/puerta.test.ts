import { expect, test } from 'vitest';
import { comienzoTrasLaPuerta, puertaDe } from '#intentos/puerta.ts';

const alas = (hora: string) => `2027-04-12T${hora}.000Z`;

test.each([
  ['sin puerta', false, null, alas('10:00:00'), 'sin_puerta'],
  ['nadie la abrió', true, null, null, 'cerrada'],
  ['abierta', true, null, alas('10:00:00'), 'abierta'],
  ['abierta desde que se podía', true, alas('10:00:00'), alas('10:00:00'), 'abierta'],
  ['la abrieron para otra fecha', true, alas('10:00:00'), alas('09:59:59'), 'cerrada'],
] as const)('%s', (_, empezarJuntos, abreEn, abiertaEn, como) => {
  expect(puertaDe({ empezarJuntos, abreEn }, abiertaEn)).toBe(como);
});

test.each([
  ['quien esperaba empieza con todos', alas('09:59:50'), alas('10:00:08'), alas('10:00:00')],
  ['aunque tarde un poco', alas('09:59:50'), alas('10:02:00'), alas('10:00:00')],
  ['quien esperaba y llega más tarde, a su hora', alas('09:59:50'), alas('10:02:01'), alas('10:02:01')],
  ['quien se había ido, a su hora', alas('09:59:14'), alas('10:00:08'), alas('10:00:08')],
  ['quien no esperaba, a su hora', null, alas('10:00:08'), alas('10:00:08')],
])('%s', (_, vistoEn, now, comienza) => {
  expect(comienzoTrasLaPuerta(alas('10:00:00'), vistoEn, new Date(now)).toISOString()).toBe(comienza);
});
