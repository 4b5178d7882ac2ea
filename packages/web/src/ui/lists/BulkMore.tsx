import { Menu } from '@mantine/core';
import { MoreButton, type MoreProps } from '#ui/lists/BulkMoreButton.tsx';

interface BulkMoreProps extends MoreProps {
  readonly startOpened?: boolean;
}

/** What else can be done with everything that is selected. */
export function BulkMore({ className, actions, ids, startOpened }: BulkMoreProps) {
  return (
    <Menu position="top-end" defaultOpened={startOpened}>
      <Menu.Target>
        <MoreButton className={className} />
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ label, icon: Icon, onClick, danger }) => (
          <Menu.Item
            key={label}
            color={danger ? 'mal' : undefined}
            leftSection={<Icon size={18} stroke={1.75} aria-hidden />}
            onClick={() => onClick(ids)}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
