import { expect, test } from 'vitest';
import { destinoSeguro } from '#app/history-state.ts';

const ORIGEN = 'https://academia.example';

test.each([
  ['/home', '/home'],
  ['/curso/abc?actividad=2#nota', '/curso/abc?actividad=2#nota'],
  ['/admin/usuarios?buscar=jos%C3%A9', '/admin/usuarios?buscar=jos%C3%A9'],
])('se puede volver a %s', (destino, esperado) => {
  expect(destinoSeguro(destino, ORIGEN)).toBe(esperado);
});

test.each([
  ['https://otra.example/home'],
  ['//otra.example/home'],
  ['/\\otra.example'],
  ['javascript:alert(1)'],
  ['home'],
  ['/'],
  ['/admin/login'],
  [''],
  [undefined],
  [42],
])('no se va a %s', (destino) => {
  expect(destinoSeguro(destino, ORIGEN)).toBeNull();
});
