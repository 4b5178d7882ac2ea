import { NumberInput, type NumberInputProps } from '@mantine/core';
import { useState } from 'react';
import { numero } from '#ui/words/words.ts';

interface PointsInputProps extends Omit<NumberInputProps, 'value' | 'onChange' | 'max'> {
  readonly max: number;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}

function asNumber(typed: string | number): number | null {
  if (typed === '') return null;
  const value = Number(typed);
  return Number.isFinite(value) ? value : null;
}

/**
 * Points with decimals: «2,» on the way to «2,5» stays as it is typed, and counts as 2. What is too much stays as well and
 * is told: to swallow a key would leave a «1» of a «12».
 */
export function PointsInput({ value, onChange, max, error, ...props }: PointsInputProps) {
  const [typed, setTyped] = useState<string | number>('');
  return (
    <NumberInput
      min={0}
      allowNegative={false}
      clampBehavior="none"
      decimalScale={2}
      decimalSeparator=","
      allowedDecimalSeparators={[',', '.']}
      {...props}
      max={max}
      error={value !== null && value > max ? `Como mucho ${numero(max, 2)}.` : error}
      value={typed !== '' && asNumber(typed) === value ? typed : (value ?? '')}
      onChange={(next) => {
        setTyped(next);
        onChange(asNumber(next));
      }}
    />
  );
}
