import { expect, test } from 'vitest';
import { casillaDe, numerosDe, respuestaDeClave } from '#intentos/papel/clave.ts';
import { type Publica, tipoDePregunta, type TipoPregunta } from '#preguntas/tipos.ts';

const ejemplo = (tipo: TipoPregunta) => {
  const { publica, clave } = tipoDePregunta(tipo).ejemplo;
  return { publica: publica as unknown as Publica, clave };
};

test.each<[TipoPregunta, string | null, readonly string[] | string]>([
  ['unica', 'A', ['A', 'B']],
  ['multiple', 'A B', ['A', 'B', 'C']],
  ['verdadero_falso', 'V', ['V', 'F']],
  ['corta', 'extintor', 'escrita'],
  ['ensayo', null, 'aparte'],
  ['archivo', null, 'aparte'],
])('%s: su respuesta en la clave, y cómo se rellena', (tipo, respuesta, casilla) => {
  expect(respuestaDeClave(ejemplo(tipo))).toBe(respuesta);
  expect(casillaDe(ejemplo(tipo).publica)).toEqual(casilla);
});

test('lo que se une, se ordena o se completa se dice con palabras', () => {
  for (const tipo of ['emparejar', 'ordenar', 'completar', 'numerica'] as const)
    expect(respuestaDeClave(ejemplo(tipo))).toMatch(/\S/);
});

test('lo que solo se lee no lleva número', () => {
  expect(numerosDe([ejemplo('unica'), ejemplo('descripcion'), ejemplo('corta')])).toEqual([1, null, 2]);
});
