import { diaDeSemana, masDias, masMeses, partes, semanasDe } from '@catedra/shared/fechas/calendario.ts';
import { decirDia } from '@catedra/shared/fechas/escribir-fecha.ts';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import classes from '#ui/forms/date/Calendar.module.css';
import { STAY } from '#ui/forms/date/stay.ts';

const HEADS = [
  ['L', 'lunes'],
  ['M', 'martes'],
  ['X', 'miércoles'],
  ['J', 'jueves'],
  ['V', 'viernes'],
  ['S', 'sábado'],
  ['D', 'domingo'],
] as const;

interface DaysProps {
  readonly focused: string;
  readonly chosen: string;
  readonly today: string;
  readonly past: boolean;
  readonly onFocus: (day: string) => void;
  readonly onChoose: (day: string) => void;
}

/** The days of a month, which arrows go through; H is today. */
export function Days({ focused, chosen, today, past, onFocus, onChoose }: DaysProps) {
  const grid = useRef<HTMLTableElement>(null);
  const inside = useRef(true);
  const { mes } = partes(focused);

  useEffect(() => {
    if (inside.current) grid.current?.querySelector<HTMLElement>(`[data-day="${focused}"]`)?.focus();
  }, [focused]);

  const keys = (event: KeyboardEvent) => {
    const to = destination(event, focused, today);
    if (to === null) return;
    event.preventDefault();
    inside.current = true;
    onFocus(to);
  };
  return (
    <table
      ref={grid}
      className={classes.days}
      role="grid"
      aria-label="Días del mes"
      onKeyDown={keys}
      onFocus={() => (inside.current = true)}
      onBlur={() => (inside.current = false)}
    >
      <thead>
        <tr>
          {HEADS.map(([letter, day]) => (
            <th key={day} scope="col" abbr={day}>
              {letter}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {semanasDe(focused).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day} aria-selected={day === chosen}>
                <button
                  type="button"
                  data-day={day}
                  data-autofocus={day === focused || undefined}
                  data-other={partes(day).mes !== mes || undefined}
                  data-past={day < today || undefined}
                  tabIndex={day === focused ? 0 : -1}
                  aria-label={decirDia(day)}
                  aria-current={day === today ? 'date' : undefined}
                  aria-pressed={day === chosen}
                  disabled={past && day > today}
                  {...STAY}
                  onClick={() => onChoose(day)}
                >
                  {partes(day).dd}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function destination(event: KeyboardEvent, day: string, today: string): string | null {
  const steps: Readonly<Record<string, string>> = {
    ArrowLeft: masDias(day, -1),
    ArrowRight: masDias(day, 1),
    ArrowUp: masDias(day, -7),
    ArrowDown: masDias(day, 7),
    PageUp: masMeses(day, event.shiftKey ? -12 : -1),
    PageDown: masMeses(day, event.shiftKey ? 12 : 1),
    Home: masDias(day, -diaDeSemana(day)),
    End: masDias(day, 6 - diaDeSemana(day)),
    h: today,
  };
  return steps[event.key] ?? null;
}
