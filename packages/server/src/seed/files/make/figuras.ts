import sharp from 'sharp';
import { figuras } from '#seed/content/figuras.ts';
import { dibujar } from '#seed/content/figuras/dibujar.ts';
import { nombreDe } from '#seed/content/figuras/figura.ts';

/** Figures of readings: flat colours and letters, which stay sharp without loss and small. */
export const figurasDeLecturas = figuras.map((una) => ({
  nombre: nombreDe(una),
  dibujar: (): Promise<Buffer> =>
    sharp(Buffer.from(dibujar(una).svg))
      .webp({ nearLossless: true, quality: 60, effort: 6 })
      .toBuffer(),
}));
