import { CloseButton } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import classes from '#pages/curso/classroom/Sheet.module.css';
import { Part } from '#ui/states/Part.tsx';

interface SheetProps {
  readonly title: string;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Rises from the bottom of a phone: the browser's own modal dialog, closed by Escape or a touch outside. */
export function Sheet({ title, opened, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element || !opened) return;
    element.showModal();
    element.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
    const outside = (event: MouseEvent) => event.target === element && element.close();
    element.addEventListener('click', outside);
    return () => {
      element.removeEventListener('click', outside);
      element.close();
    };
  }, [opened]);

  return (
    <dialog ref={dialog} className={classes.sheet} aria-labelledby={titleId} onClose={onClose}>
      {opened && (
        <div className={classes.inside}>
          <header className={`look-ends ${classes.head}`}>
            <h2 id={titleId}>{title}</h2>
            <CloseButton size="lg" onClick={onClose} />
          </header>
          <div className={classes.content}>
            <Part>{children}</Part>
          </div>
        </div>
      )}
    </dialog>
  );
}
