import { Button, type ButtonProps } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { messageOf } from '#platform/api-error.ts';
import { useConfirming } from '#ui/dialogs/confirming.ts';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';
import { ErrorState } from '#ui/states/ErrorState.tsx';

interface ConfirmDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** A question that names the thing: "¿Eliminar el grupo Logística?" */
  readonly title: string;
  /** Names what is lost. */
  readonly children: ReactNode;
  /** The verb again: "Eliminar el grupo". */
  readonly confirmLabel: string;
  readonly onConfirm: () => Promise<unknown> | void;
  /** Nothing is lost by it, so it is not red. */
  readonly harmless?: boolean;
  /** False: it can't be done, as its content says; null: that is still being looked at. */
  readonly allowed?: boolean | null;
}

/** Asks once more, says what is lost, stays open and explains when it fails. */
export function ConfirmDialog({
  opened,
  onClose,
  title,
  children,
  confirmLabel,
  onConfirm,
  harmless,
  allowed = true,
}: ConfirmDialogProps) {
  const { working, failure, close, confirm } = useConfirming(onConfirm, onClose);

  return (
    <Dialog opened={opened} onClose={close} title={title}>
      <div>{children}</div>
      {failure !== null && <ErrorState>{messageOf(failure)}</ErrorState>}
      <DialogActions onCancel={close} cancel={allowed === false ? 'Entendido' : 'Cancelar'} careful>
        {allowed !== false && (
          <Button
            color={harmless ? undefined : 'mal'}
            loading={working}
            disabled={allowed === null}
            onClick={confirm}
          >
            {confirmLabel}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

interface ConfirmButtonProps
  extends ButtonProps,
    Omit<ConfirmDialogProps, 'opened' | 'onClose' | 'children'> {
  /** What the button says. */
  readonly children: ReactNode;
  /** Names what is lost. */
  readonly lost: ReactNode;
}

export function ConfirmButton({
  children,
  lost,
  title,
  confirmLabel,
  onConfirm,
  harmless,
  ...button
}: ConfirmButtonProps) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button variant="default" {...button} onClick={() => setOpened(true)}>
        {children}
      </Button>
      <ConfirmDialog
        opened={opened}
        onClose={() => setOpened(false)}
        title={title}
        confirmLabel={confirmLabel}
        onConfirm={onConfirm}
        harmless={harmless}
      >
        {lost}
      </ConfirmDialog>
    </>
  );
}
