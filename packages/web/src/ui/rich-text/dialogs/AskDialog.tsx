import { Button, Group } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import classes from '#ui/rich-text/dialogs/AskDialog.module.css';

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
      <form className={classes.form} onSubmit={send} noValidate>
        {children}
        <Group justify="flex-end" gap="sm" mt="sm">
          {remove && (
            <Button variant="subtle" color="mal" mr="auto" onClick={remove.onRemove}>
              {remove.label}
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" loading={working}>
            {submit}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
