import { Menu } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { type Icon, IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from '#parts/texto/Writing.module.css';
import unseen from '#ui/frame/unseen.module.css';

export interface BarMenuItem {
  readonly label: string;
  readonly icon: Icon;
  readonly active?: boolean;
  readonly onClick: () => void;
}

interface BarMenuProps {
  readonly label: string;
  /** What the button shows: a word or a drawing. */
  readonly children: ReactNode;
  readonly items: readonly BarMenuItem[];
}

/** A button of the bar that opens what did not fit in it. */
export function BarMenu({ label, children, items }: BarMenuProps) {
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <RichTextEditor.Control aria-label={label} title={label} className={classes.menu}>
          {children}
          <IconChevronDown size={14} stroke={1.75} aria-hidden />
        </RichTextEditor.Control>
      </Menu.Target>
      <Menu.Dropdown>
        {items.map(({ label: words, icon: Drawing, active, onClick }) => (
          <Menu.Item
            key={words}
            leftSection={<Drawing size={18} stroke={1.75} aria-hidden />}
            data-active={active || undefined}
            className={classes.item}
            onClick={onClick}
          >
            {words}
            {active && <span className={unseen.unseen}> (puesto)</span>}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
