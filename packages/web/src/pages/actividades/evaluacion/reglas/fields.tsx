import { NumberInput, Select } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from '#pages/actividades/evaluacion/reglas/Reglas.module.css';
import { MomentField } from '#ui/forms/date/MomentField.tsx';

interface WordProps<W extends string> {
  readonly label: string;
  readonly words: readonly (readonly [W, string])[];
  readonly value: W;
  readonly onChange: (value: W) => void;
  readonly readOnly: boolean;
}

/** A choice inside a sentence, as wide as its words. */
export function WordField<W extends string>({ label, words, value, onChange, readOnly }: WordProps<W>) {
  const chosen = words.find(([one]) => one === value)?.[1] ?? '';
  return (
    <Select
      className={classes.word}
      style={{ width: `${Math.max(chosen.length, 6) + 5}ch` }}
      aria-label={label}
      readOnly={readOnly}
      comboboxProps={{ width: 'max-content', position: 'bottom-start' }}
      data={words.map(([one, text]) => ({ value: one, label: text }))}
      value={value}
      onChange={(next) => next !== null && onChange(next)}
    />
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  /** Empty means this: «sin límite». */
  readonly empty?: string;
  readonly decimals?: number;
  readonly max?: number;
  readonly error?: ReactNode;
  readonly readOnly: boolean;
}

export function FigureField({
  label,
  value,
  onChange,
  empty,
  decimals = 0,
  max,
  error,
  readOnly,
}: FigureProps) {
  return (
    <NumberInput
      className={classes.word}
      style={{ width: value === null && empty ? `${empty.length + 4}ch` : '9ch' }}
      aria-label={label}
      placeholder={empty}
      min={0}
      max={max}
      allowDecimal={decimals > 0}
      decimalScale={decimals}
      allowedDecimalSeparators={[',', '.']}
      readOnly={readOnly}
      value={value ?? ''}
      error={error}
      onChange={(next) => onChange(next === '' ? null : Number(next))}
    />
  );
}

interface WhenProps {
  readonly label: string;
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly error?: ReactNode;
  readonly readOnly: boolean;
}

/** A date and time inside a sentence; empty is no limit. */
export function WhenField({ label, value, onChange, error, readOnly }: WhenProps) {
  return (
    <MomentField
      className={classes.word}
      bare
      name={label}
      readOnly={readOnly}
      value={value}
      error={error}
      onChange={onChange}
    />
  );
}

/** A part of the rules: its name at the side, sentences in the middle. */
export function RulePart({
  title,
  note,
  children,
}: {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}) {
  return (
    <section className={classes.part} aria-label={title}>
      <div className={classes.side}>
        <h2>{title}</h2>
        {note && <p>{note}</p>}
      </div>
      <div className={classes.main}>{children}</div>
    </section>
  );
}
