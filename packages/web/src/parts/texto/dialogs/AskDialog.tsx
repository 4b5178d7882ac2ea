import { Button } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { DialogActions } from '#ui/dialogs/DialogActions.tsx';

interface AskDialogProps {
  readonly title: string;
  readonly submit: string;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly working?: boolean;
  readonly remove?: { readonly label: string; readonly onRemove: () => void };
  readonly children: ReactNode;
}

export function AskDialog({ title, submit, onSubmit, onClose, working, remove, children }: AskDialogProps) {
  const send = (event: FormEvent) => {
    event.preventDefault();
    // The text lives in a form of its own, which is not the one being sent.
    event.stopPropagation();
    onSubmit();
  };
  return (
    <Dialog opened onClose={onClose} title={title} returnFocus={false}>
      <form className="look-stack" onSubmit={send} noValidate>
        {children}
        <DialogActions
          onCancel={onClose}
          note={
            remove && (
              <Button variant="subtle" color="mal" onClick={remove.onRemove}>
                {remove.label}
              </Button>
            )
          }
        >
          <Button type="submit" loading={working}>
            {submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
