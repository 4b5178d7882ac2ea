import { type DatosPersonales, motivoDeRechazo } from '@catedra/shared/sesion/password.ts';

export interface Fuerza {
  /** How many of three steps are filled; 0 would be refused. */
  readonly nivel: 0 | 1 | 2 | 3;
  readonly palabras: string;
}

const LARGA = 14;
const MUY_LARGA = 20;
const CLASES = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];

/** How hard a password is to guess: length counts most, as a phrase is easier to keep than a riddle. */
export function fuerzaDe(contraseña: string, persona: DatosPersonales): Fuerza {
  const motivo = motivoDeRechazo(contraseña, persona);
  if (motivo) return { nivel: 0, palabras: motivo };
  const largo = [...contraseña].length;
  const variada = CLASES.filter((clase) => clase.test(contraseña)).length >= 3;
  if (largo >= MUY_LARGA || (largo >= LARGA && variada)) return { nivel: 3, palabras: 'Muy fuerte' };
  if (largo >= LARGA || variada) return { nivel: 2, palabras: 'Fuerte' };
  return { nivel: 1, palabras: 'Suficiente; más larga sería mejor' };
}
