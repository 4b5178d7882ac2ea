import type { ReactNode } from 'react';
import { DateField, type DateFieldLook } from '#ui/forms/date/DateField.tsx';
import { useZone } from '#ui/words/zone.tsx';
import { localEn } from '@catedra/shared/fechas/en-zona.ts';
import { fromLocal } from '#ui/words/zoned-moment.ts';

interface MomentFieldProps extends DateFieldLook {
  readonly label?: ReactNode;
  readonly value: string | null;
  readonly onChange: (moment: string | null) => void;
}

/** A date and a time on the clocks of the person's zone, which is named under them. */
export function MomentField({ value, onChange, ...look }: MomentFieldProps) {
  const zone = useZone();
  return (
    <DateField
      {...look}
      withTime
      value={value === null ? '' : localEn(value, zone)}
      onChange={(local) => onChange(local === '' ? null : fromLocal(local, zone))}
    />
  );
}
