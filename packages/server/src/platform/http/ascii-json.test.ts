import { expect, test } from 'vitest';
import { asciiJson, asciiText } from '#platform/http/ascii-json.ts';

test.each([
  '',
  'Se abre al completar las 98 anteriores',
  'Núñez «Ñ» €',
  'con "comillas" y \\ barra',
  'línea\nnueva\ttab',
  '\u0000\u007f\u0080 😀 \ud800',
])('%j sale en ASCII y vuelve igual', (text) => {
  for (const written of [asciiJson(text), asciiText(text)]) {
    expect(Buffer.from(written, 'latin1').toString('utf8')).toBe(written);
    expect(JSON.parse(written)).toBe(text);
  }
});
