import { loadSharp, READING, type Size } from '#platform/images/images.ts';

/** A drawing that would run, or that fetches something, is no picture. */
const ACTIVE =
  /<script|<foreignObject|<!DOCTYPE|<!ENTITY|\son\w+\s*=|javascript:|(?:href|src)\s*=\s*["']?(?!["']?(?:#|data:image\/(?:png|jpeg|webp)))/i;
const FORMATS = ['svg', 'png', 'jpeg', 'webp'];
/** Drawings are made of so many dots to the inch unless they are tiny. */
const INCH = 72;
const SHARPEST = 2400;

async function open(bytes: Uint8Array, within: number) {
  const sharp = await loadSharp();
  const { format, width, height } = await sharp(bytes, READING).metadata();
  if (!FORMATS.includes(format)) return null;
  if (format !== 'svg') return sharp(bytes, READING);
  if (ACTIVE.test(Buffer.from(bytes).toString('utf8'))) return null;
  const density = Math.min(SHARPEST, Math.max(INCH, Math.floor((INCH * within) / Math.max(width, height))));
  return sharp(bytes, { ...READING, density });
}

interface Drawing {
  /** Nothing wider or higher comes out. */
  readonly within: number;
  readonly as: 'png' | 'jpeg';
  /** What is seen through a picture that has no colour everywhere. */
  readonly over?: string;
}

/** Draws it anew, from a picture or from a drawing; null when it can't be read, or is more than a picture. */
export async function redrawBytes(bytes: Uint8Array, { within, as, over }: Drawing): Promise<Buffer | null> {
  try {
    const drawing = await open(bytes, within);
    if (!drawing) return null;
    const fitted = drawing
      .autoOrient()
      .resize({ width: within, height: within, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
    return await (over ? fitted.flatten({ background: over }) : fitted)
      .toFormat(as, { quality: 88 })
      .toBuffer();
  } catch {
    return null;
  }
}

export interface Dots {
  readonly size: Size;
  readonly colors: Buffer;
  /** Null: all of it is seen. */
  readonly alpha: Buffer | null;
}

/** Dot by dot: red, green and blue together, and apart how much of each is seen. */
export async function dotsOf(bytes: Uint8Array): Promise<Dots> {
  const sharp = await loadSharp();
  const raw = (one: ReturnType<typeof sharp>) => one.raw().toBuffer({ resolveWithObject: true });
  const { hasAlpha } = await sharp(bytes, READING).metadata();
  const { data: colors, info } = await raw(sharp(bytes, READING).toColourspace('srgb').removeAlpha());
  const alpha = hasAlpha ? (await raw(sharp(bytes, READING).extractChannel('alpha'))).data : null;
  return { size: { width: info.width, height: info.height }, colors, alpha };
}

/** Null: it can't be read. */
export async function sizeOf(bytes: Uint8Array): Promise<Size | null> {
  const sharp = await loadSharp();
  return sharp(bytes, READING)
    .metadata()
    .then(
      ({ width, height }) => ({ width, height }),
      () => null,
    );
}
