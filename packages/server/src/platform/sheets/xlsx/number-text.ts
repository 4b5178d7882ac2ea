import { DIA } from '@catedra/shared/core/duraciones.ts';
import type { NumberFormat } from '#platform/sheets/xlsx/number-format.ts';

const LAST_DAY = 2_958_465;
const MINUTES = 24 * 60;
/** Digits that a spreadsheet keeps; those beyond are noise of the arithmetic. */
const PRECISION = 15;

const two = (value: number) => String(value).padStart(2, '0');

/** Without exponent and without noise: 34600111222, 0.1. */
export function plainNumber(raw: string): string {
  if (/^-?\d{1,40}$/.test(raw)) return raw;
  const value = Number(Number(raw).toPrecision(PRECISION));
  if (!Number.isFinite(value)) return raw;
  if (Number.isInteger(value)) return BigInt(value).toString();
  const text = String(value);
  return text.includes('e') ? value.toFixed(20).replace(/0+$/, '') : text;
}

/** Day 60 of the 1900 system is a 29 February that never was. */
function dateOf(serial: number, date1904: boolean): Date {
  const day = Math.floor(serial);
  if (date1904) return new Date(Date.UTC(1904, 0, 1) + day * DIA);
  return new Date(Date.UTC(1899, 11, day < 60 ? 31 : 30) + day * DIA);
}

function timeText(serial: number, withinDay: boolean): string {
  const minutes = Math.round((withinDay ? serial - Math.floor(serial) : serial) * MINUTES);
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

function momentText(serial: number, como: 'fecha' | 'fecha-hora', date1904: boolean): string {
  const seconds = Math.round(serial * 86_400) / 86_400;
  const date = dateOf(seconds, date1904).toISOString().slice(0, 10).split('-').toReversed().join('/');
  const time = timeText(seconds, true);
  return como === 'fecha' || time === '00:00' || time === '24:00' ? date : `${date} ${time}`;
}

/** Digits poured into the mask from its right end, as "00-000" shows 123 as 00-123. */
function masked(digits: string, mascara: string): string {
  const places = [...mascara].filter((place) => place === '0' || place === '#').length;
  const zeros = places - mascara.replace(/[^0#]/g, '').search('0');
  const all = digits.padStart(zeros, '0');
  if (all.length > places) return digits;
  let skip = places - all.length;
  let at = 0;
  return [...mascara]
    .filter((place) => {
      if (place !== '0' && place !== '#') return skip === 0;
      if (skip === 0) return true;
      skip -= 1;
      return false;
    })
    .map((place) => (place === '0' || place === '#' ? all[at++] : place))
    .join('');
}

/** A stored number as the person sees it; dates as we write them, the day first. */
export function numberText(raw: string, format: NumberFormat, date1904: boolean): string {
  const plain = plainNumber(raw);
  const value = Number(raw);
  switch (format.como) {
    case 'fecha':
    case 'fecha-hora':
      return value >= 0 && value <= LAST_DAY ? momentText(value, format.como, date1904) : plain;
    case 'hora':
      return value >= 0 && value <= LAST_DAY ? timeText(value, false) : plain;
    case 'porcentaje':
      return `${plainNumber(String(value * 100))}%`;
    case 'mascara':
      return /^\d+$/.test(plain) ? masked(plain, format.mascara) : plain;
    default:
      return plain;
  }
}
