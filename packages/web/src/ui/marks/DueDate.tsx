import classes from '#ui/marks/DueDate.module.css';
import { cuando, diaYHora, fecha, fechaCompleta, hace, mayuscula, urgencia, vence } from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

interface MomentProps {
  readonly date: string | Date;
  /** Begins a sentence. */
  readonly capital?: boolean;
}

const iso = (date: string | Date) => (date instanceof Date ? date.toISOString() : date);

interface DueDateProps extends MomentProps {
  /** Says the day and the hour too. */
  readonly exact?: boolean;
  /** What had to be done is done: its day stays for the record, and presses nobody. */
  readonly done?: boolean;
}

/** "Vence en 3 días": red when late, saffron on its very day; the full date on hover. */
export function DueDate({ date, capital = true, exact = false, done = false }: DueDateProps) {
  const now = useNow();
  const zone = useZone();
  const near = done ? `hasta el ${fecha(date, now, zone)}` : vence(date, now, zone);
  const words = exact && !/\d:\d\d$/.test(near) ? `${near}, ${diaYHora(date, now, zone)}` : near;
  return (
    <time
      className={classes.due}
      data-urgency={done ? undefined : urgencia(date, now, zone)}
      dateTime={iso(date)}
      title={fechaCompleta(date, zone)}
    >
      {capital ? mayuscula(words) : words}
    </time>
  );
}

/** "hoy a las 09:58", "hace 4 días", or with minutes when `recent`. */
export function Moment({
  date,
  capital = false,
  recent = false,
}: MomentProps & { readonly recent?: boolean }) {
  const now = useNow();
  const zone = useZone();
  const words = recent ? hace(date, now, zone) : cuando(date, now, zone);
  return (
    <time dateTime={iso(date)} title={fechaCompleta(date, zone)}>
      {capital ? mayuscula(words) : words}
    </time>
  );
}
