import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useZone } from '#ui/words/zone.tsx';
import { fromLocal, toLocal } from '#ui/words/zoned-moment.ts';

interface MomentFieldProps {
  readonly label: ReactNode;
  readonly value: string | null;
  readonly onChange: (moment: string | null) => void;
  readonly error?: ReactNode;
  readonly readOnly?: boolean;
}

const cityOf = (zone: string) => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;

/** A date and a time on the clocks of the person's zone, which is named beside them. */
export function MomentField({ label, value, onChange, error, readOnly }: MomentFieldProps) {
  const zone = useZone();
  return (
    <TextInput
      type="datetime-local"
      label={label}
      description={`Hora de ${cityOf(zone)}`}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      value={value === null ? '' : toLocal(value, zone)}
      onChange={(event) => onChange(fromLocal(event.currentTarget.value, zone))}
      error={error}
      readOnly={readOnly}
    />
  );
}
