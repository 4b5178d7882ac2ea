import {
  type CargaDeExternas,
  ESTADOS_DE_FILA_DE_EXTERNA,
  type EstadoDeFilaDeExterna,
} from '@catedra/shared/externas/archivo/schemas.ts';
import { FILAS } from '#pages/reportes/externas/archivo/palabras.ts';
import classes from '#parts/cargas/Counters.module.css';
import { numero } from '#ui/words/words.ts';

interface CuentasProps {
  readonly carga: CargaDeExternas;
  readonly value: EstadoDeFilaDeExterna | undefined;
  readonly onChange: (value: EstadoDeFilaDeExterna | undefined) => void;
}

const DE_REVISION: readonly EstadoDeFilaDeExterna[] = ['nueva', 'igual', 'repetida', 'error', 'fuera'];

/** How many rows of each kind; pressing one shows those alone. */
export function Cuentas({ carga: { contadores, filas, estado }, value, onChange }: CuentasProps) {
  const kinds =
    estado === 'leida' ? DE_REVISION : ESTADOS_DE_FILA_DE_EXTERNA.filter((uno) => contadores[uno] > 0);
  const one = (id: EstadoDeFilaDeExterna | undefined, label: string, count: number) => (
    <button
      key={label}
      type="button"
      className={classes.counter}
      data-kind={id && FILAS[id].kind}
      data-none={count === 0 || undefined}
      aria-pressed={value === id}
      onClick={() => onChange(id)}
    >
      <span className={classes.label}>{label}</span>
      <b>{numero(count)}</b>
    </button>
  );
  return (
    <div className={classes.counters} role="group" aria-label="Filas por lo que pasará">
      {one(undefined, 'Todas', filas)}
      {kinds.map((kind) => one(kind, FILAS[kind].many, contadores[kind]))}
    </div>
  );
}
