import type { Valores } from '@catedra/shared/avisos/plantilla.ts';
import type { Carta } from '#features/avisos/carta.ts';
import type { Declaration, Hecho } from '#features/avisos/declaration.ts';
import type { Destinatario } from '#features/avisos/destinatario.ts';
import type { Dicha } from '#features/avisos/dicha.ts';
import type { Platform } from '#platform/platform.ts';

export const parrafos = (...lineas: readonly (string | undefined)[]): string =>
  lineas.filter(Boolean).join('\n\n');

export const conPunto = (frase: string): string => (/[.?!…]$/.test(frase) ? frase : `${frase}.`);

const cartaDe = (nombre: string, sitio: string, { titulo, detalle, accion, enlace }: Dicha): Carta => ({
  asunto: titulo,
  texto: parrafos(`Hola, ${nombre}:`, detalle && conPunto(detalle), `${sitio}${enlace}`),
  accion,
});

/** A letter that says one thing, in the words of the program. */
export function cartaSuelta<Data extends object, About extends Hecho>(
  { say, write }: Declaration<Data, About>,
  persona: Destinatario,
  hecho: About,
  zona: string,
  platform: Platform,
): Carta {
  const suya = say(hecho, zona, 'campana');
  const escrita = write?.(persona, hecho, platform);
  return escrita ? { accion: suya.accion, ...escrita } : cartaDe(persona.nombre, platform.site, suya);
}

/** What its own fields say of this. */
export const valoresPropios = <Data extends object, About extends Hecho>(
  { plantilla }: Declaration<Data, About>,
  hecho: About,
  zona: string,
): Valores =>
  Object.fromEntries(
    Object.entries(plantilla?.campos ?? {}).map(([campo, { de }]) => [campo, de(hecho, zona)]),
  );
