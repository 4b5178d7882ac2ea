import { expect, test } from 'vitest';
import { readHtml } from '#parts/texto/word/html-file.ts';
import { docxOf, item, paragraph, picture, run, styled, zipOf } from '#parts/texto/word/testing/make-docx.ts';
import { readWord } from '#parts/texto/word/word-html.ts';

const htmlOf = async (body: string) => (await readWord(docxOf(body))).html;
const cell = (inside: string, props = '') => `<w:tc><w:tcPr>${props}</w:tcPr>${inside}</w:tc>`;

test('los títulos bajan un nivel y el del documento da nombre a la lectura; su índice no viene', async () => {
  const { title, html } = await readWord(
    docxOf(
      styled('Ttulo', 'Trabajo en frío') +
        styled('TDC1', 'Índice 1') +
        styled('Ttulo1', 'Antes de entrar') +
        styled('Ttulo2', 'La ropa') +
        paragraph(run('Abrígate.')) +
        paragraph(''),
    ),
  );
  expect(title).toBe('Trabajo en frío');
  expect(html).toBe('<h2>Antes de entrar</h2><h3>La ropa</h3><p>Abrígate.</p>');
});

test.each([
  [run('a', '<w:b/>') + run('b', '<w:b/>'), '<p><strong>ab</strong></p>'],
  [run('a', '<w:b w:val="0"/>'), '<p>a</p>'],
  [run('a', '<w:b/><w:i/>'), '<p><strong><em>a</em></strong></p>'],
  [run('m') + run('2', '<w:vertAlign w:val="superscript"/>'), '<p>m<sup>2</sup></p>'],
  [`<w:del>${run('fuera')}</w:del><w:ins>${run('dentro')}</w:ins>`, '<p>dentro</p>'],
  [
    `<w:hyperlink r:id="rId2">${run('el BOE')}</w:hyperlink>`,
    '<p><a href="https://www.boe.es">el BOE</a></p>',
  ],
  [`<w:hyperlink r:id="rId3">${run('malo')}</w:hyperlink>`, '<p>malo</p>'],
  [run('a &lt;script&gt;'), '<p>a &lt;script&gt;</p>'],
  ['<w:r><w:t>a</w:t><w:br/><w:t>b</w:t></w:r>', '<p>a<br>b</p>'],
])('lo que lleva una línea: %s', async (inside, html) => {
  expect(await htmlOf(paragraph(inside))).toBe(html);
});

test('las listas se anidan, con puntos o con números', async () => {
  expect(await htmlOf(item(0, 'Uno') + item(1, 'Uno uno') + item(1, 'Uno dos') + item(0, 'Dos'))).toBe(
    '<ul><li><p>Uno</p><ol><li><p>Uno uno</p></li><li><p>Uno dos</p></li></ol></li><li><p>Dos</p></li></ul>',
  );
});

test('las tablas traen su cabecera y sus celdas unidas', async () => {
  const rows = [
    cell(paragraph(run('Riesgo')), '<w:gridSpan w:val="2"/>'),
    cell(paragraph(run('Frío')), '<w:vMerge w:val="restart"/>') + cell(paragraph(run('Ropa'))),
    cell(paragraph(''), '<w:vMerge/>') + cell(paragraph(run('Pausas'))),
  ];
  const table = `<w:tbl><w:tblPr><w:tblLook w:firstRow="1"/></w:tblPr>${rows.map((row) => `<w:tr>${row}</w:tr>`).join('')}</w:tbl>`;
  expect(await htmlOf(table)).toBe(
    '<table><tbody><tr><th colspan="2"><p>Riesgo</p></th></tr>' +
      '<tr><td rowspan="2"><p>Frío</p></td><td><p>Ropa</p></td></tr>' +
      '<tr><td><p>Pausas</p></td></tr></tbody></table>',
  );
});

test('las imágenes salen aparte, con lo que se ve en ellas; las que un navegador no entiende se dicen', async () => {
  const png = new Uint8Array([1, 2, 3]);
  const body = paragraph(run('Mira') + picture('rId1', 'Una puerta')) + paragraph(picture('rId4', ''));
  const { html, mediaOf } = await readWord(docxOf(body, { 'word/media/image1.png': png }));
  expect(html).toBe(
    '<p>Mira</p><img data-media="word/media/image1.png" alt="Una puerta"><img data-media="word/media/dibujo.emf" alt="">',
  );
  expect((await mediaOf('word/media/image1.png'))?.type).toBe('image/png');
  expect(await mediaOf('word/media/dibujo.emf')).toBeNull();
});

test.each([
  ['no es un zip', new Blob(['hola'])],
  ['un zip que no es de Word', zipOf({ 'hola.txt': 'x' })],
  ['un archivo vacío', new Blob([])],
])('%s se dice con una frase', async (_, file) => {
  await expect(readWord(file)).rejects.toThrow('está dañado o no es un documento de Word');
});

test('de una página guardada viene lo que dice, sin lo que corre ni lo que la rodea', async () => {
  const page = `<html><head><title>T</title><script>1</script></head><body><nav>Menú</nav>
    <article><h1>En frío</h1><h2>Ropa</h2><p>Abrígate</p><img src="data:image/png;base64,AQID" alt="punto"></article></body></html>`;
  const { title, html, mediaOf } = await readHtml(new Blob([page]));
  expect(title).toBe('En frío');
  expect(html).toContain('<h2>Ropa</h2><p>Abrígate</p>');
  expect(html).toContain('data-media="0"');
  expect(html).not.toMatch(/script|Menú/);
  expect((await mediaOf('0'))?.size).toBe(3);
});
