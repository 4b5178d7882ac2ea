import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { optional } from '#ui/forms/FormLayout.tsx';

const ZONAS = Intl.supportedValuesOf('timeZone');

interface TimeZoneFieldProps {
  /** Empty is that of the academy. */
  readonly value: string;
  readonly error: ReactNode;
  readonly onChange: (zona: string) => void;
}

export const TimeZoneField = ({ value, error, onChange }: TimeZoneFieldProps) => (
  <Select
    label={optional('Zona horaria')}
    placeholder="La de la academia"
    data={ZONAS}
    searchable
    clearable
    limit={50}
    error={error}
    value={value || null}
    onChange={(zona) => onChange(zona ?? '')}
  />
);
