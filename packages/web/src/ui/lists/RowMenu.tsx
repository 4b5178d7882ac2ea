import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RowAction } from '#ui/lists/data-table.ts';
import classes from '#ui/lists/RowMenu.module.css';
import { untilItComes } from '#ui/frame/beside.ts';
import { openedPart } from '#ui/states/opener.tsx';

const RowMenuActions = openedPart(async () => (await import('#ui/lists/RowMenuActions.tsx')).RowMenuActions);

interface RowMenuProps {
  /** Whose actions they are: "Lucía Aguirre Beltrán". */
  readonly name: string;
  readonly actions: readonly RowAction[];
}

const BUTTON = `mantine-focus-auto ${UnstyledButton.classes.root} ${ActionIcon.classes.root} mantine-ActionIcon-root ${classes.dots}`;

/** The ⋯ at the row's end. A list has one for each row, and few are ever opened: until then there is no menu. */
export function RowMenu({ name, actions }: RowMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [asked, setAsked] = useState(false);
  const [opened, setOpened] = useState(false);
  useEffect(() => void RowMenuActions.preload().catch(() => undefined), []);
  const press = async () => {
    await untilItComes(RowMenuActions.preload);
    // It comes closed and opens at once: a menu looks who has the keyboard when it opens, not when it comes.
    flushSync(() => setAsked(true));
    setOpened((before) => !before);
  };
  return (
    <>
      <button
        ref={button}
        id={id}
        type="button"
        className={BUTTON}
        data-variant="subtle"
        aria-label={`Acciones para ${name}`}
        aria-haspopup="menu"
        aria-expanded={opened}
        aria-controls={opened ? `${id}-dropdown` : undefined}
        onClick={() => void press()}
      >
        <IconDots size={18} stroke={1.75} aria-hidden />
      </button>
      {asked && (
        <Suspense>
          <RowMenuActions id={id} button={button} actions={actions} opened={opened} onChange={setOpened} />
        </Suspense>
      )}
    </>
  );
}
