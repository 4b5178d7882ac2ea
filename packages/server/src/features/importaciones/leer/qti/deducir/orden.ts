import { iguales, racional, type Racional, UNO } from '@catedra/shared/core/racional.ts';
import { NoEntra } from '@catedra/shared/importaciones/comun/no-entra.ts';
import { tramoMasLargo } from '@catedra/shared/preguntas/tipos/ordenar/tramo.ts';
import {
  escalaDe,
  type Puntuada,
  sinPremioEnBlanco,
} from '#features/importaciones/leer/qti/deducir/puntuacion.ts';

type Modo = 'todo_o_nada' | 'por_posicion' | 'por_tramo';

/** What each of our ways gives to an order, told by places of the right one. */
const DA: Readonly<Record<Modo, (lugares: readonly number[]) => Racional>> = {
  todo_o_nada: (lugares) => racional(lugares.every((lugar, i) => lugar === i) ? 1 : 0),
  por_posicion: (lugares) => racional(lugares.filter((lugar, i) => lugar === i).length, lugares.length),
  por_tramo: (lugares) => racional(tramoMasLargo(lugares) - 1, Math.max(1, lugares.length - 1)),
};

/** Enough orders to tell one way from another: turned, swapped, the other way round. */
function ordenes(cuantos: number): number[][] {
  const bueno = Array.from({ length: cuantos }, (_, i) => i);
  const girados = bueno.map((i) => [...bueno.slice(i), ...bueno.slice(0, i)]);
  const cambiados = bueno.flatMap((i) =>
    bueno.slice(i + 1).map((j) => bueno.map((uno) => (uno === i ? j : uno === j ? i : uno))),
  );
  return [bueno, bueno.toReversed(), ...girados, ...cambiados];
}

export function reglaDeOrden(correcto: readonly string[], puntuada: Puntuada, cambios: string[]): Modo {
  if (correcto.length < 2) throw new NoEntra('No dice cuál es el orden correcto.');
  sinPremioEnBlanco(puntuada);
  const escala = escalaDe(puntuada.da(correcto), puntuada.maximo, cambios);
  const dados = ordenes(correcto.length).map((lugares) => ({
    lugares,
    da: escala(puntuada.da(lugares.map((lugar) => correcto[lugar] ?? ''))),
  }));
  if (!iguales(dados[0]?.da ?? UNO, UNO)) throw new NoEntra('No dice cuál es el orden correcto.');
  for (const modo of ['todo_o_nada', 'por_posicion', 'por_tramo'] as const)
    if (dados.every(({ lugares, da }) => iguales(DA[modo](lugares), da))) return modo;
  throw new NoEntra('El orden se califica de una manera que aquí no hay.');
}
