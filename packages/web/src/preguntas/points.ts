import { por, type Racional, racionalDeNumero, redondea } from '@catedra/shared/core/racional.ts';

/** What a share of some points is, as people write it: «1,33», «+0,67», «−1». */
export function pointsOf(fraction: Racional, puntos: number, signed = false): string {
  const written = redondea(por(fraction, racionalDeNumero(puntos)), 2)
    .replace(/\.?0+$/, '')
    .replace('.', ',');
  if (written.startsWith('-')) return written.replace('-', '−');
  return signed && written !== '0' ? `+${written}` : written;
}
