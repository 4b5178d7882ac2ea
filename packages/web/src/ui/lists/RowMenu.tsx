import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { RowAction } from '#ui/lists/data-table.ts';
import { AppLink } from '#ui/frame/TextLink.tsx';

interface RowMenuProps {
  /** Whose actions they are: "Lucía Aguirre Beltrán". */
  readonly name: string;
  readonly actions: readonly RowAction[];
}

/** The ⋯ at the row's end. */
export function RowMenu({ name, actions }: RowMenuProps) {
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon size="sm" aria-label={`Acciones para ${name}`}>
          <IconDots size={18} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => (
          <RowMenuItem key={action.label} {...action} />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
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
