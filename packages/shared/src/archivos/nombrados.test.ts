import { expect, test } from 'vitest';
import { archivosNombrados } from '#archivos/nombrados.ts';

const UNO = '0198c0de-0000-7000-8000-000000000001';
const OTRO = '0198c0de-0000-7000-8000-0000000000ab';

test.each([
  [null, []],
  [undefined, []],
  ['<p>Sin nada</p>', []],
  [`<img src="/archivos/${UNO}" alt="">`, [UNO]],
  [`<a href="https://otra.example/archivos/${OTRO}">x</a>`, []],
  [
    {
      a: [`<img src="/archivos/${UNO}">`],
      b: { c: `<img src="/archivos/${OTRO}"><img src="/archivos/${UNO}">` },
    },
    [UNO, OTRO],
  ],
  [`<a href="/archivos/nada">x</a> ${UNO}`, []],
])('%j nombra %j', (texto, ids) => {
  expect(archivosNombrados(texto)).toEqual(ids);
});
