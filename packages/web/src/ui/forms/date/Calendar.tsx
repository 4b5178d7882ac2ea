import {
  diaDe,
  diaDeSemana,
  horaDe,
  masDias,
  masMeses,
  MESES,
  partes,
} from '@catedra/shared/fechas/calendario.ts';
import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import classes from '#ui/forms/date/Calendar.module.css';
import { cityOf } from '#ui/forms/date/city.ts';
import { Days } from '#ui/forms/date/Days.tsx';
import { Hours } from '#ui/forms/date/Hours.tsx';
import { STAY } from '#ui/forms/date/stay.ts';

interface CalendarProps {
  readonly value: string;
  readonly today: string;
  readonly withTime: boolean;
  readonly hour: string;
  readonly zone: string | null;
  readonly past: boolean;
  readonly onChange: (local: string) => void;
  readonly onClose: () => void;
}

/** A month from Monday, the usual days above it and, with time, the hours at its side. */
export function Calendar({ value, today, withTime, hour, zone, past, onChange, onClose }: CalendarProps) {
  const [focused, setFocused] = useState(value === '' ? today : diaDe(value));
  const { año, mes } = partes(focused);
  const time = horaDe(value) || hour;
  const put = (day: string, at = time) => onChange(withTime ? `${day}T${at}` : day);
  const pick = (day: string) => {
    setFocused(day);
    put(day);
    if (!withTime) onClose();
  };
  const friday = masDias(today, ((4 - diaDeSemana(today) + 6) % 7) + 1);
  const usual = past
    ? [
        ['Hoy', today],
        ['Hace una semana', masDias(today, -7)],
        ['Hace un mes', masMeses(today, -1)],
      ]
    : [
        ['Hoy', today],
        ['Mañana', masDias(today, 1)],
        ['El viernes', friday],
        ['En una semana', masDias(today, 7)],
      ];
  const turn = (months: number) => setFocused(masMeses(focused, months));
  return (
    <div className={classes.calendar}>
      <div className={classes.usual}>
        {usual.map(([words = '', day = '']) => (
          <button key={words} type="button" {...STAY} onClick={() => pick(day)}>
            {words}
          </button>
        ))}
      </div>
      <div className={classes.body} data-time={withTime || undefined}>
        <div>
          <div className={`look-ends ${classes.month}`}>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label="Mes anterior"
              {...STAY}
              onClick={() => turn(-1)}
            >
              <IconChevronLeft size={18} stroke={1.75} aria-hidden />
            </ActionIcon>
            <b aria-live="polite">
              {MESES[mes - 1]} {año}
            </b>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label="Mes siguiente"
              {...STAY}
              onClick={() => turn(1)}
            >
              <IconChevronRight size={18} stroke={1.75} aria-hidden />
            </ActionIcon>
          </div>
          <Days
            focused={focused}
            chosen={diaDe(value)}
            today={today}
            past={past}
            onFocus={setFocused}
            onChoose={pick}
          />
        </div>
        {withTime && (
          <Hours value={value === '' ? '' : time} onChoose={(at) => put(diaDe(value) || focused, at)} />
        )}
      </div>
      <div className={`look-row ${classes.foot}`}>
        <Button
          variant="subtle"
          size="xs"
          disabled={value === ''}
          {...STAY}
          onClick={() => {
            onChange('');
            onClose();
          }}
        >
          Quitar la fecha
        </Button>
        <span>{zone && `Hora de ${cityOf(zone)}`}</span>
        <Button size="xs" {...STAY} onClick={onClose}>
          Listo
        </Button>
      </div>
    </div>
  );
}
