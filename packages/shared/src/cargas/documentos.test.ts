import { expect, test } from 'vitest';
import { DOCUMENTOS_RECONOCIBLES } from '#cargas/documentos.ts';

test.each([
  ['12345678Z', 'DNI o NIE con su letra'],
  ['12.345.678-z', 'DNI o NIE con su letra'],
  ['X1234567L', 'DNI o NIE con su letra'],
  ['12345678A', undefined],
  ['X12345678L', undefined],
  ['12.345.678-5', 'RUT con su dígito'],
  ['12.345.678-6', undefined],
  ['20-12345678-6', 'CUIL con su dígito'],
  ['GOMC900101MDFRRN09', 'CURP'],
  ['GOMC900101AB1', 'RFC'],
  ['10001', undefined],
])('«%s» es %s', (texto, que) => {
  expect(DOCUMENTOS_RECONOCIBLES.find(([, es]) => es(texto))?.[0]).toBe(que);
});
