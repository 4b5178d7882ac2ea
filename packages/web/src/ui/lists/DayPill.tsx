import { dayWords, errorOfDays } from '#ui/lists/day-range.ts';
import { PopoverPill } from '#ui/lists/PopoverPill.tsx';
import type { Range } from '#ui/lists/range.ts';
import { RangeForm } from '#ui/lists/RangeForm.tsx';

interface DayPillProps {
  readonly label: string;
  readonly ends: Range;
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
  /** Days to come can be chosen too. */
  readonly ahead?: boolean;
}

/** Days between two of which something happened or, where it is said, will. */
export function DayPill({ label, ends, value, onChange, ahead = false }: DayPillProps) {
  return (
    <PopoverPill label={label} said={dayWords(value)} onRemove={() => onChange(undefined)}>
      {(close) => (
        <RangeForm
          key={value}
          kind="day"
          labels={ends}
          past={!ahead}
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
