import { type Icon, IconCheck, IconCircle, IconClock, IconCloudOff, IconPencil } from '@tabler/icons-react';
import classes from '#pages/evaluaciones/sala/Sala.module.css';
import { silence } from '#pages/evaluaciones/sala/seat-words.ts';
import { type Filter, FILTERS, fits, type Seat } from '#pages/evaluaciones/sala/seats.ts';
import { aLaHora, numero } from '#ui/words/words.ts';
import { useZone } from '#ui/words/zone.tsx';

const ICONS: Readonly<Record<Filter, Icon>> = {
  respondiendo: IconPencil,
  desconectadas: IconCloudOff,
  acabando: IconClock,
  sin_empezar: IconCircle,
  terminadas: IconCheck,
};
const ALL = Object.keys(FILTERS) as Filter[];

interface CountsProps {
  readonly seats: readonly Seat[];
  /** Who have not begun and have no seat, because they are too many. */
  readonly unnamed: number;
  readonly ahora: number;
  readonly filter: Filter | undefined;
  readonly onFilter: (filter: Filter | undefined) => void;
}

/** How many stand in each way; pressing one leaves those. */
export function Counts({ seats, unnamed, ahora, filter, onFilter }: CountsProps) {
  const zone = useZone();
  const note = (of: Filter, some: readonly Seat[]): string => {
    if (some.length === 0) return '\u00a0';
    if (of === 'desconectadas') {
      const since = Math.min(...some.map(({ persona }) => Date.parse(persona.intento?.vistoEn ?? '')));
      return `la que más, ${silence(ahora - since)}`;
    }
    if (of === 'acabando') return 'les quedan 5 min o menos';
    if (of !== 'terminadas') return '\u00a0';
    const ends = some.flatMap(({ persona }) => persona.intento?.acabadoEn ?? []).toSorted();
    const last = ends.at(-1);
    return last ? `la última, ${aLaHora(last, new Date(ahora), zone)}` : '\u00a0';
  };
  return (
    <nav className={classes.counts} aria-label="Personas por situación">
      <button type="button" aria-pressed={filter === undefined} onClick={() => onFilter(undefined)}>
        <span>Todas</span>
        <b>{numero(seats.length + unnamed)}</b>
        <small>{'\u00a0'}</small>
      </button>
      {ALL.map((one) => {
        const some = seats.filter((seat) => fits(seat, one));
        const Mark = ICONS[one];
        return (
          <button
            key={one}
            type="button"
            data-bad={(one === 'desconectadas' && some.length > 0) || undefined}
            aria-pressed={filter === one}
            onClick={() => onFilter(filter === one ? undefined : one)}
          >
            <span>
              <Mark size={16} stroke={1.75} aria-hidden />
              {FILTERS[one]}
            </span>
            <b>{numero(some.length + (one === 'sin_empezar' ? unnamed : 0))}</b>
            <small>{note(one, some)}</small>
          </button>
        );
      })}
    </nav>
  );
}
