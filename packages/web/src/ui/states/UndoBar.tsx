import { IconArrowBackUp, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { messageOf } from '#platform/api-error.ts';
import { type Undoable, useUndoable, withdrawUndo } from '#ui/states/undo.ts';
import classes from '#ui/states/UndoBar.module.css';

const SHOWN_FOR = 20_000;

/** What was just done, and a button to take it back; it leaves by itself unless someone is on it. */
export function UndoBar() {
  const undoable = useUndoable();
  return (
    <div role="status" className={classes.place}>
      {undoable && <Offer key={undoable.words} undoable={undoable} />}
    </div>
  );
}

function Offer({ undoable }: { readonly undoable: Undoable }) {
  const [held, setHeld] = useState(false);
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const still = held || working || failure !== null;
  useEffect(() => {
    if (still) return undefined;
    const timer = setTimeout(() => withdrawUndo(undoable), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [still, undoable]);

  const undo = async () => {
    if (working) return;
    setWorking(true);
    setFailure(null);
    try {
      await undoable.undo();
      withdrawUndo(undoable);
    } catch (error) {
      setFailure(error);
    } finally {
      setWorking(false);
    }
  };

  return (
    <div
      className={classes.bar}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={classes.words}>
        {failure === null ? undoable.words : `No se pudo deshacer. ${messageOf(failure)}`}
      </span>
      <button type="button" aria-busy={working} onClick={() => void undo()}>
        <IconArrowBackUp size={18} stroke={1.75} aria-hidden />
        Deshacer
      </button>
      <button type="button" aria-label="Cerrar el aviso" onClick={() => withdrawUndo(undoable)}>
        <IconX size={18} stroke={1.75} aria-hidden />
      </button>
    </div>
  );
}
