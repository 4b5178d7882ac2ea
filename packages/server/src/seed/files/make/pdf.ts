/** A4, in points. */
export const ANCHO = 595;
export const ALTO = 842;

const WIN = new Map(Object.entries({ '…': 0x85, '–': 0x96, '—': 0x97, '•': 0x95, '«': 0xab, '»': 0xbb }));

/** In the alphabet of Windows, which the fonts of every reader know. */
function bytesOf(text: string): Buffer {
  const codes = [...text.normalize('NFC')].map((letter) => {
    const code = WIN.get(letter) ?? letter.charCodeAt(0);
    if (code > 0xff) throw new Error(`the font has no ${letter}`);
    return code;
  });
  return Buffer.from(codes);
}

const literal = (text: string): string =>
  `(${bytesOf(text)
    .toString('latin1')
    .replace(/[\\()]/g, (one) => `\\${one}`)})`;
const utf16 = (text: string): string => `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;
const number = (value: number): string => String(Math.round(value * 100) / 100);

export type Color = readonly [red: number, green: number, blue: number];

/** What is drawn on a page, from its upper left corner. */
export class Sheet {
  readonly operators: string[] = [];

  text(x: number, y: number, text: string, size: number, bold: boolean, color: Color): void {
    const paint = `${color.map(number).join(' ')} rg`;
    const place = `1 0 0 1 ${number(x)} ${number(ALTO - y)} Tm`;
    this.operators.push(`BT ${paint} /${bold ? 'F2' : 'F1'} ${size} Tf ${place} ${literal(text)} Tj ET`);
  }

  fill(x: number, y: number, width: number, height: number, color: Color): void {
    const box = [x, ALTO - y - height, width, height].map(number).join(' ');
    this.operators.push(`${color.map(number).join(' ')} rg ${box} re f`);
  }

  frame(x: number, y: number, width: number, height: number, color: Color): void {
    const box = [x, ALTO - y - height, width, height].map(number).join(' ');
    this.operators.push(`0.7 w ${color.map(number).join(' ')} RG ${box} re S`);
  }
}

/** The same sheets make the same bytes: nothing in them tells when. */
export function pdfOf(title: string, sheets: readonly Sheet[]): Buffer {
  const first = 6;
  const pages = sheets.map((_, i) => first + 2 * i);
  const font = (name: string) => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`;
  const objects: Buffer[] = [
    `<</Type/Catalog/Pages 2 0 R/Lang(es-ES)/ViewerPreferences<</DisplayDocTitle true>>>>`,
    `<</Type/Pages/Count ${pages.length}/Kids[${pages.map((id) => `${id} 0 R`).join(' ')}]>>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<</Title${utf16(title)}/Author${utf16('Alborada')}>>`,
  ].map((text) => Buffer.from(text, 'latin1'));
  for (const [i, { operators }] of sheets.entries()) {
    const content = Buffer.from(operators.join('\n'), 'latin1');
    const resources = '<</Font<</F1 3 0 R/F2 4 0 R>>>>';
    objects.push(
      Buffer.from(
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${ANCHO} ${ALTO}]/Resources${resources}/Contents ${first + 2 * i + 1} 0 R>>`,
      ),
      Buffer.concat([
        Buffer.from(`<</Length ${content.length}>>stream\n`),
        content,
        Buffer.from('\nendstream'),
      ]),
    );
  }
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const places: number[] = [];
  let length = parts[0]?.length ?? 0;
  for (const [i, object] of objects.entries()) {
    const whole = Buffer.concat([Buffer.from(`${i + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    places.push(length);
    length += whole.length;
    parts.push(whole);
  }
  const entries = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${entries}trailer\n<</Size ${count}/Root 1 0 R/Info 5 0 R>>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
