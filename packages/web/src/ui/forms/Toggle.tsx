import { Switch, type SwitchProps } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from '#ui/forms/Toggle.module.css';

interface ToggleProps extends Omit<SwitchProps, 'label' | 'description'> {
  readonly label: ReactNode;
  /** What being on means, under the label. */
  readonly help?: ReactNode;
}

export function Toggle({ label, help, ...rest }: ToggleProps) {
  return (
    <Switch
      {...rest}
      label={
        <>
          {label}
          {help && <span className={`look-small ${classes.help}`}>{help}</span>}
        </>
      }
    />
  );
}
