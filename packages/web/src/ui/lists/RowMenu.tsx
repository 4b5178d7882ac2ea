import { ActionIcon, Menu, UnstyledButton } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { type Ref, type RefObject, useId, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RowAction } from '#ui/lists/data-table.ts';
import classes from '#ui/lists/RowMenu.module.css';
import { AppLink } from '#ui/frame/TextLink.tsx';

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
  const press = () => {
    // It comes closed and opens at once: a menu looks who has the keyboard when it opens, not when it comes.
    flushSync(() => setAsked(true));
    setOpened(!opened);
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
        onClick={press}
      >
        <IconDots size={18} stroke={1.75} aria-hidden />
      </button>
      {asked && <Actions id={id} button={button} actions={actions} opened={opened} onChange={setOpened} />}
    </>
  );
}

interface ActionsProps extends Pick<RowMenuProps, 'actions'> {
  readonly id: string;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly opened: boolean;
  readonly onChange: (opened: boolean) => void;
}

function Actions({ id, button, actions, opened, onChange }: ActionsProps) {
  return (
    <Menu id={id} opened={opened} onChange={onChange}>
      <Menu.Target>
        <ItsButton button={button} />
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => (
          <RowMenuItem key={action.label} {...action} />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

interface ItsButtonProps {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly ref?: Ref<HTMLButtonElement | null>;
}

/** The button that was there before its menu. */
function ItsButton({ button, ref }: ItsButtonProps) {
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current, [
    button,
  ]);
  return null;
}

function RowMenuItem({ label, icon: Icon, to, onClick, danger }: RowAction) {
  const looks = {
    leftSection: Icon && <Icon size={18} stroke={1.75} aria-hidden />,
    color: danger ? 'mal' : undefined,
  };
  if (to) {
    return (
      <Menu.Item component={AppLink} to={to} {...looks}>
        {label}
      </Menu.Item>
    );
  }
  return (
    <Menu.Item onClick={onClick} {...looks}>
      {label}
    </Menu.Item>
  );
}
