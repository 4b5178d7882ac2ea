import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { htmlATexto, textoAHtml } from '#actividades/texto-sencillo.ts';

describe('del texto al HTML', () => {
  test.each([
    ['', ''],
    ['Hola', '<p>Hola</p>'],
    ['Uno\ndos\n\n\n  tres  ', '<p>Uno<br />dos</p>\n<p>tres</p>'],
    ['## Antes de empezar\nTexto', '<h2>Antes de empezar</h2>\n<p>Texto</p>'],
    ['### Tres\n#### Cuatro', '<h3>Tres</h3>\n<h4>Cuatro</h4>'],
    ['# No es título', '<p># No es título</p>'],
    ['- uno\n- **dos**', '<ul><li>uno</li><li><strong>dos</strong></li></ul>'],
    ['1. uno\n2) dos', '<ol><li>uno</li><li>dos</li></ol>'],
    ['Compra:\n- pan\n- sal', '<p>Compra:</p>\n<ul><li>pan</li><li>sal</li></ul>'],
    ['> Cita\n> sigue', '<blockquote><p>Cita<br />sigue</p></blockquote>'],
    ['---', '<hr />'],
    ['a *b* y **c *d* e**', '<p>a <em>b</em> y <strong>c <em>d</em> e</strong></p>'],
    ['2 * 3 * 4 y 5**', '<p>2 * 3 * 4 y 5**</p>'],
    ['\\*\\*literal\\*\\*', '<p>**literal**</p>'],
    ['usa `<b>` y `a*b`', '<p>usa <code>&lt;b&gt;</code> y <code>a*b</code></p>'],
    ['[web](https://x.es/?a=1&b=2)', '<p><a href="https://x.es/?a=1&amp;b=2">web</a></p>'],
    ['[wiki](https://x.es/a_(b))', '<p><a href="https://x.es/a_(b)">wiki</a></p>'],
    ['[mal](javascript:alert(1))', '<p>[mal](javascript:alert(1))</p>'],
    ['[mal](//x.es)', '<p>[mal](//x.es)</p>'],
    ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    [
      '| A | B |\n| --- | --- |\n| 1 | dos \\| tres |',
      '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>dos | tres</td></tr></tbody></table>',
    ],
    [
      '| A |\n| 1 | 2 |',
      '<table><thead><tr><th>A</th><th></th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    ],
    ['línea\r\notra', '<p>línea<br />otra</p>'],
  ])('%j', (texto, html) => {
    expect(textoAHtml(texto)).toBe(html);
  });
});

describe('del HTML al texto', () => {
  test.each([
    ['<p>Hola   a\n todos</p>', 'Hola a todos'],
    ['<p>Uno<br>dos</p>\n\n<p>tres</p>', 'Uno\ndos\n\ntres'],
    ['<ul>\n<li>a</li>\n<li>b <b>c</b></li>\n</ul>', '- a\n- b **c**'],
    ['<p>5 &lt; 6 &amp; 7\u00a0cm</p>', '5 < 6 & 7\u00a0cm'],
    ['Sin párrafos, <b>suelto</b>', 'Sin párrafos, **suelto**'],
    ['<p>- no es lista</p>', '\\- no es lista'],
    ['<p>1. tampoco</p>', '1\\. tampoco'],
    ['<p>a*b*c y 2 * 3</p>', 'a\\*b\\*c y 2 * 3'],
    ['<blockquote><p>a</p><p>b</p></blockquote>', '> a\n>\n> b'],
  ])('%j', (html, texto) => {
    expect(htmlATexto(html)).toBe(texto);
  });

  test.each([
    '<p><img src="https://x.es/a.png"></p>',
    '<p>a <u>b</u></p>',
    '<ul><li>a<ul><li>b</li></ul></li></ul>',
    '<ol start="3"><li>a</li></ol>',
    '<table><tbody><tr><td>a</td></tr></tbody></table>',
    '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>a</td><td>b</td></tr></tbody></table>',
    '<p><a href="https://x.es" title="t">a</a></p>',
    '<figure><figcaption>a</figcaption></figure>',
    'suelto</p>',
    '<p>a<ul><li>b</li></ul></p>',
    '<p>sin cerrar',
    '<p>a</p><p></p>',
  ])('lo que no cabe se deja como está: %s', (html) => {
    expect(htmlATexto(html)).toBeNull();
  });
});

test('cualquier texto da un HTML que vuelve a ser el mismo HTML', () => {
  const trozo = fc.constantFrom(
    'a',
    'ñ',
    ' ',
    '\n',
    '\n\n',
    '*',
    '**',
    '`',
    '[',
    ']',
    '(',
    ')',
    '## ',
    '- ',
    '1. ',
    '> ',
    '|',
    '\\',
    '<b>',
    '&amp;',
    '---',
    'https://x.es',
  );
  const idaYVuelta = fc.check(
    fc.property(fc.array(trozo, { maxLength: 14 }), (trozos) => {
      const html = textoAHtml(trozos.join(''));
      return textoAHtml(htmlATexto(html) ?? 'no cabe') === html;
    }),
    { numRuns: 3000 },
  );
  expect(idaYVuelta.counterexample).toBeNull();
});
