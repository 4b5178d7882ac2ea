import 'katex/contrib/mhchem';
import { expect, test } from 'vitest';
import { formulaError } from '#ui/rich-text/formula-error.ts';

test.each([
  ['\\frac{a}{b}', null],
  ['\\ce{2H2 + O2 -> 2H2O}', null],
  ['\\ce{SO4^2- + Ba^2+ -> BaSO4 v}', null],
  ['\\fraq{a}{b}', '«\\fraq» no existe. Revisa cómo se escribe.'],
  ['\\frac{a}{b', 'Falta cerrar una llave «}».'],
  ['a}', 'Sobra una llave «}».'],
  ['x^', 'A «^» le falta lo que va detrás.'],
  ['x^2^3', 'Hay dos exponentes seguidos: agrúpalos entre llaves.'],
])('%s: %s', (latex, words) => {
  expect(formulaError(latex)).toBe(words);
});
