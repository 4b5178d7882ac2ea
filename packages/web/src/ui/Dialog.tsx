import { Modal, type ModalProps } from '@mantine/core';
import { useState } from 'react';

/** A dialog that goes on saying the same while it fades away, though what it was about is already gone. */
export function Dialog({ opened, title, children, ...rest }: ModalProps) {
  const [shown, setShown] = useState({ title, children });
  if (opened && (shown.title !== title || shown.children !== children)) setShown({ title, children });
  return (
    <Modal opened={opened} title={shown.title} {...rest}>
      {shown.children}
    </Modal>
  );
}
