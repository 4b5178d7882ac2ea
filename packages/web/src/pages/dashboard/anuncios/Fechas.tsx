import { Radio, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { MomentField } from '#ui/forms/date/MomentField.tsx';

interface FechaProps {
  readonly label: string;
  /** What is so without a date: «Ahora», «Que lo quite yo». */
  readonly sin: string;
  readonly value: string | null;
  readonly onChange: (moment: string | null) => void;
  readonly error: ReactNode;
}

/** A moment, or none. */
export function Fecha({ label, sin, value, onChange, error }: FechaProps) {
  const [con, setCon] = useState(value !== null);
  return (
    <div>
      <Radio.Group
        label={label}
        value={con ? 'el' : 'sin'}
        onChange={(elegido) => {
          setCon(elegido === 'el');
          if (elegido !== 'el') onChange(null);
        }}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="sin" label={sin} />
          <Radio value="el" label="Un día y una hora" />
        </Stack>
      </Radio.Group>
      {con && (
        <MomentField aria-label={`${label}: día y hora`} value={value} onChange={onChange} error={error} />
      )}
    </div>
  );
}
