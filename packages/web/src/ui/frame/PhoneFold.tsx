import { type ReactNode, useState } from 'react';
import classes from '#ui/frame/PhoneFold.module.css';

interface PhoneFoldProps {
  /** What unfolds it: «Añadir miembros». */
  readonly label: string;
  readonly children: ReactNode;
}

/** On a phone it waits behind a word, so that the rows one comes for are in sight; elsewhere it is simply there. */
export function PhoneFold({ label, children }: PhoneFoldProps) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button
        type="button"
        className={classes.button}
        aria-expanded={opened}
        onClick={() => setOpened(!opened)}
      >
        {opened ? 'Plegar' : label}
      </button>
      <div className={classes.folded} data-opened={opened || undefined}>
        {children}
      </div>
    </>
  );
}
