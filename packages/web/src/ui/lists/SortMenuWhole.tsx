import { Menu } from '@mantine/core';
import { SortButton, type SortChoiceProps } from '#ui/lists/SortButton.tsx';

interface SortMenuWholeProps extends SortChoiceProps {
  readonly startOpened?: boolean;
}

/** The orders that there are, and which way. */
export function SortMenuWhole({ orders, current, down, choose, startOpened }: SortMenuWholeProps) {
  return (
    <Menu position="bottom-end" defaultOpened={startOpened}>
      <Menu.Target>
        <SortButton current={current} down={down} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={current?.order ?? null} onChange={(order) => choose(order, false)}>
          {orders.map(({ order, header }) => (
            <Menu.RadioItem key={order} value={order}>
              {header}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        {current && <Menu.Divider />}
        {current && (
          <Menu.RadioGroup
            value={down ? 'down' : 'up'}
            onChange={(way) => choose(current.order, way === 'down')}
          >
            <Menu.RadioItem value="up" closeMenuOnClick>
              Ascendente
            </Menu.RadioItem>
            <Menu.RadioItem value="down" closeMenuOnClick>
              Descendente
            </Menu.RadioItem>
          </Menu.RadioGroup>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
