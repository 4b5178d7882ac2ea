import { MINUTO } from '@catedra/shared/core/duraciones.ts';
import { createHash, randomInt, timingSafeEqual } from 'node:crypto';

/** Without letters and figures that look alike; 24 symbols × 20 ≈ 92 bits. */
const ALFABETO = '34679ACDEFGHJKMNPQRTVWXY';
const GRUPOS = 5;
const LARGO_DE_GRUPO = 4;

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

/** An answer that got lost on its way may be asked for again; after that it was used. */
const MINUTOS_DE_GRACIA = 15;

export const yaUsada = (usadaEn: string | null, now: Date): boolean =>
  usadaEn !== null && now.getTime() - new Date(usadaEn).getTime() > MINUTOS_DE_GRACIA * MINUTO;

const HUELLA_RAPIDA = /^[0-9a-f]{64}$/;

/** Given in bulk: long and random. Those given one by one are words, and kept as every password is. */
export const esAlAzar = (guardada: string): boolean => HUELLA_RAPIDA.test(guardada);
