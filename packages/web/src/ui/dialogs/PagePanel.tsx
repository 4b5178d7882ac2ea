import { CloseButton } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import classes from '#ui/dialogs/PagePanel.module.css';
import { Part } from '#ui/states/Part.tsx';

interface PagePanelProps {
  readonly title: string;
  readonly onClose: () => void;
  /** The page it stands over: seen, and out of reach of keyboard and screen reader alike. */
  readonly under: ReactNode;
  readonly children: ReactNode;
}

/** A list that is open inside it closes first. */
const isOwnEscape = ({ key, target }: KeyboardEvent): boolean =>
  key === 'Escape' &&
  target instanceof Element &&
  target.getAttribute('data-mantine-stop-propagation') !== 'true';

/**
 * A dialog that is a page of its own, with its address and its title. Unlike those that a page opens it holds nobody: the
 * menu stays at hand, and opening it loses nothing of what is being written.
 */
export function PagePanel({ title, onClose, under, children }: PagePanelProps) {
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    panel.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, []);
  return (
    <>
      <div inert>{under}</div>
      {/* The cross and Escape do the same for whoever has no pointer. */}
      <div
        className={classes.ground}
        role="presentation"
        onPointerDown={({ target, currentTarget }) => {
          pressed.current = target === currentTarget;
        }}
        onClick={({ target, currentTarget }) => {
          // A choice that began inside and slipped out closes nothing, nor the second click of the one that came here.
          if (pressed.current && target === currentTarget) onClose();
        }}
        onKeyDown={(event) => {
          if (isOwnEscape(event)) onClose();
        }}
      >
        <section ref={panel} role="dialog" aria-labelledby={titleId} className={classes.panel}>
          <header className={classes.head}>
            <h1 id={titleId} className={classes.title}>
              {title}
            </h1>
            <CloseButton className={classes.close} onClick={onClose} />
          </header>
          <Part rest="Puedes cerrar este cuadro: lo demás de la página sigue funcionando.">{children}</Part>
        </section>
      </div>
    </>
  );
}
