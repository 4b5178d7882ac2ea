import { Menu } from '@mantine/core';
import { type Ref, type RefObject, useImperativeHandle } from 'react';
import { AppLink } from '#ui/frame/TextLink.tsx';
import type { RowAction } from '#ui/lists/data-table.ts';

interface RowMenuActionsProps {
  readonly actions: readonly RowAction[];
  readonly id: string;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly opened: boolean;
  readonly onChange: (opened: boolean) => void;
}

/** What can be done with a row, under the button that was there before it. */
export function RowMenuActions({ id, button, actions, opened, onChange }: RowMenuActionsProps) {
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

function RowMenuItem({ label, icon: Icon, to, search, onClick, danger }: RowAction) {
  const looks = {
    leftSection: Icon && <Icon size={18} stroke={1.75} aria-hidden />,
    color: danger ? 'mal' : undefined,
  };
  if (to) {
    return (
      <Menu.Item component={AppLink} to={to} search={search} {...looks}>
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
