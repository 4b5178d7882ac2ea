import classes from '#ui/marks/DueDate.module.css';
import {
  cuando,
  diaYHora,
  fecha,
  fechaCompleta,
  fechaCorta,
  fechaYHora,
  hace,
  mayuscula,
  urgencia,
  vence,
} from '#ui/words/words.ts';
import { useNow, useZone } from '#ui/words/zone.tsx';

interface MomentProps {
  readonly date: string | Date;
  /** Begins a sentence. */
  readonly capital?: boolean;
}

interface WordsProps extends MomentProps {
  readonly words: string;
  /** What stays true when it is read on paper another day: with its day and its year. */
  readonly onPaper: string;
  readonly urgency?: ReturnType<typeof urgencia>;
}

function Words({ date, capital, words, onPaper, urgency }: WordsProps) {
  const zone = useZone();
  const said = (text: string) => (capital ? mayuscula(text) : text);
  return (
    <time
      className={classes.moment}
      data-urgency={urgency}
      data-on-paper={said(onPaper)}
      dateTime={date instanceof Date ? date.toISOString() : date}
      title={fechaCompleta(date, zone)}
    >
      <span>{said(words)}</span>
    </time>
  );
}

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
  const urgency = urgencia(date, now, zone);
  const onPaper = done
    ? `hasta el ${fechaCorta(date, zone)}`
    : `${urgency === 'tarde' ? 'venció' : 'vence'} el ${fechaYHora(date, zone)}`;
  return (
    <span className="look-muted">
      <Words
        date={date}
        capital={capital}
        words={words}
        onPaper={onPaper}
        urgency={done ? undefined : urgency}
      />
    </span>
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
  return <Words date={date} capital={capital} words={words} onPaper={`el ${fechaYHora(date, zone)}`} />;
}
