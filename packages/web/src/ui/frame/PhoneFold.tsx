import { type ReactNode, useState } from 'react';
import classes from '#ui/frame/PhoneFold.module.css';

interface PhoneFoldProps {
  /** What unfolds it: «Añadir miembros». */
  readonly label: string;
  /** Where there is nothing else to see yet, it is simply there on a phone too. */
  readonly folds?: boolean;
  readonly children: ReactNode;
}

/** On a phone it waits behind a word, so that the rows one comes for are in sight; elsewhere it is simply there. */
export function PhoneFold({ label, folds = true, children }: PhoneFoldProps) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      {folds && (
        <button
          type="button"
          className={classes.button}
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          {opened ? 'Plegar' : label}
        </button>
      )}
      <div className={classes.folded} data-opened={opened || !folds || undefined}>
        {children}
      </div>
    </>
  );
}
