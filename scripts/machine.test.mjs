import { expect, test } from 'vitest';
import { findChromium } from './chromium.mjs';
import { unsupported } from './platform.mjs';

test('en Linux x64 y arm64 basta Node 20', () => {
  expect(unsupported({ platform: 'linux', arch: 'x64', node: '20.0.0' })).toBeUndefined();
  expect(unsupported({ platform: 'linux', arch: 'arm64', node: '24.1.0' })).toBeUndefined();
  expect(unsupported({ platform: 'linux', arch: 'x64', node: '18.20.0' })).toContain('Node 20');
});

test('en otra máquina hacen falta Node 24 y DATABASE_URL', () => {
  const mac = { platform: 'darwin', arch: 'arm64' };

  expect(unsupported({ ...mac, node: '24.0.0' })).toContain('DATABASE_URL');
  expect(unsupported({ ...mac, node: '22.0.0', databaseUrl: 'postgres://x' })).toContain('Node 24');
  expect(unsupported({ ...mac, node: '24.0.0', databaseUrl: 'postgres://x' })).toBeUndefined();
});

test('un CHROMIUM que no existe se dice en vez de usar otro', () => {
  expect(() => findChromium({ CHROMIUM: '/no/existe' })).toThrow('CHROMIUM indica /no/existe');
});
