import { DomainError } from '#core/errors.ts';
import type { Lugar, SeccionDePrueba } from '#evaluaciones/composicion.ts';
import type { Resta } from '#preguntas/resta.ts';
import { type Azar, baraja } from '#preguntas/tipos/tipo.ts';

/** A question of one attempt, in its place. */
export interface LugarDelIntento {
  /** The place in the evaluation it comes from: statistics are by place. */
  readonly lugarId: string;
  readonly preguntaId: string;
  readonly seccion: number;
  readonly puntos: number;
  readonly resta: Resta;
  /** The place, in this attempt, of the description it stands under. */
  readonly bajo: number | null;
}

interface Composicion {
  readonly secciones: readonly SeccionDePrueba[];
  readonly barajar: boolean;
  readonly resta: Resta;
  /** The questions that each draw may take, by its place. */
  readonly bombos: Readonly<Record<string, readonly string[]>>;
}

/** A question with those that stand under it: they stay together, in order. */
type Bloque = readonly Lugar[];

function bloquesDe({ lugares }: SeccionDePrueba): Bloque[] {
  const debajo = Map.groupBy(
    lugares.filter((uno) => uno.tipo === 'pregunta' && uno.bajo !== null),
    (uno) => (uno.tipo === 'pregunta' ? uno.bajo : null),
  );
  return lugares.flatMap((uno) =>
    uno.tipo === 'pregunta' && uno.bajo !== null ? [] : [[uno, ...(debajo.get(uno.id) ?? [])]],
  );
}

export const faltanParaElSorteo = () =>
  new DomainError(
    409,
    'SORTEO_CORTO',
    'Esta prueba no se puede empezar ahora: le faltan preguntas. Ya lo sabe quien la prepara.',
  );

/**
 * What one attempt asks, in its order: drawn once, when it begins, and kept. A question that is fixed somewhere is never
 * drawn as well, nor drawn twice.
 */
export function planDelIntento(
  { secciones, barajar, resta, bombos }: Composicion,
  azar: Azar,
): LugarDelIntento[] {
  const usadas = new Set(
    secciones.flatMap(({ lugares }) =>
      lugares.flatMap((uno) => (uno.tipo === 'pregunta' ? [uno.preguntaId] : [])),
    ),
  );
  const sortear = (lugarId: string, cuantas: number): string[] => {
    const quedan = (Object.hasOwn(bombos, lugarId) ? (bombos[lugarId] ?? []) : []).filter(
      (una) => !usadas.has(una),
    );
    if (quedan.length < cuantas) throw faltanParaElSorteo();
    const salen = baraja(quedan, azar).slice(0, cuantas);
    for (const una of salen) usadas.add(una);
    return salen;
  };

  const plan: LugarDelIntento[] = [];
  secciones.forEach((suya, seccion) => {
    // Questions of a draw are shuffled among the others, each on its own.
    const bloques = bloquesDe(suya).flatMap(
      (bloque): { readonly lugar: Lugar; readonly preguntaId: string }[][] => {
        const [primero] = bloque;
        if (primero?.tipo === 'sorteo')
          return sortear(primero.id, primero.cuantas).map((preguntaId) => [{ lugar: primero, preguntaId }]);
        return [
          bloque.flatMap((lugar) =>
            lugar.tipo === 'pregunta' ? [{ lugar, preguntaId: lugar.preguntaId }] : [],
          ),
        ];
      },
    );
    for (const bloque of barajar ? baraja(bloques, azar) : bloques) {
      const cabeza = plan.length;
      bloque.forEach(({ lugar, preguntaId }, i) => {
        plan.push({
          lugarId: lugar.id,
          preguntaId,
          seccion,
          puntos: lugar.puntos,
          resta: lugar.resta ?? resta,
          bajo: i === 0 ? null : cabeza,
        });
      });
    }
  });
  return plan;
}
