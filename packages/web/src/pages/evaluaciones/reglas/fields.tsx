import { NumberInput, Select } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { createContext, type ReactNode, use } from 'react';
import classes from '#pages/evaluaciones/reglas/Reglas.module.css';
import { MomentField } from '#ui/forms/date/MomentField.tsx';
import { mayuscula } from '#ui/words/words.ts';

/** On a phone a sentence breaks at each of its fields: there they go one under another, each with its name and its help. */
const AsList = createContext(false);

export function Sentence({ children }: { readonly children: ReactNode }) {
  const phone = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
  return (
    <AsList value={phone}>
      <div className={phone ? classes.list : classes.sentence}>{children}</div>
    </AsList>
  );
}

/** The words of a sentence between its fields. */
export const Say = ({ children }: { readonly children: ReactNode }) => (use(AsList) ? null : children);

interface FieldProps<V> {
  readonly label: string;
  readonly value: V;
  readonly onChange: (value: V) => void;
  /** What the sentence says around it, where there is no sentence. */
  readonly help?: string;
  readonly error?: ReactNode;
  readonly readOnly: boolean;
}

const ORDER: ('label' | 'input' | 'error' | 'description')[] = ['label', 'input', 'error', 'description'];

/** How a field names itself: alone, to everybody; in a sentence, only to whoever listens. */
const named = (alone: boolean, label: string, help: string | undefined, chars: number) =>
  alone
    ? { label, description: help, inputWrapperOrder: ORDER }
    : { 'aria-label': label, className: classes.word, style: { width: `${chars}ch` } };

interface WordProps<W extends string> extends FieldProps<W> {
  readonly words: readonly (readonly [W, string])[];
}

/** A choice inside a sentence, as wide as its words. */
export function WordField<W extends string>({ label, words, value, onChange, help, readOnly }: WordProps<W>) {
  const alone = use(AsList);
  const chosen = words.find(([one]) => one === value)?.[1] ?? '';
  return (
    <Select
      {...named(alone, label, help, Math.max(chosen.length, 6) + 5)}
      readOnly={readOnly}
      comboboxProps={alone ? undefined : { width: 'max-content', position: 'bottom-start' }}
      data={words.map(([one, text]) => ({ value: one, label: alone ? mayuscula(text) : text }))}
      value={value}
      onChange={(next) => next !== null && onChange(next)}
    />
  );
}

interface FigureProps extends FieldProps<number | null> {
  /** What is counted, after the figure. */
  readonly unit?: string;
  /** Empty means this: «todo el tiempo». */
  readonly empty?: string;
  readonly decimals?: number;
  readonly max?: number;
}

export function FigureField({
  label,
  value,
  onChange,
  help,
  unit,
  empty,
  decimals = 0,
  max,
  error,
  readOnly,
}: FigureProps) {
  const alone = use(AsList);
  const counted = value === null && empty ? undefined : unit;
  return (
    <>
      <NumberInput
        {...named(alone, label, help, value === null && empty ? empty.length + 4 : 9)}
        placeholder={alone && empty ? mayuscula(empty) : empty}
        min={0}
        max={max}
        allowDecimal={decimals > 0}
        decimalScale={decimals}
        allowedDecimalSeparators={[',', '.']}
        readOnly={readOnly}
        value={value ?? ''}
        error={error}
        onChange={(next) => onChange(next === '' ? null : Number(next))}
        {...(alone &&
          counted && {
            rightSection: <span className={classes.unit}>{counted}</span>,
            rightSectionWidth: `${counted.length + 3}ch`,
            rightSectionProps: { className: classes.after },
          })}
      />
      {!alone && counted && ` ${counted}`}
    </>
  );
}

/** A date and time inside a sentence; empty is no limit. */
export function WhenField({ label, value, onChange, help, error, readOnly }: FieldProps<string | null>) {
  const alone = use(AsList);
  return (
    <MomentField
      {...(alone ? { label, help } : { name: label, bare: true, className: classes.word })}
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
