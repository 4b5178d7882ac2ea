import { createHash, randomInt, timingSafeEqual } from 'node:crypto';

/** Without letters and figures that look alike; 24 symbols × 20 ≈ 92 bits. */
const ALFABETO = '34679ACDEFGHJKMNPQRTVWXY';
const GRUPOS = 5;
const LARGO_DE_GRUPO = 4;
export const HORAS_DE_VIDA = 72;

const grupo = () =>
  Array.from({ length: LARGO_DE_GRUPO }, () => ALFABETO[randomInt(ALFABETO.length)]).join('');

export const nuevaTemporal = (): string => Array.from({ length: GRUPOS }, grupo).join('-');

/** However it was copied: in small letters, with spaces, without dashes. */
const sinFormato = (escrita: string) => escrita.replace(/[\s-]/g, '').toUpperCase();

/** Random and long enough that a fast hash does: thousands can be made in seconds. */
export const hashTemporal = (contraseña: string): string =>
  createHash('sha256').update(sinFormato(contraseña)).digest('hex');

export const esTemporal = (guardada: string, escrita: string): boolean =>
  timingSafeEqual(Buffer.from(guardada), Buffer.from(hashTemporal(escrita)));
