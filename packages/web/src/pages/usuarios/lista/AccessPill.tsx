import { Popover } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import classes from '#ui/lists/PillMenu.module.css';
import pill from '#ui/lists/FilterPill.module.css';
import { DateField } from '#ui/forms/date/DateField.tsx';
import { fecha } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';
import { fromLocal } from '#ui/words/zoned-moment.ts';

const USUALES = [
  { value: 'nunca', label: 'Nunca ha entrado' },
  { value: '7', label: 'Hace más de 7 días' },
  { value: '30', label: 'Hace más de 30 días' },
  { value: '90', label: 'Hace más de 90 días' },
];

const DATE = /^\d{4}-\d{2}-\d{2}$/;

interface AccessPillProps {
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** "Sin acceso desde…": never, some days ago, or a date. */
export function AccessPill({ value, onChange }: AccessPillProps) {
  const [opened, setOpened] = useState(false);
  const now = useNow();
  const zone = useZone();
  const choose = (next: string) => {
    onChange(next);
    setOpened(false);
  };
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" trapFocus returnFocus>
      <span className={pill.pill} data-on={value !== undefined || undefined}>
        <Popover.Target>
          <button type="button" className={pill.main} onClick={() => setOpened(!opened)}>
            {value === undefined && <IconPlus size={16} stroke={1.75} aria-hidden />}
            {value === undefined ? 'Sin acceso desde…' : 'Último acceso'}
            {value !== undefined && (
              <>
                : <b>{words(value, now, zone)}</b>
              </>
            )}
          </button>
        </Popover.Target>
        {value !== undefined && (
          <button
            type="button"
            className={pill.remove}
            aria-label="Quitar el filtro de último acceso"
            onClick={() => onChange(undefined)}
          >
            <IconX size={16} stroke={1.75} aria-hidden />
          </button>
        )}
      </span>
      <Popover.Dropdown className={classes.dropdown} aria-label="Sin acceso desde">
        {USUALES.map((usual) => (
          <button
            key={usual.value}
            type="button"
            className={classes.option}
            aria-pressed={value === usual.value}
            onClick={() => choose(usual.value)}
          >
            {usual.label}
          </button>
        ))}
        <DateField
          className={classes.date}
          size="xs"
          label="No ha entrado desde el"
          past
          value={value !== undefined && DATE.test(value) ? value : ''}
          onChange={(day) => day !== '' && onChange(day)}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

function words(value: string, now: Date, zone: string): string {
  if (value === 'nunca') return 'nunca';
  if (!DATE.test(value)) return `hace más de ${value} días`;
  const moment = fromLocal(`${value}T00:00`, zone);
  return moment ? `antes del ${fecha(moment, now, zone)}` : value;
}
