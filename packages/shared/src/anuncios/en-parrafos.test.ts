import { expect, test } from 'vitest';
import { enParrafos } from '#anuncios/en-parrafos.ts';

test.each([
  ['', ''],
  ['<p>Hola</p><p></p><p>Adiós</p>', 'Hola\n\nAdiós'],
  ['<p>De <strong>2:00</strong> a 4:00.<br>El sábado.</p>', 'De 2:00 a 4:00.\nEl sábado.'],
  [
    '<h2>Qué traer</h2><ul><li><p>Casco</p></li><li><p>Botas</p></li></ul><p>Y ya.</p>',
    'Qué traer\n\n· Casco\n· Botas\n\nY ya.',
  ],
  ['<ol><li>Uno</li><li>Dos</li></ol>', '· Uno\n· Dos'],
  [
    '<p>Mira <a href="https://a.example/x?a=1&amp;b=2">el plan</a>.</p>',
    'Mira el plan (https://a.example/x?a=1&b=2).',
  ],
  ['<p><a href="https://a.example/">https://a.example/</a></p>', 'https://a.example/'],
  ['<p>1 &lt; 2 &amp; 3</p>', '1 < 2 & 3'],
  ['<p>Así: <img src="/archivos/x" alt="el plano"></p>', 'Así: el plano'],
])('%s se lee en un correo sin formato', (html, escrito) => {
  expect(enParrafos(html)).toBe(escrito);
});
