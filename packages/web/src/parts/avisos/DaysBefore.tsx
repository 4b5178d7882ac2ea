import { MAX_DIAS_ANTES, MAX_DIAS_DE_AVISO } from '@catedra/shared/avisos/dias-antes.ts';
import { useState } from 'react';
import { TagsField } from '#ui/forms/ManySelect.tsx';

interface DaysBeforeProps {
  readonly label: string;
  readonly value: readonly number[];
  readonly onChange: (dias: number[]) => void;
}

const dayOf = (typed: string): number | null => {
  const n = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0;
  return n >= 1 && n <= MAX_DIAS_ANTES ? n : null;
};

/** On how many days before a date it is said, each a number; the farthest first. */
export function DaysBefore({ label, value, onChange }: DaysBeforeProps) {
  const [error, setError] = useState<string | null>(null);
  const full = value.length >= MAX_DIAS_DE_AVISO;
  return (
    <TagsField
      label={label}
      description={full ? `Son ${MAX_DIAS_DE_AVISO}, los que caben.` : 'Escribe un número y pulsa Intro.'}
      maw={420}
      inputMode="numeric"
      splitChars={[',', ' ', ';']}
      maxTags={MAX_DIAS_DE_AVISO}
      acceptValueOnBlur
      value={value.map(String)}
      error={error}
      onChange={(typed) => {
        const days = typed.map(dayOf);
        setError(days.includes(null) ? `Escribe días, de 1 a ${MAX_DIAS_ANTES}.` : null);
        onChange([...new Set(days.flatMap((day) => day ?? []))].toSorted((a, b) => b - a));
      }}
    />
  );
}
