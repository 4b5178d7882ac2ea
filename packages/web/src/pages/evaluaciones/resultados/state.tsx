import type { Resultado } from '@catedra/shared/intentos/resultados.ts';
import { IconCircleCheckFilled, IconCircleHalf2, IconCircleOff, IconClock, IconX } from '@tabler/icons-react';
import classes from '#pages/evaluaciones/resultados/Resultados.module.css';
import { numero } from '#ui/words/words.ts';

/** «Falta la 13», «Faltan la 3 y la 13». */
const waits = (places: readonly number[]): string =>
  places.length === 0
    ? 'Por publicar'
    : `Falta${places.length === 1 ? '' : 'n'} ${new Intl.ListFormat('es').format(places.map((place) => `la ${place}`))}`;

/** How an attempt stands: a shape and a word. */
export function AttemptState({
  intento,
  notaMinima,
}: {
  readonly intento: Resultado;
  readonly notaMinima: number;
}) {
  const { estado, aprobado, provisional, porCalificar, practica } = intento;
  const [Shape, word, kind] =
    estado === 'anulado'
      ? ([IconCircleOff, 'Anulado', 'quiet'] as const)
      : estado === 'en_curso'
        ? ([IconCircleHalf2, 'En curso', 'now'] as const)
        : estado === 'vencido'
          ? ([IconClock, 'Sin entregar', 'quiet'] as const)
          : provisional
            ? ([IconClock, waits(porCalificar), 'quiet'] as const)
            : practica || aprobado === null
              ? ([IconCircleCheckFilled, 'Entregada', 'good'] as const)
              : aprobado
                ? ([IconCircleCheckFilled, 'Aprobada', 'good'] as const)
                : ([IconX, `No llega a ${numero(notaMinima)}`, 'bad'] as const);
  return (
    <span className={classes.state} data-kind={kind}>
      <Shape size={18} stroke={1.75} aria-hidden />
      {word}
    </span>
  );
}
