import { CLAVE_DE_SESION } from '@catedra/shared/sesion/clave.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filledIn } from './dev-template.ts';

const page = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8');
const keyOf = (html: string) => /name="clave-sesion" content="(?<key>[^"]*)"/.exec(html)?.groups?.['key'];

test('en desarrollo la clave de sesión es la que se dijo, y tras reiniciar sigue siendo la misma', () => {
  const CLAVE_SESION = 'a'.repeat(32);
  const starts = [filledIn(page, { CLAVE_SESION }), filledIn(page, { CLAVE_SESION })].map(keyOf);
  expect(starts).toEqual([CLAVE_SESION, CLAVE_SESION]);
});

test.each([{}, { CLAVE_SESION: '' }])('sin decirla, %j, es la misma que usa el servidor', (env) => {
  expect(keyOf(filledIn(page, env))).toBe(CLAVE_DE_SESION);
});
