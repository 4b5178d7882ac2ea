import { TextInput } from '@mantine/core';
import { numero } from '#ui/words/words.ts';

const digits = (text: string) => text.replace(/\D/g, '');

/** Whether what was typed says how many. */
export const saysHowMany = (typed: string, count: number): boolean => digits(typed) === String(count);

interface CountFieldProps {
  readonly count: number;
  readonly value: string;
  readonly onChange: (typed: string) => void;
}

/** There is no undo, so how many they are must be typed. */
export function CountField({ count, value, onChange }: CountFieldProps) {
  return (
    <TextInput
      mt="md"
      label={`Para confirmar, escribe cuántas son: ${numero(count)}`}
      inputMode="numeric"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
