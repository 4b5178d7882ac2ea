import { CloseButton } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from '#pages/intentos/sala/Room.module.css';

interface RibbonProps {
  readonly icon: Icon;
  readonly children: ReactNode;
  readonly action?: ReactNode;
  readonly onClose?: () => void;
}

/** A calm word under the bar. */
export const Ribbon = ({ icon: Mark, children, action, onClose }: RibbonProps) => (
  <div className={classes.ribbon} role="status">
    <Mark size={22} stroke={1.75} aria-hidden />
    <p>{children}</p>
    {action}
    {onClose && <CloseButton size={44} iconSize={20} aria-label="Cerrar el aviso" onClick={onClose} />}
  </div>
);
