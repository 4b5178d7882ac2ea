import { expect, test } from 'vitest';
import { leftOutWords } from '#parts/texto/left-out-words.ts';
import { leftOutOf, pastedHtml } from '#parts/texto/pasted-html.ts';
import { withPictures } from '#parts/texto/pasted-pictures.ts';
import { rtfPictures } from '#parts/texto/word/rtf-pictures.ts';

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

const vineta = (nivel: number, signo: string, texto: string) =>
  `<p class=MsoListParagraph style='margin-left:36.0pt;mso-list:l0 level${nivel} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${signo}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${texto}</p>`;

test('las listas de Word son listas, también dentro de otra', () => {
  const pegado =
    '<p class=MsoNormal>Antes</p>' +
    vineta(1, '·', 'Arnés') +
    vineta(2, '1.', 'De <b>cuerpo</b>') +
    vineta(2, '2.', 'De cintura') +
    vineta(1, '·', 'Cuerda');
  expect(pastedHtml(pegado)).toBe(
    '<p class="MsoNormal">Antes</p><ul><li><p>Arnés</p><ol><li><p>De <b>cuerpo</b></p></li><li><p>De cintura</p></li></ol></li><li><p>Cuerda</p></li></ul>',
  );
});

test.each([
  ['a)', 'ol'],
  ['iv.', 'ol'],
  ['(3)', 'ol'],
  ['o', 'ul'],
  ['§', 'ul'],
])('el signo «%s» es de una lista %s', (signo, lista) => {
  expect(pastedHtml(vineta(1, signo, 'Uno'))).toContain(`<${lista}><li>`);
});

test('un vídeo que se puede incrustar viene, y lo que se plegaba viene abierto', () => {
  const src = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0&amp;hl=es';
  expect(pastedHtml('<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>')).toBe(
    `<div data-type="embed" data-src="${src}"></div>`,
  );
  expect(pastedHtml('<details><summary>Más</summary><p>Dentro</p></details>')).toBe(
    '<p><strong>Más</strong></p><p>Dentro</p>',
  );
});

test('lo que no puede venir se nombra', () => {
  const pegado =
    '<img src="file:///C:/clip_image001.png"><img src="https://x.example/a.png"><iframe src="https://x.example"></iframe>' +
    '<details><summary>Más</summary></details><video></video>';
  expect(leftOutOf(pegado)).toEqual({ pictures: 1, frames: 1, folds: 1, objects: 1 });
  expect(leftOutWords(leftOutOf(pegado))).toBe(
    'No han podido venir 1 imagen, 1 marco y 1 objeto incrustado. Guarda las imágenes como PNG o JPG y ponlas a mano. Un apartado que se plegaba viene abierto.',
  );
  expect(leftOutWords(leftOutOf('<p>Texto</p>'))).toBeNull();
});

const bytesDe = async (blob: Blob | null) => blob && [...new Uint8Array(await blob.arrayBuffer())];

test('las imágenes que Word lleva en el portapapeles se encuentran, cada una en su sitio', async () => {
  const rtf = String.raw`{\rtf1{\*\listpicture{\pict\pngblip 00}}{\*\shppict{\pict{\*\picprop{\sp{\sn a}{\sv b}}}\picw10\pngblip\bliptag-1{\*\blipuid abcd}
89504e47
0d}}{\nonshppict{\pict\wmetafile8 ffff}}\par {\*\shppict{\pict\picw1\wmetafile8 0102}}}`;
  expect(await Promise.all(rtfPictures(rtf).map(bytesDe))).toEqual([[0x89, 0x50, 0x4e, 0x47, 0x0d], null]);

  const pegado = '<p>a<img src="file:///C:/1.png" alt="Uno">b<img src="file:///C:/2.wmf"></p>';
  const leido = withPictures(pegado, rtf);
  expect(leido?.html).toBe('<p>a<img alt="Uno" data-media="0">b<img data-media="1"></p>');
  expect((await leido?.mediaOf('0'))?.type).toBe('image/png');
  expect(await leido?.mediaOf('1')).toBeNull();
  expect(withPictures(pegado, '')).toBeNull();
});
