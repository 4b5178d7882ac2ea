import { expect, test } from 'vitest';
import { errorInWords, readFragment } from '#pages/entrada/fragment.ts';

test.each([
  ['', { tipo: 'nada' }],
  ['olvido', { tipo: 'olvido' }],
  ['restablecer=abc-123_', { tipo: 'restablecer', token: 'abc-123_' }],
  ['invitacion=xyz', { tipo: 'invitacion', token: 'xyz' }],
  ['restablecer=', { tipo: 'nada' }],
  ['error=SIN_CUENTA', { tipo: 'error', code: 'SIN_CUENTA' }],
  ['c', { tipo: 'certificado', codigo: '' }],
  ['c=K7QM4XTD9FHW', { tipo: 'certificado', codigo: 'K7QM4XTD9FHW' }],
  ['otra=cosa', { tipo: 'nada' }],
])('el fragmento «%s» abre lo que dice', (hash, esperado) => {
  expect(readFragment(hash)).toEqual(esperado);
});

test('un código desconocido también se explica, con el código a mano', () => {
  expect(errorInWords('RARO')).toContain('RARO');
});
