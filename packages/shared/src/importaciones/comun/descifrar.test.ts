import { expect, test } from 'vitest';
import { comienzoDe, textoDeBytes } from '#importaciones/comun/descifrar.ts';

const de = (...bytes: number[]) => Uint8Array.from(bytes);
const utf16 = (texto: string, alReves = false) =>
  de(
    ...[...texto].flatMap((letra) => {
      const codigo = letra.charCodeAt(0);
      const dos = [codigo & 0xff, codigo >> 8];
      return alReves ? dos.toReversed() : dos;
    }),
  );

test.each([
  ['UTF-8', de(0x61, 0xc3, 0xb1, 0x6f)],
  ['UTF-8 con marca', de(0xef, 0xbb, 0xbf, 0x61, 0xc3, 0xb1, 0x6f)],
  ['Windows', de(0x61, 0xf1, 0x6f)],
  ['UTF-16 con marca', de(0xff, 0xfe, ...utf16('año'))],
  ['UTF-16 al revés con marca', de(0xfe, 0xff, ...utf16('año', true))],
])('un texto en %s se lee con sus letras', (_, bytes) => {
  expect(textoDeBytes(bytes)).toBe('año');
});

test('los finales de línea son uno, y lo que no se ve se quita', () => {
  expect(textoDeBytes(de(0x61, 13, 10, 0x62, 13, 0x63, 10, 0, 7, 0x64))).toBe('a\nb\nc\nd');
});

test('el comienzo de un archivo no parte una letra en dos', () => {
  const largo = new Uint8Array(70_000).fill(0x61);
  largo.set([0xc3, 0xb1], 64 * 1024 - 1);
  expect(comienzoDe(largo)).toMatch(/^a+$/);
});
