import { Modal, type ModalProps } from '@mantine/core';
import { useEffect, useState } from 'react';

const DOUBLE_CLICK = 400;

/** A dialog that goes on saying the same while it fades away, though what it was about is already gone. */
export function Dialog({ opened, title, children, closeOnClickOutside = true, ...rest }: ModalProps) {
  const [shown, setShown] = useState({ title, children });
  if (opened && (shown.title !== title || shown.children !== children)) setShown({ title, children });
  const settled = useSettled(opened);
  return (
    <Modal opened={opened} title={shown.title} closeOnClickOutside={closeOnClickOutside && settled} {...rest}>
      {shown.children}
    </Modal>
  );
}

/** The second click of a double one falls outside the dialog that the first one opened. */
function useSettled(opened: boolean): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (!opened) return undefined;
    const timer = setTimeout(() => setSettled(true), DOUBLE_CLICK);
    return () => {
      clearTimeout(timer);
      setSettled(false);
    };
  }, [opened]);
  return settled;
}
