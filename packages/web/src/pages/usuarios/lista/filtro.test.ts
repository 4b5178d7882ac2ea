import { expect, test } from 'vitest';
import { filtroDe, isFiltered, sinAccesoDesde } from '#pages/usuarios/lista/filtro.ts';

const now = new Date('2026-03-30T09:30:00Z');

test.each([
  ['no filtra', undefined, undefined],
  ['nunca', 'nunca', 'nunca'],
  [
    'hace días, desde el principio de ese día, aunque el reloj cambiara entre medias',
    '7',
    '2026-03-22T23:00:00.000Z',
  ],
  ['una fecha', '2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['lo que no es una fecha', 'ayer', undefined],
])('sin acceso desde: %s', (_titulo, acceso, esperado) => {
  expect(sinAccesoDesde(acceso, now, 'Europe/Madrid')).toBe(esperado);
});

test('la dirección dice lo mismo que se pregunta', () => {
  const search = { buscar: 'jose', grupo: 'g1', temporal: 'true', orden: '-nombre', cursor: 'x' };
  expect(filtroDe(search, now, 'Europe/Madrid')).toEqual({
    buscar: 'jose',
    grupoIds: 'g1',
    cambiarContraseña: true,
  });
  expect([isFiltered(search), isFiltered({ buscar: 'jose' })]).toEqual([true, false]);
});
