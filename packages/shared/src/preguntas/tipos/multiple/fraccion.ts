import { CERO, compara, mayor, menor, racional, racionalDe, resta, suma, UNO } from '#core/racional.ts';
import { suyo } from '#preguntas/tipos/opciones.ts';
import type { Fraccion } from '#preguntas/tipos/tipo.ts';

export const MODOS_DE_MULTIPLE = ['todo_o_nada', 'proporcional', 'por_opcion'] as const;
export type ModoDeMultiple = (typeof MODOS_DE_MULTIPLE)[number];

interface Reglas {
  readonly modo: ModoDeMultiple;
  readonly correctas: readonly string[];
  readonly pesos: Readonly<Record<string, string>>;
}

/** Which of these options are right: in the mode by option, those that add. */
export const lasCorrectas = (ids: readonly string[], { modo, correctas, pesos }: Reglas): string[] =>
  ids.filter((id) =>
    modo === 'por_opcion' ? racionalDe(suyo(pesos, id) ?? '0').n > 0n : correctas.includes(id),
  );

/** How far the options that add reach, all of them chosen: more than the whole is cut, with less nobody reaches it. */
export function sumaDePesos(ids: readonly string[], reglas: Reglas) {
  const total = suma(...lasCorrectas(ids, reglas).map((id) => racionalDe(suyo(reglas.pesos, id) ?? '0')));
  const lado = compara(total, UNO);
  return { total, llega: lado === 0 ? 'justo' : lado > 0 ? 'se_pasa' : 'no_llega' } as const;
}

/** What some options chosen among these give. */
export function fraccionDeMultiple(
  ids: readonly string[],
  reglas: Reglas,
  elegidas: readonly string[],
): Fraccion {
  const correctas = new Set(lasCorrectas(ids, reglas));
  const marcadas = [...new Set(elegidas)].filter((id) => ids.includes(id));
  const aciertos = marcadas.filter((id) => correctas.has(id)).length;
  const errores = marcadas.length - aciertos;
  const regla = `Ha marcado ${aciertos} de las ${correctas.size} correctas y ${errores} de las ${ids.length - correctas.size} incorrectas.`;
  switch (reglas.modo) {
    case 'todo_o_nada': {
      const entera = correctas.size > 0 && aciertos === correctas.size && errores === 0;
      return { fraccion: entera ? UNO : CERO, regla };
    }
    case 'proporcional': {
      const parte = (cuantas: number, total: number) => (total === 0 ? CERO : racional(cuantas, total));
      const neta = resta(parte(aciertos, correctas.size), parte(errores, ids.length - correctas.size));
      return { fraccion: mayor(CERO, neta), regla };
    }
    default: {
      const pesos = marcadas.map((id) => racionalDe(suyo(reglas.pesos, id) ?? '0'));
      return { fraccion: menor(UNO, mayor(CERO, suma(...pesos))), regla };
    }
  }
}
