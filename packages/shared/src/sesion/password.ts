import { withoutAccentsButEñe } from '#core/accents.ts';
import { esComun } from '#sesion/comunes.ts';

export const LARGO_MINIMO = 10;
const LARGO_MAXIMO = 1024;
const VARIEDAD_MINIMA = 4;

/** What someone else would guess first. */
export interface DatosPersonales {
  readonly nombre: string;
  readonly apellidos: string;
  readonly correo: string | null;
  readonly usuario: string | null;
  readonly documento?: string | null;
}

const llano = (texto: string) => withoutAccentsButEñe(texto).toLowerCase();

const sinEñe = (texto: string) => texto.replaceAll('ñ', 'n');

const trozos = (persona: DatosPersonales): string[] =>
  [persona.nombre, persona.apellidos, persona.correo?.split('@')[0], persona.usuario, persona.documento]
    .flatMap((dato) => [dato ?? '', ...(dato ?? '').split(/[\s._-]+/)])
    .map((dato) => sinEñe(llano(dato)))
    .filter((dato) => dato.length >= 4);

const esDeLaPersona = (texto: string, persona: DatosPersonales) =>
  trozos(persona).some((dato) => texto.includes(dato) && texto.length - dato.length < 6);

/** Why a password is refused, or null: a Spanish sentence that says what to do. */
export function motivoDeRechazo(contraseña: string, persona: DatosPersonales): string | null {
  const compuesta = contraseña.normalize('NFC');
  const caracteres = [...compuesta];
  if (caracteres.length < LARGO_MINIMO)
    return `Usa al menos ${LARGO_MINIMO} caracteres; una frase corta es fácil de recordar.`;
  if (compuesta.length > LARGO_MAXIMO) return `Usa como mucho ${LARGO_MAXIMO} caracteres.`;
  if (new Set(caracteres).size < VARIEDAD_MINIMA)
    return 'Repite demasiado los mismos caracteres. Mezcla algo más.';
  const sinAdornos = llano(compuesta);
  if (esComun(sinAdornos) || esComun(sinEñe(sinAdornos)))
    return 'Es una de las contraseñas más usadas. Elige otra que no se adivine.';
  if (esDeLaPersona(sinEñe(sinAdornos), persona))
    return 'Se parece demasiado a tus propios datos. Elige algo que no lleve tu nombre, correo o documento.';
  return null;
}
