import { dayWords, errorOfDays } from '#ui/lists/day-range.ts';
import { PopoverPill } from '#ui/lists/PopoverPill.tsx';
import type { Range } from '#ui/lists/range.ts';
import { RangeForm } from '#ui/lists/RangeForm.tsx';

interface DayPillProps {
  readonly label: string;
  readonly ends: Range;
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** Days gone by, between two of which something happened. */
export function DayPill({ label, ends, value, onChange }: DayPillProps) {
  return (
    <PopoverPill label={label} said={dayWords(value)} onRemove={() => onChange(undefined)}>
      {(close) => (
        <RangeForm
          key={value}
          kind="day"
          labels={ends}
          past
          value={value}
          errorOf={errorOfDays}
          onPut={(next) => {
            onChange(next);
            close();
          }}
        />
      )}
    </PopoverPill>
  );
}
