import { createHmac, timingSafeEqual } from 'node:crypto';
import { DomainError } from '@catedra/shared/core/errors.ts';
import { MINUTO } from '@catedra/shared/core/duraciones.ts';

/** What was signed longer ago, or will be, is not taken. */
const VALE = 5 * MINUTO;
const FIRMA = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

export const firmaDe = (secreto: string, segundos: number, cuerpo: Uint8Array): string =>
  createHmac('sha256', secreto).update(`${segundos}.`).update(cuerpo).digest('hex');

const noVale = (porque: string) =>
  new DomainError(403, 'FIRMA_INVALIDA', `La firma no vale: ${porque}. El README dice cómo se hace.`);

/** Refuses what was not signed with the secret over these very bytes, a moment ago. */
export function exigirFirma(secreto: string, firma: string | undefined, cuerpo: Uint8Array, now: Date): void {
  const [, segundos = '', suya = ''] = FIRMA.exec(firma ?? '') ?? [];
  if (!suya) throw noVale('falta la cabecera Catedra-Firma, o no es t=segundos,v1=HMAC');
  const buena = firmaDe(secreto, Number(segundos), cuerpo);
  if (!timingSafeEqual(Buffer.from(suya, 'hex'), Buffer.from(buena, 'hex')))
    throw noVale('no es la de este cuerpo con el secreto de la academia');
  if (Math.abs(Number(segundos) * 1000 - now.getTime()) > VALE)
    throw noVale('es de hace más de cinco minutos, o el reloj de quien firma no está en hora');
}
