import sharp from 'sharp';

/** A picture of one colour, with where it was taken if asked. */
export const imagen = (
  ancho = 320,
  alto = 200,
  { formato = 'png', gps = false }: { formato?: 'png' | 'jpeg' | 'webp' | 'gif'; gps?: boolean } = {},
): Promise<Buffer> => {
  const dibujo = sharp({ create: { width: ancho, height: alto, channels: 3, background: '#b07d2b' } });
  const conLugar = gps
    ? dibujo.withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 25/1 0/1' } })
    : dibujo;
  return conLugar.toFormat(formato).toBuffer();
};

const box = (type: string, content: Buffer | string): Buffer => {
  const heading = Buffer.alloc(8);
  heading.writeUInt32BE(8 + Buffer.byteLength(content));
  heading.write(type, 4, 'latin1');
  return Buffer.concat([heading, Buffer.from(content)]);
};

/** A video as its boxes say, with noise instead of pictures. */
export function video(bytes = 20_000, noise: Buffer | string = 'imagen y sonido '): Buffer {
  const heading = Buffer.concat([box('ftyp', 'mp42\0\0\0\0mp42isom'), box('moov', Buffer.alloc(100))]);
  return Buffer.concat([heading, box('mdat', Buffer.alloc(bytes - heading.length - 8, noise))]);
}

export const PDF = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');
/** Opened with «secreta». */
export const PDF_CERRADO = Buffer.from(
  `%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n2 0 obj<</Filter/Standard/V 5/R 5/P -3904/O<00>/U<6d4c0225d26117da708f163a2c9426ca0982d6399e4eef577d3adcf27ee139a031323334353637386162636465666768>>>endobj\ntrailer<</Root 1 0 R/Encrypt 2 0 R>>\n%%EOF`,
);
/** The heading of a photo of a phone. */
export const HEIC = box('ftyp', 'heic\0\0\0\0mif1heic');
export const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
export const HTML = '<!doctype html><title>x</title><script>alert(document.cookie)</script>';
/** A task that asks for a text and files. */
export const TAREA = {
  tipo: 'tarea' as const,
  instrucciones: '<p>Hazlo</p>',
  pideTexto: true,
  maxArchivos: 5,
  rubrica: [],
  maxIntentos: null,
  admiteTarde: true,
};

export const VTT = 'WEBVTT\n\n00:00.000 --> 00:02.000\nHola\n';

const crc = (data: Buffer): number => {
  let value = ~0;
  for (const byte of data) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return ~value >>> 0;
};
const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, sum]);
};

/** A PNG of a few bytes that says it is as big as a town. */
export function bomba(ancho = 100_000, alto = 100_000): Buffer {
  const heading = Buffer.alloc(13);
  heading.writeUInt32BE(ancho, 0);
  heading.writeUInt32BE(alto, 4);
  heading.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
    chunk('IHDR', heading),
    chunk('IDAT', Buffer.alloc(100)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
