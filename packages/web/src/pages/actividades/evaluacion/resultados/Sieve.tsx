import type { Criba, Resultados } from '@catedra/shared/intentos/resultados.ts';
import { Link } from '@tanstack/react-router';
import classes from '#pages/actividades/evaluacion/resultados/Resultados.module.css';
import { rutas } from '#platform/paths.ts';
import { cuenta, numero } from '#ui/words/words.ts';

/** What attempts can be sifted by. Whoever has not begun has none: that is only a figure. */
export const NOMBRES: Readonly<Record<Exclude<Criba, 'sin_empezar'>, string>> = {
  aprobados: 'Aprobados',
  suspensos: 'No aprueban',
  por_calificar: 'Provisionales',
  en_curso: 'En curso',
  anulados: 'Anulados',
};
type Sifted = keyof typeof NOMBRES;
const SIFTED = Object.keys(NOMBRES) as Sifted[];

interface SieveProps {
  readonly cursoId: string;
  readonly resultados: Resultados | undefined;
  readonly criba: Sifted | undefined;
  readonly onChange: (criba: Sifted | undefined) => void;
}

/** How many attempts there are of each sort; pressing one leaves those. */
export function Sieve({ cursoId, resultados, criba, onChange }: SieveProps) {
  const figure = (count: number | undefined) => <b>{count === undefined ? '—' : numero(count)}</b>;
  return (
    <nav className={classes.sieve} aria-label="Intentos por estado">
      <button type="button" aria-pressed={criba === undefined} onClick={() => onChange(undefined)}>
        <span>Todos</span>
        {figure(resultados?.entregados)}
        <small>
          {resultados ? `entregados, de ${cuenta(resultados.personas, 'persona')}` : '\u00a0'}
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
      <Link to={rutas.cursoEditar(cursoId)} search={{ parte: 'participantes' } as never}>
        <span>Sin empezar</span>
        {figure(resultados?.cuentas.sin_empezar)}
        <small>Ver participantes</small>
      </Link>
    </nav>
  );
}
