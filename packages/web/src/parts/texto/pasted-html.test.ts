import { expect, test } from 'vitest';
import { pastedHtml } from '#parts/texto/pasted-html.ts';

test.each([
  ['<h1>Uno</h1>', '<h2>Uno</h2>'],
  [
    '<p><img src="https://x.example/a.png" alt="Plano"></p>',
    '<p><a href="https://x.example/a.png">Plano</a></p>',
  ],
  ['<img src="/archivos/1" alt="Mía">', '<img src="/archivos/1" alt="Mía">'],
])('lo que se pega: %s', (html, queda) => {
  expect(pastedHtml(html)).toBe(queda);
});
