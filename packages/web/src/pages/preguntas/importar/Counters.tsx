import type { EstadoDeLinea, Importacion } from '@catedra/shared/importaciones/schemas.ts';
import {
  IconAlertCircle,
  IconCheck,
  IconMinus,
  IconPencil,
  IconRefresh,
  IconTrash,
} from '@tabler/icons-react';
import styles from '#pages/preguntas/importar/Import.module.css';
import classes from '#parts/cargas/Counters.module.css';
import { numero } from '#ui/words/words.ts';

const KINDS = [
  { id: undefined, label: 'Todas', icon: null, kind: undefined, always: true },
  { id: 'entendida', label: 'Entendidas', icon: IconCheck, kind: 'nueva', always: true },
  { id: 'con_cambio', label: 'Con un cambio', icon: IconPencil, kind: 'aviso', always: true },
  { id: 'igual', label: 'Iguales', icon: IconMinus, kind: undefined, always: false },
  { id: 'cambiada', label: 'Cambiadas', icon: IconRefresh, kind: 'cambia', always: false },
  { id: 'conflicto', label: 'Editadas aquí', icon: IconPencil, kind: 'aviso', always: false },
  { id: 'no_importa', label: 'No se importan', icon: IconAlertCircle, kind: 'error', always: true },
  { id: 'fuera', label: 'Dejadas fuera', icon: IconTrash, kind: undefined, always: false },
] as const;

interface CountersProps {
  readonly contadores: Importacion['contadores'];
  readonly value: EstadoDeLinea | undefined;
  readonly onChange: (estado: EstadoDeLinea | undefined) => void;
}

/** How many of each kind, which add up to all; pressing one shows those alone. */
export function Counters({ contadores, value, onChange }: CountersProps) {
  const shown = KINDS.filter(({ id, always }) => always || (id && contadores[id] > 0));
  return (
    <div
      className={`${classes.counters} ${styles.counters}`}
      role="group"
      aria-label="Preguntas por lo que pasará"
    >
      {shown.map(({ id, label, icon: Icon, kind }) => {
        const count = id ? contadores[id] : contadores.total;
        return (
          <button
            key={label}
            type="button"
            className={classes.counter}
            data-kind={kind}
            data-none={count === 0 || undefined}
            aria-pressed={value === id}
            onClick={() => onChange(id)}
          >
            <span className={classes.label}>
              {Icon && <Icon size={16} stroke={2} aria-hidden />}
              {label}
            </span>
            <b>{numero(count)}</b>
          </button>
        );
      })}
    </div>
  );
}

const NOMBRADAS = [
  'entendida',
  'con_cambio',
  'cambiada',
  'conflicto',
  'igual',
  'no_importa',
  'fuera',
] as const;

/** «214 + 9 + 3 son las 226 del archivo.» */
export function sumOf(contadores: Importacion['contadores']): string {
  const partes = NOMBRADAS.map((una) => contadores[una]).filter((cuantas) => cuantas > 0);
  const todas =
    contadores.total === 1 ? 'Es la única del archivo.' : `Son las ${numero(contadores.total)} del archivo.`;
  return partes.length < 2
    ? todas
    : `${partes.map((una) => numero(una)).join(' + ')} son las ${numero(contadores.total)} del archivo.`;
}
