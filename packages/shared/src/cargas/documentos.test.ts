import { expect, test } from 'vitest';
import {
  avisoDeDocumento,
  clavesDe,
  DOCUMENTOS_RECONOCIBLES,
  documentoComparable,
} from '#cargas/documentos.ts';

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

test.each([
  ['12345678Z', null],
  ['12.345.678-z', null],
  ['X1234567L', null],
  ['12345678A', /La letra del DNI «12345678A» no es la suya: a ese número le toca la Z/],
  ['X1234567A', /La letra del NIE «X1234567A» no es la suya: a ese número le toca la L/],
  ['1234567L', /le falta el cero de delante: es 01234567L/],
  // Of other countries, or of nowhere: nobody judges them.
  ['1234567A', null],
  ['12345678', null],
  ['12.345.678-5', null],
  ['GOMC900101AB1', null],
  ['AB123456', null],
  ['', null],
])('de «%s» se avisa: %s', (texto, aviso) => {
  const dicho = avisoDeDocumento(texto);
  if (aviso === null) expect(dicho).toBeNull();
  else expect(dicho).toMatch(aviso);
});

test('con el cero que Excel quitó y con él es el mismo documento, y se busca de las dos maneras', () => {
  expect(documentoComparable('1234567-L')).toBe('01234567L');
  expect(documentoComparable('01.234.567-L')).toBe('01234567L');
  expect(clavesDe('01234567L')).toEqual(['01234567L', '1234567L']);
  expect(clavesDe('12345678Z')).toEqual(['12345678Z']);
  // A letter that is not theirs: it may be anybody's document.
  expect(documentoComparable('1234567A')).toBe('1234567A');
});
