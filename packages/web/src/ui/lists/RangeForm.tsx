import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { DateField } from '#ui/forms/date/DateField.tsx';
import classes from '#ui/lists/PopoverPill.module.css';
import { type Range, rangeOf, rangeText } from '#ui/lists/range.ts';

interface RangeFormProps {
  readonly kind: 'number' | 'day';
  readonly value: string | undefined;
  readonly labels?: Range;
  readonly placeholder?: string;
  /** Days to come can't be chosen. */
  readonly past?: boolean;
  /** Why it can't be asked; what can't be is said before it is. */
  readonly errorOf: (range: Range) => string | null;
  readonly onPut: (value: string | undefined) => void;
}

const LABELS: Range = { from: 'Desde', to: 'Hasta' };
const trimmed = ({ from, to }: Range): Range => ({ from: from.trim(), to: to.trim() });

/** Two ends, either of which may be missing. */
export function RangeForm({
  kind,
  value,
  labels = LABELS,
  placeholder,
  past,
  errorOf,
  onPut,
}: RangeFormProps) {
  const [range, setRange] = useState(rangeOf(value));
  const [refused, setRefused] = useState(false);
  const error = errorOf(trimmed(range));
  return (
    <form
      className={classes.range}
      onSubmit={(event) => {
        event.preventDefault();
        if (error) setRefused(true);
        else onPut(rangeText(trimmed(range)));
      }}
    >
      {(['from', 'to'] as const).map((end) =>
        kind === 'day' ? (
          <DateField
            key={end}
            size="xs"
            label={labels[end]}
            value={range[end]}
            onChange={(day) => setRange({ ...range, [end]: day })}
            {...(past ? { past } : { calm: true })}
          />
        ) : (
          <TextInput
            key={end}
            size="xs"
            inputMode="decimal"
            label={labels[end]}
            placeholder={placeholder}
            value={range[end]}
            onChange={({ currentTarget }) => setRange({ ...range, [end]: currentTarget.value })}
          />
        ),
      )}
      {refused && error && (
        <p className={classes.wrong} role="alert">
          {error}
        </p>
      )}
      <Button type="submit" size="xs" fullWidth>
        Filtrar
      </Button>
    </form>
  );
}
