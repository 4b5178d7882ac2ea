import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { PillOption, PopoverPill } from '#ui/lists/PopoverPill.tsx';
import { fecha } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';
import { fromLocal } from '#ui/words/zoned-moment.ts';
import { openedPart } from '#ui/states/opener.tsx';

const DateField = openedPart(async () => (await import('#ui/forms/date/DateField.tsx')).DateField);
const FIELD_HEIGHT = 60;

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
  const now = useNow();
  const zone = useZone();
  return (
    <PopoverPill
      label="Último acceso"
      unused="Sin acceso desde…"
      said={value === undefined ? undefined : words(value, now, zone)}
      onRemove={() => onChange(undefined)}
    >
      {(close) => (
        <>
          {USUALES.map((usual) => (
            <PillOption
              key={usual.value}
              chosen={value === usual.value}
              onChoose={() => {
                onChange(usual.value);
                close();
              }}
            >
              {usual.label}
            </PillOption>
          ))}
          <Suspense fallback={<Skeleton height={FIELD_HEIGHT} />}>
            <DateField
              size="xs"
              label="No ha entrado desde el"
              past
              value={value !== undefined && DATE.test(value) ? value : ''}
              onChange={(day) => day !== '' && onChange(day)}
            />
          </Suspense>
        </>
      )}
    </PopoverPill>
  );
}

function words(value: string, now: Date, zone: string): string {
  if (value === 'nunca') return 'nunca';
  if (!DATE.test(value)) return `hace más de ${value} días`;
  const moment = fromLocal(`${value}T00:00`, zone);
  return moment ? `antes del ${fecha(moment, now, zone)}` : value;
}
