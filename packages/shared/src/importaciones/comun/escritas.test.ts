import { expect, test } from 'vitest';
import { CERO, escribeRacional, racional, UNO } from '#core/racional.ts';
import { COMO_OTROS, leeNumeroDeArchivo, reglaDeTexto } from '#importaciones/comun/escritas.ts';

const patron = (escrito: string, peso = UNO) => ({ patron: escrito, peso });

test('una respuesta tal cual detrás de otra con asterisco se nombra cuando cambia lo que vale', () => {
  const { cambios } = reglaDeTexto(
    [patron('par*', racional(1, 2)), patron('París'), patron('parís*')],
    COMO_OTROS,
  );
  expect(cambios).toEqual([
    'Quien escriba «París» tendrá el 100 %: la respuesta escrita tal cual va antes que «par*», que estaba primero y vale el 50 %.',
  ]);
  expect(reglaDeTexto([patron('par*'), patron('París')], COMO_OTROS).cambios).toEqual([]);
});

test('una respuesta que se lee como otra anterior nunca contaba: se va, y se dice', () => {
  const { regla, cambios } = reglaDeTexto([patron('uno'), patron('UNO', CERO), patron('dos')], COMO_OTROS);
  expect(regla.patrones.map(({ patron: escrito }) => escrito)).toEqual(['uno', 'dos']);
  expect(cambios).toEqual(['«UNO» está repetida: vale la primera, 100 %.']);
});

test.each([
  ['3.14', '157/50'],
  ['3,14', '157/50'],
  ['-7', '-7'],
  ['−7', '-7'],
  ['1e3', '1000'],
  ['2.5E-2', '1/40'],
  ['.5', '1/2'],
])('%s es un número', (escrito, exacto) => {
  const leido = leeNumeroDeArchivo(escrito);
  expect(leido && escribeRacional(leido)).toBe(exacto);
});

test.each(['', '*', 'zero', '1.2.3', '1,2.3', '5 kg', '--1'])('«%s» no lo es', (escrito) => {
  expect(leeNumeroDeArchivo(escrito)).toBeNull();
});
