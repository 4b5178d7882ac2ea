import classes from '#app/layout/PrintHead.module.css';
import { Brand } from '#ui/frame/Logo.tsx';
import { aLas, fechaConAño, hora } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

/** On paper alone: whose sheet it is, and of when. */
export function PrintHead() {
  const now = useNow();
  const zone = useZone();
  return (
    <div className={classes.head} aria-hidden>
      <Brand size={20} />
      <span>
        Impreso el {fechaConAño(now, zone)} {aLas(now, zone)} {hora(now, zone)}
      </span>
    </div>
  );
}
