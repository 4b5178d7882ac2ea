import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from '#ui/dialogs/SidePanel.module.css';
import { Part } from '#ui/states/Part.tsx';

interface SidePanelProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** One thing of a list, at the side, without leaving the list. */
export const SidePanel = ({ title, onClose, children }: SidePanelProps) => (
  <Drawer
    opened
    onClose={onClose}
    position="right"
    size="lg"
    title={title}
    classNames={{ content: classes.content }}
  >
    <Part>{children}</Part>
  </Drawer>
);
