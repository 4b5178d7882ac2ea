import { expect, test } from 'vitest';
import { ConfigError, loadConfig } from '#platform/config.ts';
import { newReturnToken, returnAddress } from '#platform/return-address.ts';

const token = newReturnToken();

test.each([
  [
    'de un buzón',
    { CORREO_REBOTES: 'imaps://rebotes%40a.example:x@correo.example' },
    `rebotes+${token}@a.example`,
  ],
  ['de otra dirección', { CORREO_REBOTES_DIRECCION: 'vuelta@a.example' }, `vuelta+${token}@a.example`],
  ['de un dominio entero', { CORREO_REBOTES_DIRECCION: '*@vuelta.a.example' }, `${token}@vuelta.a.example`],
  ['con su marca en medio', { CORREO_REBOTES_DIRECCION: 'v-*-x@a.example' }, `v-${token}-x@a.example`],
])('%s', (_, config, direccion) => {
  const vuelta = returnAddress(config);
  expect(vuelta?.of(token)).toBe(direccion);
  expect(vuelta?.tokensIn(`To: Alguien <${direccion.toUpperCase()}>, otra@a.example`)).toEqual([token]);
  // Rewritten on its way, as some servers do.
  expect(vuelta?.tokensIn(`prvs=12345=${direccion}`)).toEqual([token]);
  expect(vuelta?.tokensIn(`x${direccion} ${direccion}.es`)).toEqual([]);
});

test('sin buzón ni dirección no hay ninguna', () => {
  expect(returnAddress({})).toBeNull();
});

test.each([
  [{ CORREO_REBOTES: 'pop3://x:y@correo.example' }, 'CORREO_REBOTES: Escribe una dirección como imaps://'],
  [{ CORREO_REBOTES: 'imaps://correo.example' }, 'CORREO_REBOTES: Le falta el usuario o la clave'],
  [{ CORREO_REBOTES: 'imaps://rebotes:x@correo.example' }, 'CORREO_REBOTES_DIRECCION: Hace falta'],
  [{ CORREO_REBOTES_DIRECCION: 'rebotes' }, 'CORREO_REBOTES_DIRECCION: Escribe un correo'],
  [{ CORREO_REBOTES_DIRECCION: `${'a'.repeat(40)}@a.example` }, 'demasiado largo'],
  [{ CORREO_REBOTES_SECRETO: 'corto' }, 'CORREO_REBOTES_SECRETO: Deben ser 32'],
])('lo que no vale se explica: %j', (env, frase) => {
  expect(() => loadConfig(env)).toThrow(ConfigError);
  expect(() => loadConfig(env)).toThrow(frase);
});
