import { expect, test } from 'vitest';
import { elDelDiaSale, esDeNoche } from '#avisos/horas.ts';

const horas = (nocheDesde: string, nocheHasta: string, horaDelDia = '08:00') => ({
  nocheDesde,
  nocheHasta,
  horaDelDia,
});

test.each([
  ['21:00', '08:00', '21:00', true],
  ['21:00', '08:00', '20:59', false],
  ['21:00', '08:00', '00:00', true],
  ['21:00', '08:00', '07:59', true],
  ['21:00', '08:00', '08:00', false],
  ['01:00', '06:00', '00:59', false],
  ['01:00', '06:00', '01:00', true],
  ['01:00', '06:00', '06:00', false],
  // Equal: there is no night.
  ['08:00', '08:00', '08:00', false],
])('de %s a %s, a las %s', (desde, hasta, hora, noche) => {
  expect(esDeNoche(hora, horas(desde, hasta))).toBe(noche);
  expect(elDelDiaSale(horas(desde, hasta, hora))).toBe(!noche);
});
