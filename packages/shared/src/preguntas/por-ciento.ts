import { por, racional, racionalDe, redondea } from '#core/racional.ts';

const CIEN = racional(100);

/** `1/3` → «33,33», as a person writes a share. */
export const porCiento = (exacto: string): string =>
  redondea(por(racionalDe(exacto), CIEN), 2)
    .replace(/\.?0+$/, '')
    .replace('.', ',')
    .replace('-', '−');
