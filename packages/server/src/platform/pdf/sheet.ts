import { buffer } from 'node:stream/consumers';
import Pdf from 'pdfkit';
import { faceOf, widthOfOne } from '#platform/pdf/faces.ts';
import { type Chain, type Face, runsOf } from '#platform/pdf/letters.ts';
import type { Picture } from '#platform/pdf/picture.ts';
import { type Seal, leaveRoomForSeal } from '#platform/pdf/room-for-seal.ts';

const POINTS_PER_MM = 72 / 25.4;

export interface Style {
  readonly chain: Chain;
  /** In millimetres, as all measures of a sheet. */
  readonly size: number;
  readonly color: string;
  /** Between letters, as a part of the size. */
  readonly spacing?: number;
}

export interface Stroke {
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
}

/** What it is to whoever hears it read: ornaments are left out, pictures say what they show. */
export type Role = 'H1' | 'H2' | 'P' | { readonly figure: string } | 'ornament';

export interface SheetInfo {
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  readonly made: Date;
  readonly seal?: Seal | undefined;
}

const XML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => XML[sign] ?? sign);

/** The library writes the same words twice, the second time into XML and as they are. */
function escapeMetadata(doc: PDFKit.PDFDocument): void {
  const inner = doc as unknown as { endMetadata(): void };
  const write = inner.endMetadata.bind(doc);
  inner.endMetadata = () => {
    const { Title = '', Author = '', Subject = '' } = doc.info;
    Object.assign(doc.info, { Title: escaped(Title), Author: escaped(Author), Subject: escaped(Subject) });
    write();
  };
}

export type Sheet = ReturnType<typeof openSheet>;

/** One A4 page, lying, measured in millimetres from its upper left corner. */
export function openSheet({ title, author, subject, made, seal }: SheetInfo) {
  const doc = new Pdf({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    pdfVersion: '1.7',
    lang: 'es',
    tagged: true,
    displayTitle: true,
    font: '',
    info: {
      Title: title,
      Author: author,
      Subject: subject,
      Creator: 'Cátedra',
      Producer: 'Cátedra',
      CreationDate: made,
      ModDate: made,
    },
  });
  const written = buffer(doc);
  escapeMetadata(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  doc.scale(POINTS_PER_MM);
  if (seal) leaveRoomForSeal(doc, seal);

  const known = new Set<Face>();
  const use = (face: Face, size: number) => {
    if (!known.has(face)) doc.registerFont(face, faceOf(face) as unknown as PDFKit.Mixins.PDFFontSource);
    known.add(face);
    doc.font(face, size);
  };

  const widthOf = (text: string, { chain, size, spacing = 0 }: Style): number =>
    (widthOfOne(text, chain) + spacing * text.length) * size;

  return {
    width: 297,
    height: 210,
    widthOf,

    /** From its first letter, standing on its baseline. */
    write(text: string, x: number, baseline: number, style: Style): void {
      const { chain, size, color, spacing = 0 } = style;
      let at = x;
      for (const run of runsOf(text, chain)) {
        use(run.face, size);
        doc.fillColor(color).text(run.text, at, baseline, {
          lineBreak: false,
          baseline: 'alphabetic',
          characterSpacing: spacing * size,
        });
        at += widthOf(run.text, style);
      }
    },

    /** What is drawn inside has that role for whoever can't see the sheet. */
    as(role: Role, draw: () => void): void {
      if (role === 'ornament') {
        doc.markContent('Artifact', { type: 'Layout' });
        draw();
        doc.endMarkedContent();
      } else if (typeof role === 'string') root.add(doc.struct(role, {}, draw));
      else root.add(doc.struct('Figure', { alt: role.figure }, draw));
    },

    /** The outline as SVG writes it. */
    path(d: string, { fill, stroke, width = 0.1, opacity = 1 }: Stroke): void {
      doc.save().opacity(opacity).lineWidth(width).lineCap('round').lineJoin('round').path(d);
      if (fill && stroke) doc.fillAndStroke(fill, stroke);
      else if (fill) doc.fill(fill);
      else if (stroke) doc.stroke(stroke);
      doc.restore();
    },

    /** Seen only within that box, moved, turned and scaled as asked inside. */
    within(x: number, y: number, width: number, height: number, draw: (place: Place) => void): void {
      doc.save().rect(x, y, width, height).clip();
      draw({
        move: (dx, dy) => void doc.translate(dx, dy),
        scale: (factor) => void doc.scale(factor),
        turn: (degrees) => void doc.rotate(degrees),
      });
      doc.restore();
    },

    /** From one colour at full strength on the right to none on the left. */
    shade(x: number, y: number, width: number, height: number, color: string, strength: number): void {
      const fading = doc
        .linearGradient(x, y, x + width, y)
        .stop(0, color, 0)
        .stop(1, color, strength);
      doc.rect(x, y, width, height).fill(fading);
    },

    picture({ bytes, alpha, size, coded }: Picture, x: number, y: number, w: number, h: number): void {
      const common = { Type: 'XObject', Subtype: 'Image', BitsPerComponent: 8 };
      const image = (data: Uint8Array, Filter: string, more: object) => {
        const ref = doc.ref({ ...common, Width: size.width, Height: size.height, Filter, ...more });
        ref.end(data);
        return ref;
      };
      const mask = alpha && image(alpha, 'FlateDecode', { ColorSpace: 'DeviceGray' });
      const filter = coded === 'jpeg' ? 'DCTDecode' : 'FlateDecode';
      const drawn = image(bytes, filter, { ColorSpace: 'DeviceRGB', ...(mask && { SMask: mask }) });
      const { xobjects } = doc.page as unknown as { xobjects: Record<string, unknown> };
      const label = `P${Object.keys(xobjects).length + 1}`;
      xobjects[label] = drawn;
      // Pictures stand on their foot, and the sheet is measured from its head.
      doc.save().transform(w, 0, 0, -h, x, y + h);
      (doc as unknown as { addContent(code: string): void }).addContent(`/${label} Do`);
      doc.restore();
    },

    async finish(): Promise<Buffer> {
      root.end();
      doc.end();
      return written;
    },
  };
}

interface Place {
  move(dx: number, dy: number): void;
  scale(factor: number): void;
  turn(degrees: number): void;
}
