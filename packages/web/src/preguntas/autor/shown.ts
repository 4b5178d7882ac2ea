import { type Publica, tipoDePregunta } from '@catedra/shared/preguntas/tipos.ts';
import type { Mitades } from '#preguntas/autor/halves.ts';
import { azarDe } from '@catedra/shared/preguntas/azar.ts';

/** A question as an attempt would show it, shuffled by a seed; null while it can't be read. */
export function shownOf({ publica, clave }: Mitades, seed: number): Publica | null {
  const kind = tipoDePregunta(publica.tipo);
  if (!kind.publica.safeParse(publica).success || !kind.clave.safeParse(clave).success) return null;
  const orden = kind.ordena({ publica, clave }, azarDe(seed));
  return kind.muestra(publica, orden) as Publica;
}
