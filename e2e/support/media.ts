import type { Page } from '@playwright/test';

/** A black square as scanners write it (CCITT group 4): one line of 64 black dots, and 63 more like it. */
function scannedSquare(): string {
  const bits = `0010011010100000011110000110111${'11'.repeat(63)}000000000001000000000001`;
  const bytes = bits.match(/.{1,8}/g) ?? [];
  return String.fromCharCode(...bytes.map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)));
}

const page = (text: string) => `BT /F1 28 Tf 72 700 Td (${text}) Tj ET
q 200 0 0 200 72 400 cm
BI /W 64 /H 64 /BPC 1 /CS /G /F /CCF /DP << /K -1 /Columns 64 /Rows 64 >> ID ${scannedSquare()} EI Q`;

/** A PDF with one line of text and a scanned black square on each page. */
export function pdfDe(lines: readonly string[]): Buffer {
  const kids = lines.map((_, i) => `${4 + i * 2} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${lines.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...lines.flatMap((line, i) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + i * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      `<< /Length ${page(line).length} >>\nstream\n${page(line)}\nendstream`,
    ]),
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, i) => {
    const at = text.length;
    text += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(
    `${text}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
}

const element = (id: string, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE((1n << 56n) | BigInt(content.length));
  return Buffer.concat([Buffer.from(id, 'hex'), length, content]);
};
const text = (id: string, value: string) => element(id, Buffer.from(value));
const uint = (id: string, value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return element(id, bytes);
};
const float = (id: string, value: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return element(id, bytes);
};

const SIZE = 64;

/** The picture of a lossy WebP is a whole VP8 frame: a few of them make a video. */
async function vp8Frame(browser: Page): Promise<Buffer> {
  const webp = await browser.evaluate((size) => {
    const canvas = document.createElement('canvas');
    canvas.width = size;
    canvas.height = size;
    const context = canvas.getContext('2d');
    if (context) {
      context.fillStyle = '#0e4a5a';
      context.fillRect(0, 0, size, size);
    }
    return canvas.toDataURL('image/webp', 0.5);
  }, SIZE);
  const bytes = Buffer.from(webp.split(',')[1] ?? '', 'base64');
  const at = bytes.indexOf('VP8 ');
  return bytes.subarray(at + 8, at + 8 + bytes.readUInt32LE(at + 4));
}

const block = (frame: Buffer) => element('a3', Buffer.from([0x81, 0, 0, 0x80]), frame);

/** A silent WebM of so many seconds, a frame each, written by hand. */
export async function webmDe(browser: Page, seconds: number): Promise<Buffer> {
  const frame = await vp8Frame(browser);
  const header = element(
    '1a45dfa3',
    uint('4286', 1),
    uint('42f7', 1),
    uint('42f2', 4),
    uint('42f3', 8),
    text('4282', 'webm'),
    uint('4287', 2),
    uint('4285', 2),
  );
  const info = element('1549a966', uint('2ad7b1', 1_000_000), float('4489', seconds * 1000));
  const track = element(
    '1654ae6b',
    element(
      'ae',
      uint('d7', 1),
      uint('73c5', 1),
      uint('83', 1),
      text('86', 'V_VP8'),
      element('e0', uint('b0', SIZE), uint('ba', SIZE)),
    ),
  );
  const clusters = Array.from({ length: seconds }, (_, second) =>
    element('1f43b675', uint('e7', second * 1000), block(frame)),
  );
  return Buffer.concat([header, element('18538067', info, track, ...clusters)]);
}
