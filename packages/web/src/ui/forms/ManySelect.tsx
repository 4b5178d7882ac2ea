import { MultiSelect, type MultiSelectProps, TagsInput, type TagsInputProps } from '@mantine/core';
import { useState } from 'react';

/** A list that closes once something is chosen: open, it would lie over the buttons below and take their click. */
function useClosingList(goesOn = false) {
  const [opened, setOpened] = useState(false);
  return {
    dropdownOpened: opened,
    onDropdownOpen: () => setOpened(true),
    onDropdownClose: () => setOpened(false),
    onOptionSubmit: () => {
      if (!goesOn) setOpened(false);
    },
  };
}

/** What nothing was chosen in says what it is for as far as there is room. */
const WHOLE_LINE = { pillsList: { flex: 1 } } as const;

interface ManySelectProps extends Omit<MultiSelectProps, 'onDropdownOpen' | 'onDropdownClose'> {
  /** More are surely to come: it stays open for them. */
  readonly goesOn?: boolean;
}

/** Several of a list; it opens again with a click, an arrow or a letter. */
export function ManySelect({ goesOn, ...props }: ManySelectProps) {
  return <MultiSelect {...useClosingList(goesOn)} styles={WHOLE_LINE} {...props} />;
}

/** Words of one's own or of a list. */
export function TagsField(props: TagsInputProps) {
  return <TagsInput {...useClosingList()} {...props} />;
}
