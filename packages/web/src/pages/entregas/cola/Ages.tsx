import type { Pendientes } from '@catedra/shared/entregas/cola.ts';
import classes from '#pages/entregas/cola/Cola.module.css';
import { barsOf, titleOfAges } from '#pages/entregas/cola/words.ts';
import { Section } from '#ui/frame/Section.tsx';
import { cuenta, numero } from '#ui/words/words.ts';

/** How many wait since each day: the oldest stand out. */
export function Ages({ pendientes: { edades, total } }: { readonly pendientes: Pendientes }) {
  const bars = barsOf(edades);
  const most = Math.max(1, ...bars.map(({ cuantas }) => cuantas));
  return (
    <Section title={titleOfAges(edades)} rule={false}>
      <ul className={classes.ages} aria-label="Por el tiempo que esperan">
        {bars.map(({ dias, label, cuantas }, i) => (
          <li key={dias} data-oldest={(i === bars.length - 1 && bars.length > 1) || undefined}>
            <span>{label}</span>
            <span className={classes.bar} aria-hidden>
              <i style={{ width: `${(cuantas / most) * 100}%` }} />
            </span>
            <b>{numero(cuantas)}</b>
          </li>
        ))}
      </ul>
      <p className={classes.foot}>
        {cuenta(total, 'entrega')}, por el tiempo que {total === 1 ? 'espera' : 'esperan'}
      </p>
    </Section>
  );
}
