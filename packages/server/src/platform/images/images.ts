import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { SharpOptions } from 'sharp';
import { writePieces } from '#platform/images/pieces.ts';
import { pngPieces } from '#platform/images/png-pieces.ts';
import { webpPieces } from '#platform/images/webp-pieces.ts';
import { limit } from '#platform/turns/limit.ts';

/** A small file may unfold into gigabytes of pixels. */
const MAX_PIXELS = 50_000_000;
export const READING: SharpOptions = { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true };

/** Pictures are worked on one by one: each takes as much memory as it has pixels. */
const inTurn = limit(1);

/** Machine code of some size: loaded with the first picture. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** As it is seen, once turned as the camera was held; null when it can't be read or has too many pixels. */
export async function measureImage(path: string): Promise<Size | null> {
  const sharp = await loadSharp();
  try {
    const { autoOrient } = await sharp(path, READING).metadata();
    return autoOrient;
  } catch {
    return null;
  }
}

export interface Redrawing {
  /** Nothing wider or higher comes out. */
  readonly within: number;
  readonly as: 'webp' | 'jpeg' | 'png';
}

/** Draws it anew: without metadata (where and when it was taken) nor anything hidden behind it. */
export async function redrawImage(
  path: string,
  into: string,
  { within, as }: Redrawing,
): Promise<Size | null> {
  const sharp = await loadSharp();
  try {
    return await inTurn(() =>
      sharp(path, READING)
        .autoOrient()
        .resize({ width: within, height: within, fit: 'inside', withoutEnlargement: true })
        .toFormat(as, { quality: 88 })
        .toFile(into),
    );
  } catch {
    return null;
  }
}

const PIECES = { png: pngPieces, webp: webpPieces };

/** The same picture, dot by dot, without its metadata; false when it is put together in a way that we can't follow. */
export async function stripImage(path: string, into: string, as: keyof typeof PIECES): Promise<boolean> {
  const sharp = await loadSharp();
  const { orientation = 1 } = await sharp(path, READING).metadata();
  const file = await open(path, 'r');
  try {
    const pieces = await PIECES[as](file, orientation);
    if (pieces) await writePieces(path, into, pieces);
    return pieces !== null;
  } finally {
    await file.close();
  }
}

/** A narrower one, for the web. */
export async function narrowImage(from: Readable, into: string, width: number): Promise<void> {
  const sharp = await loadSharp();
  await inTurn(async () => {
    const drawing = sharp(READING)
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 80 });
    const drawn = drawing.toFile(into);
    await Promise.all([pipeline(from, drawing), drawn]);
  });
}
