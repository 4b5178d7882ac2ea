import { expect, test } from 'vitest';
import { textoPegado } from '#importaciones/leer/texto/pegado.ts';

test('lo copiado de un documento conserva sus listas y lo que resalta', () => {
  const html =
    '<html><body><!--StartFragment--><p class="MsoNormal">1.- ¿Cuál?<o:p></o:p></p><ol style="list-style-type:lower-alpha"><li>Uno</li><li><b><span>Dos </span></b></li></ol><p><b> </b></p></body></html>';
  expect(textoPegado(html)).toBe('1.- ¿Cuál?\na) Uno\nb) **Dos**');
});

test('lo que no tiene nada que conservar se pega como texto', () => {
  expect(textoPegado('<p>Uno</p><p>Dos</p>')).toBeNull();
  expect(textoPegado('sin nada')).toBeNull();
});
