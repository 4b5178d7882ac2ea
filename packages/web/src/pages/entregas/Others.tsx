import { useQuery } from '@tanstack/react-query';
import type { Sheet } from '#pages/entregas/mark-values.ts';
import classes from '#pages/entregas/Others.module.css';
import { otrasQuery } from '#pages/entregas/queries.ts';
import unseen from '#ui/frame/unseen.module.css';
import { cuenta, numero } from '#ui/words/words.ts';

/** How the points of others in the same thing are spread: what it is measured against, and nobody's name. */
export function Others({ sheet: { de, maximo } }: { readonly sheet: Sheet }) {
  const { data } = useQuery(otrasQuery(de));
  if (!data || data.mediana === null) return null;
  const { cuantas, mediana, tramos } = data;
  const most = Math.max(1, ...tramos);
  const at = (tramo: number) => numero((tramo / tramos.length) * maximo, 2);
  return (
    <section className={classes.others} aria-label="Lo que sacaron otras personas">
      <p>
        De {cuenta(cuantas, 'corregida')}, la del medio tiene <b>{numero(mediana * maximo, 2)}</b>
      </p>
      <ol>
        {tramos.map((cuantasHay, i) => (
          <li
            key={i}
            data-middle={Math.min(tramos.length - 1, Math.floor(mediana * tramos.length)) === i || undefined}
          >
            <i style={{ height: `${(cuantasHay / most) * 100}%` }} aria-hidden />
            <span className={unseen.unseen}>
              De {at(i)} a {at(i + 1)}: {numero(cuantasHay)}
            </span>
          </li>
        ))}
      </ol>
      <p className={classes.ends} aria-hidden>
        <span>0</span>
        <span>{numero(maximo, 2)}</span>
      </p>
    </section>
  );
}
