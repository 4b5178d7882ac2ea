import { NumberInput, type NumberInputProps } from '@mantine/core';
import { useState } from 'react';

interface PointsInputProps extends Omit<NumberInputProps, 'value' | 'onChange'> {
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}

function asNumber(typed: string | number): number | null {
  if (typed === '') return null;
  const value = Number(typed);
  return Number.isFinite(value) ? value : null;
}

/** Points with decimals: «2,» on the way to «2,5» stays as it is typed, and counts as 2. */
export function PointsInput({ value, onChange, ...props }: PointsInputProps) {
  const [typed, setTyped] = useState<string | number>('');
  return (
    <NumberInput
      min={0}
      clampBehavior="strict"
      decimalScale={2}
      decimalSeparator=","
      allowedDecimalSeparators={[',', '.']}
      {...props}
      value={typed !== '' && asNumber(typed) === value ? typed : (value ?? '')}
      onChange={(next) => {
        setTyped(next);
        onChange(asNumber(next));
      }}
    />
  );
}
