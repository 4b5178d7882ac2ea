import type { IntentoRevisado } from '@catedra/shared/intentos/despues.ts';
import classes from '#pages/intentos/despues/Despues.module.css';
import { arrivals, leftBlank } from '#pages/intentos/despues/arrivals.ts';
import { enumerar } from '#ui/words/words.ts';

/** Every question by its number: which arrived with an answer, and which did not. */
export function Arrived({ revisado }: { readonly revisado: IntentoRevisado }) {
  const all = arrivals(revisado);
  if (all.length === 0) return null;
  const blank = leftBlank(revisado);
  return (
    <>
      <div className={classes.arrived} aria-hidden>
        {all.map(({ number, answered }) => (
          <i key={number} data-answered={answered || undefined}>
            {number}
          </i>
        ))}
      </div>
      {blank.length > 0 && (
        <p className="look-quiet">
          {blank.length === 1
            ? `La ${blank[0]} se quedó sin responder.`
            : `Sin responder: ${enumerar(blank)}.`}
        </p>
      )}
    </>
  );
}
