import { type FilterPillProps, saidOf } from '#ui/lists/filter-option.ts';
import { PillFrame } from '#ui/lists/PillFrame.tsx';
import { opener } from '#ui/states/opener.tsx';

/** One of some options. */
export const FilterPill = opener<FilterPillProps>(
  ({ label, options, value, onChange, onPress }) => (
    <PillFrame
      label={label}
      said={saidOf(options, value)}
      onPress={onPress}
      onRemove={() => onChange(undefined)}
    />
  ),
  async () => (await import('#ui/lists/FilterPillWhole.tsx')).FilterPillWhole,
);
