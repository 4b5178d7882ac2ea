import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from '#ui/dialogs/Dialog.module.css';

interface DialogActionsProps {
  /** Without it there is nothing to take back: the only button says so. */
  readonly onCancel?: () => void;
  readonly cancel?: string;
  /** Something may be lost: the keyboard begins at the way out. */
  readonly careful?: boolean;
  readonly disabled?: boolean;
  /** Why the act can't be done yet, or what it does besides. */
  readonly note?: ReactNode;
  /** The act, with its verb; another one before it if there are two. */
  readonly children?: ReactNode;
}

/** The foot of a dialog: the way out, quiet, and the act after it; on a phone the act is on top. */
export const DialogActions = ({
  onCancel,
  cancel = 'Cancelar',
  careful,
  disabled,
  note,
  children,
}: DialogActionsProps) => (
  <div className={classes.actions}>
    {note && <div className={classes.note}>{note}</div>}
    {onCancel && (
      <Button variant="subtle" onClick={onCancel} disabled={disabled} data-autofocus={careful || undefined}>
        {cancel}
      </Button>
    )}
    {children}
  </div>
);
