import { CloseButton } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import classes from '#pages/intentos/sala/Room.module.css';

interface RibbonProps {
  readonly icon: Icon;
  readonly children: ReactNode;
  readonly action?: ReactNode;
  readonly onClose?: () => void;
}

/** Enough to be read twice. */
const PASSING = 15_000;

/** A calm word under the bar. What only tells something goes away by itself. */
export function Ribbon({ icon: Mark, children, action, onClose }: RibbonProps) {
  const close = useEffectEvent(() => onClose?.());
  useEffect(() => {
    const timer = setTimeout(close, PASSING);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={`look-wide-row ${classes.ribbon}`} role="status">
      <Mark size={22} stroke={1.75} aria-hidden />
      <p>{children}</p>
      {action}
      {onClose && <CloseButton size={44} iconSize={20} aria-label="Cerrar el aviso" onClick={onClose} />}
    </div>
  );
}
