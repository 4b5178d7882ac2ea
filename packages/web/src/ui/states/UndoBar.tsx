import { IconArrowBackUp, IconArrowForwardUp, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { messageOf } from '#platform/api-error.ts';
import { type Offer, press, useOffer, withdraw } from '#ui/states/undo.ts';
import classes from '#ui/states/UndoBar.module.css';
import foot from '#ui/frame/foot-bar.module.css';

const SHOWN_FOR = 20_000;
const TICK = 500;

/** A dialog that is still read lies over the bar: its time begins when it can be pressed. */
const covered = () => document.querySelector('[role="dialog"][aria-modal="true"]') !== null;

/** What was just done, and a button to take it back; it leaves by itself unless someone is on it. */
export function UndoBar() {
  const offer = useOffer();
  return (
    <div role="status" className={classes.place}>
      {offer && <Bar key={offer.undoable.words} offer={offer} />}
    </div>
  );
}

function wordsOf({ undoable, undone, failure }: Offer): string {
  if (failure !== null) return `No se pudo ${undone ? 'rehacer' : 'deshacer'}. ${messageOf(failure)}`;
  if (!undone) return undoable.words;
  return undoable.wordsOfUndone?.() ?? `Deshecho: ${undoable.words}`;
}

function Bar({ offer }: { readonly offer: Offer }) {
  const [held, setHeld] = useState(false);
  const { undoable, undone, working, failure } = offer;
  const still = held || working || failure !== null;
  useEffect(() => {
    if (still) return undefined;
    let left = SHOWN_FOR;
    const timer = setInterval(() => {
      left = covered() ? SHOWN_FOR : left - TICK;
      if (left <= 0) withdraw(offer);
    }, TICK);
    return () => clearInterval(timer);
  }, [still, offer]);
  const Icon = undone ? IconArrowForwardUp : IconArrowBackUp;

  return (
    <div
      className={`${foot.bar} ${classes.offer}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={classes.words}>{wordsOf(offer)}</span>
      {(!undone || undoable.redo) && (
        <button type="button" className={classes.act} aria-busy={working} onClick={() => void press(offer)}>
          <Icon size={18} stroke={1.75} aria-hidden />
          {undone ? 'Rehacer' : 'Deshacer'}
          {undoable.place !== undefined && (
            <kbd className={classes.keys} aria-hidden>
              {undone ? 'Ctrl Y' : 'Ctrl Z'}
            </kbd>
          )}
        </button>
      )}
      <button type="button" aria-label="Cerrar el aviso" onClick={() => withdraw(offer)}>
        <IconX size={18} stroke={1.75} aria-hidden />
      </button>
    </div>
  );
}
