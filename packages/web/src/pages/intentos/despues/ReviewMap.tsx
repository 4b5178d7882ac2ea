import type { PreguntaRevisada } from '@catedra/shared/intentos/despues.ts';
import { IconCheck, IconX } from '@tabler/icons-react';
import { RESULTS, type Result } from '#pages/intentos/despues/results.ts';
import classes from '#pages/intentos/despues/ReviewMap.module.css';

interface ReviewMapProps {
  readonly preguntas: readonly PreguntaRevisada[];
  readonly numbers: ReadonlyMap<number, number>;
  readonly onGo: (lugar: number) => void;
}

/** Half of it is drawn by the style: as a letter it would be part of what the button says. */
const MARKS: Partial<Record<Result, typeof IconCheck | 'half'>> = {
  acierto: IconCheck,
  fallo: IconX,
  parcial: 'half',
};

const KINDS = Object.keys(RESULTS) as Result[];

/** How each question went, at a glance, and the way to it. */
export function ReviewMap({ preguntas, numbers, onGo }: ReviewMapProps) {
  const asked = preguntas.filter(({ lugar }) => numbers.has(lugar));
  const count = (kind: Result) => asked.filter(({ resultado }) => resultado === kind).length;
  const known = asked.some(({ resultado }) => resultado !== undefined);
  return (
    <nav aria-label="Preguntas">
      <h2 className={classes.title}>
        {known
          ? `${count('acierto')} de ${asked.length} ${asked.length === 1 ? 'acertada' : 'acertadas'}`
          : 'Preguntas'}
      </h2>
      <ul className={classes.cells}>
        {asked.map(({ lugar, resultado }) => (
          <li key={lugar}>
            <button
              type="button"
              className={classes.cell}
              data-result={resultado}
              aria-label={[`Pregunta ${numbers.get(lugar)}`, resultado && RESULTS[resultado][0].toLowerCase()]
                .filter(Boolean)
                .join(', ')}
              onClick={() => onGo(lugar)}
            >
              {numbers.get(lugar)}
              <Sign result={resultado} />
            </button>
          </li>
        ))}
      </ul>
      {known && (
        <dl className={`look-quiet ${classes.legend}`}>
          {KINDS.filter((kind) => count(kind) > 0).map((kind) => (
            <div key={kind}>
              <dt>
                <i className={classes.cell} data-result={kind} aria-hidden />
                {RESULTS[kind][1]}
              </dt>
              <dd>{count(kind)}</dd>
            </div>
          ))}
        </dl>
      )}
    </nav>
  );
}

function Sign({ result }: { readonly result: Result | undefined }) {
  const Mark = result && MARKS[result];
  if (!Mark) return null;
  return (
    <span className={classes.sign} data-half={Mark === 'half' || undefined} aria-hidden>
      {Mark !== 'half' && <Mark size={12} stroke={3} />}
    </span>
  );
}
