import type { Resultado } from '@catedra/shared/intentos/resultados.ts';
import classes from '#pages/evaluaciones/resultados/personas/Personas.module.css';
import { notaEnColumna } from '#ui/words/words.ts';

type Kind = 'counts' | 'fails' | 'before' | 'void';

interface PersonDotsProps {
  readonly intentos: readonly Resultado[];
  readonly looked: Resultado | undefined;
  readonly notaMinima: number;
}

interface Dot {
  readonly id: string;
  readonly nota: number;
  readonly kind: Kind;
}

function dotsOf({ intentos, looked, notaMinima }: PersonDotsProps): Dot[] {
  return intentos.flatMap(({ id, nota, provisional, estado, cuenta }) => {
    if (nota === null || provisional || estado === 'en_curso' || estado === 'vencido') return [];
    const counts = looked ? id === looked.id : cuenta;
    const kind = estado === 'anulado' ? 'void' : !counts ? 'before' : nota >= notaMinima ? 'counts' : 'fails';
    return [{ id, nota, kind }];
  });
}

const SAID: Readonly<Record<Kind, string>> = {
  counts: ', cuenta',
  fails: ', cuenta',
  before: '',
  void: ', anulado',
};

/** The attempts of a person on a line from 0 to 10: a dot each. */
export function PersonDots(props: PersonDotsProps) {
  const dots = dotsOf(props);
  const marks = dots.filter(({ kind }) => kind !== 'void').map(({ nota }) => nota);
  const from = Math.min(...marks);
  return (
    <span
      className={classes.line}
      role="img"
      aria-label={
        dots.length === 0
          ? 'sin nota todavía'
          : dots.map(({ nota, kind }) => `${notaEnColumna(nota)}${SAID[kind]}`).join('; ')
      }
    >
      <span className={classes.pass} style={{ left: `${props.notaMinima * 10}%` }} />
      {marks.length > 1 && (
        <span
          className={classes.span}
          style={{ left: `${from * 10}%`, width: `${(Math.max(...marks) - from) * 10}%` }}
        />
      )}
      {dots.map(({ id, nota, kind }) => (
        <i key={id} data-kind={kind} style={{ left: `${nota * 10}%` }} />
      ))}
    </span>
  );
}

const LEGEND: readonly (readonly [Kind, string])[] = [
  ['counts', 'cuenta'],
  ['fails', 'cuenta y no llega'],
  ['before', 'otro intento'],
  ['void', 'anulado'],
];

export const DotsLegend = () => (
  <p className={classes.legend} aria-hidden>
    {LEGEND.map(([kind, words]) => (
      <span key={kind}>
        <i data-kind={kind} />
        {words}
      </span>
    ))}
  </p>
);
