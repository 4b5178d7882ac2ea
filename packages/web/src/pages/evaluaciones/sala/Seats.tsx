import classes from '#pages/evaluaciones/sala/Sala.module.css';
import { SeatButton } from '#pages/evaluaciones/sala/Seat.tsx';
import { seatName, shortWord, spoken } from '#pages/evaluaciones/sala/seat-words.ts';
import type { Seat } from '#pages/evaluaciones/sala/seats.ts';
import { estaDentro } from '@catedra/shared/intentos/en-sala.ts';
import { numero } from '#ui/words/words.ts';
import { useZone } from '#ui/words/zone.tsx';

interface SeatsProps {
  readonly seats: readonly Seat[];
  /** Null while nobody is being chosen. */
  readonly chosen: ReadonlySet<string> | null;
  readonly open: string | null;
  readonly onPress: (id: string) => void;
}

const ROOMS: readonly (readonly [title: string, fits: (seat: Seat) => boolean])[] = [
  ['Dentro', ({ como }) => estaDentro(como)],
  ['Sin empezar', ({ como }) => como === 'sin_empezar'],
  ['Han terminado', ({ como }) => como === 'entregada' || como === 'anulada'],
];

/** Everybody's place, by how they stand. */
export function Seats({ seats, chosen, open, onPress }: SeatsProps) {
  const zone = useZone();
  return ROOMS.map(([title, fits]) => {
    const some = seats.filter(fits);
    if (some.length === 0) return null;
    return (
      <section key={title} aria-label={title}>
        <h3 className={classes.room}>
          {title} <span>{numero(some.length)}</span>
        </h3>
        <ul className={`look-list ${classes.seats}`}>
          {some.map((seat) => {
            const { persona, como, acaba } = seat;
            const { id, intento } = persona;
            return (
              <li key={id}>
                <SeatButton
                  id={id}
                  name={seatName(seat)}
                  como={como}
                  soon={acaba}
                  word={shortWord(seat, zone)}
                  spoken={spoken(seat, zone)}
                  done={intento?.respondidas ?? 0}
                  total={intento?.preguntas ?? 0}
                  chosen={chosen === null ? undefined : chosen.has(id)}
                  open={open === id}
                  onPress={onPress}
                />
              </li>
            );
          })}
        </ul>
      </section>
    );
  });
}
