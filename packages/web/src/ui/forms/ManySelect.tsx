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

interface ManySelectProps extends Omit<MultiSelectProps, 'onDropdownOpen' | 'onDropdownClose'> {
  /** More are surely to come: it stays open for them. */
  readonly goesOn?: boolean;
}

/** Several of a list; it opens again with a click, an arrow or a letter. */
export function ManySelect({ goesOn, ...props }: ManySelectProps) {
  return <MultiSelect {...useClosingList(goesOn)} {...props} />;
}

/** Words of one's own or of a list. */
export function TagsField(props: TagsInputProps) {
  return <TagsInput {...useClosingList()} {...props} />;
}
