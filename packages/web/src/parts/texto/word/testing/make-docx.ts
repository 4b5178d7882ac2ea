const text = new TextEncoder();

function header(signature: number, fields: readonly (readonly [number, 2 | 4])[]): Uint8Array {
  const size = 4 + fields.reduce((sum, [, bytes]) => sum + bytes, 0);
  const view = new DataView(new ArrayBuffer(size));
  view.setUint32(0, signature, true);
  let at = 4;
  for (const [value, bytes] of fields) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
}

/** A zip whose files are stored as they are. */
export function zipOf(files: Readonly<Record<string, string | Uint8Array>>): Blob {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  const put = (list: Uint8Array[], ...bytes: Uint8Array[]) => list.push(...bytes);
  for (const [path, content] of Object.entries(files)) {
    const name = text.encode(path);
    const data = typeof content === 'string' ? text.encode(content) : content;
    const sizes = [
      [0, 4],
      [data.length, 4],
      [data.length, 4],
    ] as const;
    const common = [[20, 2], [0, 2], [0, 2], [0, 4], ...sizes, [name.length, 2], [0, 2]] as const;
    const local = header(0x04034b50, common);
    put(parts, local, name, data);
    put(directory, header(0x02014b50, [[20, 2], ...common, [0, 2], [0, 2], [0, 2], [0, 4], [at, 4]]), name);
    at += local.length + name.length + data.length;
  }
  const size = directory.reduce((sum, one) => sum + one.length, 0);
  const count = Object.keys(files).length;
  const end = header(0x06054b50, [
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [size, 4],
    [at, 4],
    [0, 2],
  ]);
  return new Blob([...parts, ...directory, end] as BlobPart[]);
}

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const R = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const A = 'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';
const WP = 'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"';

const STYLES = `<w:styles ${W}>
<w:style w:type="paragraph" w:styleId="Ttulo"><w:name w:val="Title"/></w:style>
<w:style w:type="paragraph" w:styleId="Ttulo1"><w:name w:val="heading 1"/></w:style>
<w:style w:type="paragraph" w:styleId="Ttulo2"><w:name w:val="heading 2"/></w:style>
<w:style w:type="paragraph" w:styleId="TDC1"><w:name w:val="toc 1"/></w:style>
</w:styles>`;

const level = (ilvl: number, format: string) =>
  `<w:lvl w:ilvl="${ilvl}"><w:numFmt w:val="${format}"/></w:lvl>`;
const NUMBERING = `<w:numbering ${W}>
<w:abstractNum w:abstractNumId="0">${level(0, 'bullet')}${level(1, 'decimal')}</w:abstractNum>
<w:num w:numId="7"><w:abstractNumId w:val="0"/></w:num>
</w:numbering>`;

const RELS = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
<Relationship Id="rId1" Type="image" Target="media/image1.png"/>
<Relationship Id="rId2" Type="hyperlink" Target="https://www.boe.es" TargetMode="External"/>
<Relationship Id="rId3" Type="hyperlink" Target="javascript:alert(1)" TargetMode="External"/>
<Relationship Id="rId4" Type="image" Target="media/dibujo.emf"/>
</Relationships>`;

/** A document of Word with that body. */
export const docxOf = (body: string, more: Readonly<Record<string, string | Uint8Array>> = {}): Blob =>
  zipOf({
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': `<?xml version="1.0"?><w:document ${W} ${R} ${A} ${WP}><w:body>${body}</w:body></w:document>`,
    'word/styles.xml': STYLES,
    'word/numbering.xml': NUMBERING,
    'word/_rels/document.xml.rels': RELS,
    ...more,
  });

export const run = (words: string, props = '') =>
  `<w:r><w:rPr>${props}</w:rPr><w:t xml:space="preserve">${words}</w:t></w:r>`;
export const paragraph = (inside: string, props = '') => `<w:p><w:pPr>${props}</w:pPr>${inside}</w:p>`;
export const styled = (style: string, words: string) => paragraph(run(words), `<w:pStyle w:val="${style}"/>`);
export const item = (ilvl: number, words: string) =>
  paragraph(run(words), `<w:numPr><w:ilvl w:val="${ilvl}"/><w:numId w:val="7"/></w:numPr>`);
export const picture = (id: string, words: string) =>
  `<w:r><w:drawing><wp:inline><wp:docPr descr="${words}"/><a:blip r:embed="${id}"/></wp:inline></w:drawing></w:r>`;
