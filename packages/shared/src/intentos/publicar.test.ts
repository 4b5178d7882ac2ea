import { describe, expect, test } from 'vitest';
import { escribeRacional, racional } from '#core/racional.ts';
import {
  fraccionPublicada,
  listoParaPublicar,
  notaAlPublicar,
  type PorPublicar,
  sePublicaDespues,
} from '#intentos/publicar.ts';

const puesta = (n: number, d = 1): PorPublicar['puesta'] => ({
  fraccion: escribeRacional(racional(n, d)),
  rubrica: [],
  comentario: '',
});
const dicha: PorPublicar = { puntos: 1, fraccion: '1', puesta: null };
const escrita: PorPublicar = { puntos: 1, fraccion: null, puesta: puesta(1, 2) };
const sinMarcar: PorPublicar = { puntos: 1, fraccion: null, puesta: null };
const quitada: PorPublicar = { puntos: 0, fraccion: null, puesta: null };

test.each([
  ['se publica a mano y nadie la sabe', true, null, true],
  ['se publica a mano y ya se dijo', true, '1/2', false],
  ['se dice al corregir', false, null, false],
])('%s', (_, aMano, fraccion, espera) => {
  expect(sePublicaDespues(aMano, fraccion)).toBe(espera);
});

describe('un intento se puede publicar', () => {
  test.each<[string, readonly PorPublicar[], boolean]>([
    ['con todo corregido y algo sin decir', [dicha, escrita], true],
    ['no, si algo espera a quien corrige', [escrita, sinMarcar], false],
    ['no, si ya se dijo todo', [dicha], false],
    ['lo que se quitó de la prueba no espera a nadie', [escrita, quitada], true],
  ])('%s', (_, preguntas, listo) => {
    expect(listoParaPublicar(preguntas)).toBe(listo);
  });
});

test('la nota que tendrá suma lo dicho y lo escrito, y una reparación manda sobre lo escrito', () => {
  expect(notaAlPublicar([dicha, escrita])).toEqual({ nota: '7.50', provisional: false });
  expect(notaAlPublicar([dicha, sinMarcar])).toEqual({ nota: '5.00', provisional: true });
  expect(fraccionPublicada({ fraccion: '1', puesta: puesta(0) })).toBe('1');
  expect(fraccionPublicada(escrita)).toBe('1/2');
  expect(fraccionPublicada(sinMarcar)).toBeNull();
});
