import type { OpcionPorHacer } from '#importaciones/comun/construir.ts';
import { textoPlano } from '#preguntas/texto-plano.ts';

/** «Todas las anteriores»: it only makes sense in its place. */
const DEL_FINAL =
  /^(?:todas|ninguna|ambas)(?: de)?(?: las?| lo| las opciones| las respuestas)? ?(?:anteriores|anterior|respuestas|opciones|son|es|correctas?|verdaderas|falsas|ciertas|citadas|mencionadas)\b|^(?:todas|ninguna|ambas)\.?$/i;
/** «A y C son correctas», «a) y b)»: with other letters beside them it would say something else. */
const POR_LETRA =
  /^(?:(?:las?|la opci[oó]n|las opciones|las respuestas|la respuesta|s[oó]lo|solamente|tanto) )?(?:la )?\(?[a-h]\)?(?:\s*,\s*\(?[a-h]\)?)*\s+(?:y|e|o|como)\s+(?:la )?\(?[a-h]\)?(?:\s|\.|,|$)/i;

export interface Reparto {
  readonly opciones: readonly OpcionPorHacer[];
  readonly barajar: boolean;
  readonly cambios: readonly string[];
}

/** What people write among the options that would be read otherwise in another order: pinned, or nothing is shuffled. */
export function conLasQueNombran(opciones: readonly OpcionPorHacer[]): Reparto {
  const dichas = opciones.map(({ texto }) => textoPlano(texto));
  if (dichas.some((dicha) => POR_LETRA.test(dicha)))
    return {
      opciones,
      barajar: false,
      cambios: ['Una opción nombra a otras por su letra, así que no se barajan.'],
    };
  return {
    opciones: opciones.map((una, i) => ({ ...una, fija: DEL_FINAL.test(dichas[i] ?? '') })),
    barajar: true,
    cambios: [],
  };
}
