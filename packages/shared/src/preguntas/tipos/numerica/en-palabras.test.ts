import { expect, test } from 'vitest';
import { SIN_UNIDADES, type ClaveNumerica, type Unidades } from '#preguntas/tipos/numerica/claves.ts';
import { valoresCorrectos } from '#preguntas/tipos/numerica/en-palabras.ts';

const rango = (desde: string, hasta: string, peso = '1'): ClaveNumerica => ({
  valor: null,
  tolerancia: { tipo: 'rango', desde, hasta },
  peso,
});
const con = (valor: string, tipo: 'absoluta' | 'relativa', margen: string): ClaveNumerica => ({
  valor,
  tolerancia: { tipo, valor: margen },
  peso: '1',
});
const EN_KILOS: Unidades = {
  unidad: 'escrita',
  unidades: [
    { id: 'gramo', nombre: 'g' },
    { id: 'kilo', nombre: 'kg' },
  ],
  factores: { kilo: '1', gramo: '1/1000' },
  unidadPorDefecto: 'kilo',
  sinUnidad: 'se_entiende',
};

test.each([
  ['un rango', [rango('20', '25')], SIN_UNIDADES, 'entre 20 y 25'],
  ['un rango con su unidad', [rango('20', '25')], EN_KILOS, 'entre 20 y 25 kg'],
  ['un valor con margen', [con('25', 'absoluta', '1/2')], EN_KILOS, '25 kg (vale entre 24,5 y 25,5)'],
  ['un margen relativo', [con('-200', 'relativa', '1/10')], SIN_UNIDADES, '−200 (vale entre −220 y −180)'],
  [
    'dos respuestas enteras',
    [con('7', 'absoluta', '0'), rango('20', '25')],
    SIN_UNIDADES,
    '7, o entre 20 y 25',
  ],
  [
    'lo que solo da una parte no se dice',
    [rango('20', '25', '1/2'), rango('1', '2')],
    SIN_UNIDADES,
    'entre 1 y 2',
  ],
  ['un solo número no necesita más palabras', [con('25', 'absoluta', '0')], SIN_UNIDADES, null],
  ['un rango de un número, tampoco', [rango('25', '25')], SIN_UNIDADES, null],
] as const)('%s', (_, claves, unidades, dicho) => {
  expect(valoresCorrectos(claves, unidades)).toBe(dicho);
});
