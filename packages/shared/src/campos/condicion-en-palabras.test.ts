import { expect, test } from 'vitest';
import { condicionEnPalabras } from '#campos/condicion-en-palabras.ts';
import type { CondicionDeCampo } from '#campos/condicion.ts';
import type { FormaDeCampo } from '#campos/tipos.ts';

const campo = 'c1';
const texto: FormaDeCampo = { tipo: 'texto', decimales: false, opciones: [] };
const casos: [FormaDeCampo, CondicionDeCampo, string][] = [
  [texto, { campo, es: 'igual', a: ['Madrid', 'Burgos'] }, 'es Madrid o Burgos'],
  [texto, { campo, es: 'distinto', a: ['Madrid'] }, 'no es Madrid'],
  [texto, { campo, es: 'contiene', a: 'nor' }, 'contiene «nor»'],
  [texto, { campo, es: 'empieza', a: 'A' }, 'empieza por «A»'],
  [texto, { campo, es: 'vacio' }, 'sin valor'],
  [texto, { campo, es: 'conValor' }, 'con valor'],
  [{ ...texto, tipo: 'numero' }, { campo, es: 'entre', desde: 2, hasta: 10 }, 'desde 2 hasta 10'],
  [{ ...texto, tipo: 'fecha' }, { campo, es: 'entre', hasta: '2026-11-18' }, 'hasta 18 nov 2026'],
  [{ ...texto, tipo: 'persona' }, { campo, es: 'igual', a: ['u1'] }, 'es quien sea'],
];

test.each(casos)('lo que se pide de un campo se lee: %#', (forma, condicion, palabras) => {
  expect(condicionEnPalabras(forma, condicion, () => 'quien sea')).toBe(palabras);
});
