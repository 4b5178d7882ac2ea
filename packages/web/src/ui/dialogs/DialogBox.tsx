import { Modal, type ModalProps } from '@mantine/core';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import classes from '#ui/dialogs/Dialog.module.css';
import { Part } from '#ui/states/Part.tsx';

const DOUBLE_CLICK = 400;

export interface DialogProps extends Omit<ModalProps, 'size' | 'withCloseButton' | 'classNames'> {
  /** It compares, or holds a table. */
  readonly wide?: boolean;
}

/**
 * Every dialog: a title, a cross, and what it can do at its foot; on a phone it rises from the bottom. It goes on
 * saying the same while it fades away, though what it was about is already gone.
 */
export function DialogBox({
  opened,
  title,
  children,
  wide,
  closeOnClickOutside = true,
  ...rest
}: DialogProps) {
  const [shown, setShown] = useState({ title, children });
  if (opened && (shown.title !== title || shown.children !== children)) setShown({ title, children });
  const settled = useSettled(opened);
  return (
    <Modal
      opened={opened}
      title={shown.title}
      size={wide ? 760 : 560}
      classNames={{ inner: classes.inner, content: classes.content }}
      closeOnClickOutside={closeOnClickOutside && settled}
      {...rest}
    >
      <Content>
        <Part rest="Puedes cerrar este cuadro: lo demás de la página sigue funcionando.">
          {shown.children}
        </Part>
      </Content>
    </Modal>
  );
}

const FIRST = 'input:enabled, textarea:enabled, select:enabled, button:enabled, a[href]';

/** The keyboard begins at what the dialog asks, not at its cross. */
function Content({ children }: { readonly children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (content.current?.querySelector('[data-autofocus]')) return;
    content.current?.querySelector(FIRST)?.setAttribute('data-autofocus', '');
  }, []);
  return <div ref={content}>{children}</div>;
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
