import { expect, test } from 'vitest';
import { addressKey } from '#features/sesion/sign-in/address.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::1', '0:0:0:0'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:0DB8:0000:0000:aaaa:bbbb:cccc:dddd', '2001:db8:0:0'],
  ['2001:db8:1:2::', '2001:db8:1:2'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('los intentos desde %s cuentan en %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key);
});
