import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { stripImage } from '#platform/images/images.ts';

const folder = mkdtempSync(join(tmpdir(), 'catedra-imagenes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SECRETO = 'Calle Mayor 7';
const exif = { IFD0: { Artist: SECRETO }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 25/1 0/1' } };
const degradado = Buffer.from(Array.from({ length: 64 * 48 * 4 }, (_, i) => (i * 7) % 251));
const dibujo = () => sharp(degradado, { raw: { width: 64, height: 48, channels: 4 } });

async function limpia(bytes: Buffer, as: 'png' | 'webp'): Promise<Buffer | null> {
  const [from, into] = [join(folder, 'de'), join(folder, 'a')];
  writeFileSync(from, bytes);
  return (await stripImage(from, into, as)) ? readFile(into) : null;
}
const puntos = (bytes: Buffer) => sharp(bytes).raw().toBuffer();
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
/** Before its end. */
const conTrozos = (png: Buffer, ...mas: Buffer[]) =>
  Buffer.concat([png.subarray(0, -12), ...mas, png.subarray(-12)]);

describe('un PNG', () => {
  test('pierde lugar, textos, fechas y lo que va detrás, y se ve igual', async () => {
    const suyo = await dibujo().withExif(exif).withIccProfile('p3').png().toBuffer();
    const original = Buffer.concat([
      conTrozos(
        suyo,
        chunk('tEXt', Buffer.from(`Author\0${SECRETO}`)),
        chunk('iTXt', Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${SECRETO}`)),
        chunk('tIME', Buffer.alloc(7, 1)),
        chunk('prVt', Buffer.from(SECRETO)),
      ),
      Buffer.from(`detrás: ${SECRETO}`),
    ]);
    expect((await sharp(original).metadata()).exif).toBeDefined();
    const limpio = (await limpia(original, 'png')) as Buffer;
    const { exif: queda, xmp, comments, icc } = await sharp(limpio).metadata();

    expect([queda, xmp, comments]).toEqual([undefined, undefined, undefined]);
    expect(icc).toBeDefined();
    expect(limpio.includes(SECRETO)).toBe(false);
    expect(limpio.includes('eXIf')).toBe(false);
    expect((await puntos(limpio)).equals(await puntos(original))).toBe(true);
  });

  test('sin nada que contar queda byte a byte', async () => {
    const original = await dibujo().png().toBuffer();
    expect((await limpia(original, 'png'))?.equals(original)).toBe(true);
  });

  test('cortado no se limpia', async () => {
    const original = await dibujo().png().toBuffer();
    expect(await limpia(original.subarray(0, -20), 'png')).toBeNull();
  });
});

describe('un WebP', () => {
  test.each([true, false])('pierde lugar y textos, y se ve igual (sin pérdida: %s)', async (lossless) => {
    const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><p>${SECRETO}</p></x:xmpmeta>`;
    const original = await dibujo().withExif(exif).withXmp(xmp).webp({ lossless }).toBuffer();
    const antes = await sharp(original).metadata();
    expect([antes.exif, antes.xmp].map(Boolean)).toEqual([true, true]);
    const limpio = (await limpia(Buffer.concat([original, Buffer.from(SECRETO)]), 'webp')) as Buffer;
    const despues = await sharp(limpio).metadata();

    expect([despues.exif, despues.xmp]).toEqual([undefined, undefined]);
    expect(limpio.includes(SECRETO)).toBe(false);
    expect(limpio.readUInt32LE(4)).toBe(limpio.length - 8);
    expect((await puntos(limpio)).equals(await puntos(original))).toBe(true);
  });

  test('que se mueve se sigue moviendo', async () => {
    const pelicula = sharp(degradado, { raw: { width: 64, height: 48, channels: 4, pageHeight: 12 } });
    const original = await pelicula.withExif(exif).webp({ lossless: true }).toBuffer();
    const limpio = (await limpia(original, 'webp')) as Buffer;
    const { pages, exif: queda } = await sharp(limpio, { animated: true }).metadata();
    expect([pages, queda]).toEqual([4, undefined]);
  });

  test('sencillo y sin nada que contar queda byte a byte', async () => {
    const original = await dibujo().removeAlpha().webp().toBuffer();
    expect((await limpia(original, 'webp'))?.equals(original)).toBe(true);
  });
});

test.each(['png', 'webp'] as const)(
  'un %s girado por la cámara se ve derecho también después',
  async (as) => {
    const original = await dibujo().withExif(exif).withMetadata({ orientation: 6 }).toFormat(as).toBuffer();
    const limpio = (await limpia(original, as)) as Buffer;
    const { orientation, autoOrient } = await sharp(limpio).metadata();
    expect([orientation, autoOrient]).toEqual([6, { width: 48, height: 64 }]);
    expect(limpio.includes(SECRETO)).toBe(false);
  },
);
