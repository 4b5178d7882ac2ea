import { escribirHora } from '@catedra/shared/fechas/escribir-fecha.ts';
import { useLayoutEffect, useRef } from 'react';
import classes from '#ui/forms/date/Calendar.module.css';
import { STAY } from '#ui/forms/date/stay.ts';

const HALVES = Array.from(
  { length: 48 },
  (_, half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`,
);
const NINE = '09:00';
const ABOVE = 3;
const GAP = 2;

interface HoursProps {
  readonly value: string;
  readonly onChoose: (hour: string) => void;
}

/** Every half hour, the end of the day, and whichever was written; it opens at the one that is chosen. */
export function Hours({ value, onChoose }: HoursProps) {
  const list = useRef<HTMLDivElement>(null);
  const hours = [...new Set([...HALVES, '23:59', ...(value ? [value] : [])])].toSorted();
  useLayoutEffect(() => {
    const box = list.current;
    const at = box?.querySelector<HTMLElement>('[aria-pressed="true"], [data-first]');
    if (!box || !at) return;
    // In the middle, under whole ones.
    box.scrollTop = at.offsetTop - ABOVE * (at.offsetHeight + GAP) - GAP;
    box.scrollLeft = at.offsetLeft - box.clientWidth / 2 + at.offsetWidth / 2;
  }, []);
  return (
    <div className={classes.side}>
      <span className={classes.head} aria-hidden>
        Hora
      </span>
      <div ref={list} className={classes.hours} role="group" aria-label="Hora">
        {hours.map((hour) => (
          <button
            key={hour}
            type="button"
            aria-pressed={hour === value}
            data-first={(value === '' && hour === NINE) || undefined}
            {...STAY}
            onClick={() => onChoose(hour)}
          >
            {escribirHora(hour)}
          </button>
        ))}
      </div>
    </div>
  );
}
