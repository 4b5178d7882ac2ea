import { expect, test } from 'vitest';
import { hazDescripcion } from '#importaciones/comun/construir.ts';
import { conTextosNuestros } from '#importaciones/comun/html-ajeno.ts';

const de = (enunciado: string, busca?: Parameters<typeof conTextosNuestros>[1]) => {
  const { mitades, ...resto } = conTextosNuestros(hazDescripcion({ enunciado }), busca);
  return { html: mitades.publica.enunciado, ...resto };
};

test('las etiquetas de otros son las nuestras, y las fórmulas también', () => {
  expect(de('<div class="x"><b>a</b> y <i>b</i></div>').html).toBe('<p><strong>a</strong> y <em>b</em></p>');
  expect(de('<p>Si \\(a &lt; b\\) y $$\\frac{1}{2}$$, <code>$$x$$</code></p>').html).toBe(
    '<p>Si <span data-type="inline-math" data-latex="a &lt; b"></span> y <span data-type="inline-math" data-latex="\\frac{1}{2}"></span>, <code>$$x$$</code></p>',
  );
});

test('una imagen de otro servidor no se trae: queda dónde está, y se dice', () => {
  const { html, cambios, medios } = de(
    '<p><img src="https://x.example/a.png?b=1&amp;c=2" alt="Un &quot;plano&quot;"></p>',
  );
  expect(html).toBe('<p><a href="https://x.example/a.png?b=1&amp;c=2">Un "plano"</a></p>');
  expect(cambios).toEqual([
    'Muestra una imagen de otro servidor (x.example), que no se trae: súbela a mano.',
  ]);
  expect(medios).toEqual([]);
});

test('una imagen que viene con el archivo se trae, y la que falta se dice por su nombre', () => {
  const suya = { clave: 'uno', nombre: 'a.png', bytes: () => new Uint8Array(1) };
  const { html, cambios, medios } = de(
    '<img src="@@PLUGINFILE@@/a.png"><img src=\'@@PLUGINFILE@@/b.png\'>',
    (src) => (src.endsWith('a.png') ? suya : null),
  );
  expect(html).toBe('<img src="medio:uno">[imagen]');
  expect(medios).toEqual([suya]);
  expect(cambios).toEqual(['Muestra la imagen «b.png», que no viene en el archivo: súbela a mano.']);
});

test('una imagen escrita dentro del texto se trae', () => {
  const { html, medios } = de('<img alt="punto" src="data:image/png;base64,QUJD">');
  expect(html).toBe(`<img alt="punto" src="medio:${medios[0]?.clave}">`);
  expect([medios[0]?.nombre, medios[0]?.bytes()]).toEqual(['imagen.png', Uint8Array.of(65, 66, 67)]);
});
