import { expect, test } from 'vitest';
import { enriquecer, type FormatoDeTexto } from '#importaciones/comun/enriquecer.ts';

test.each<[FormatoDeTexto, string, string]>([
  ['plain', 'a < b & <i>c</i>', '<p>a &lt; b &amp; &lt;i&gt;c&lt;/i&gt;</p>'],
  ['plain', 'uno\ndos\n\ntres', '<p>uno<br>dos</p><p>tres</p>'],
  ['plain', '  ', ''],
  ['html', '<p>uno</p>', '<p>uno</p>'],
  ['html', 'uno <b>dos</b>', '<p>uno <b>dos</b></p>'],
  [
    'moodle',
    'si a < b, <b>dos</b> &amp; tres & cuatro',
    '<p>si a &lt; b, <b>dos</b> &amp; tres &amp; cuatro</p>',
  ],
  ['moodle', 'uno\n  dos', '<p>uno<br>dos</p>'],
  ['markdown', '**uno** y *dos*, `a<b`', '<p><strong>uno</strong> y <em>dos</em>, <code>a&lt;b</code></p>'],
  [
    'markdown',
    'listas  \n- uno\n    - dentro\n- dos',
    '<p>listas</p><ul><li>uno<ul><li>dentro</li></ul></li><li>dos</li></ul>',
  ],
  ['markdown', 'uno  \ndos', '<p>uno<br> dos</p>'],
  ['markdown', 'mi_nombre_largo y 2 * 3 * 4', '<p>mi_nombre_largo y 2 * 3 * 4</p>'],
  ['markdown', '# Título\ntexto', '<h2>Título</h2><p>texto</p>'],
])('en %s, «%s»', (formato, texto, html) => {
  expect(enriquecer(texto, formato)).toBe(html);
});
