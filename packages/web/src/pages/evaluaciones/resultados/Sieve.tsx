import type { Criba, Resultados } from '@catedra/shared/intentos/resultados.ts';
import classes from '#pages/evaluaciones/resultados/Resultados.module.css';
import { cuenta, numero } from '#ui/words/words.ts';

/** What the list can be sifted by: attempts, and the people who made none. */
export const NOMBRES: Readonly<Record<Criba, string>> = {
  aprobados: 'Aprobados',
  suspensos: 'No aprueban',
  por_calificar: 'Provisionales',
  en_curso: 'En curso',
  anulados: 'Anulados',
  sin_empezar: 'Sin empezar',
};
const SIFTED = Object.keys(NOMBRES) as Criba[];

interface SieveProps {
  readonly resultados: Resultados | undefined;
  readonly criba: Criba | undefined;
  readonly onChange: (criba: Criba | undefined) => void;
}

/** How many there are of each sort; pressing one leaves those. */
export function Sieve({ resultados, criba, onChange }: SieveProps) {
  const figure = (count: number | undefined) => <b>{count === undefined ? '—' : numero(count)}</b>;
  return (
    <nav className={classes.sieve} aria-label="Intentos por estado">
      <button type="button" aria-pressed={criba === undefined} onClick={() => onChange(undefined)}>
        <span>Todos</span>
        {figure(resultados?.todos)}
        <small>
          {resultados
            ? `de ${cuenta(resultados.personas, 'persona')}; ${cuenta(resultados.entregados, 'entregado')}`
            : '\u00a0'}
          {typeof resultados?.media === 'number' && `; media ${numero(resultados.media)}`}
        </small>
      </button>
      {SIFTED.map((una) => (
        <button
          key={una}
          type="button"
          aria-pressed={criba === una}
          onClick={() => onChange(criba === una ? undefined : una)}
        >
          <span>{NOMBRES[una]}</span>
          {figure(resultados?.cuentas[una])}
        </button>
      ))}
    </nav>
  );
}
