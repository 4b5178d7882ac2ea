import type { FilaDeCarga } from '@catedra/shared/cargas/filas.ts';
import {
  type Icon,
  IconAlertCircle,
  IconAlertTriangle,
  IconMinus,
  IconPencil,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import classes from '#parts/cargas/Rows.module.css';

interface Words {
  readonly icon: Icon;
  readonly label: string;
  readonly kind: string;
}

const ESTADOS: Readonly<Record<FilaDeCarga['estado'], Words>> = {
  pendiente: { icon: IconMinus, label: 'Sin revisar', kind: 'igual' },
  nueva: { icon: IconPlus, label: 'Nueva', kind: 'nueva' },
  cambia: { icon: IconPencil, label: 'Actualiza', kind: 'cambia' },
  igual: { icon: IconMinus, label: 'Sin cambios', kind: 'igual' },
  error: { icon: IconAlertCircle, label: 'Error', kind: 'error' },
  descartada: { icon: IconTrash, label: 'Dejada fuera', kind: 'igual' },
};

const RESULTADOS: Readonly<Record<NonNullable<FilaDeCarga['resultado']>, Words>> = {
  creada: { icon: IconPlus, label: 'Creada', kind: 'nueva' },
  actualizada: { icon: IconPencil, label: 'Actualizada', kind: 'cambia' },
  igual: { icon: IconMinus, label: 'Sin cambios', kind: 'igual' },
  fallida: { icon: IconAlertCircle, label: 'No se pudo', kind: 'error' },
};

/** What will happen with the row or, once imported, what happened. */
export function RowOutcome({ fila }: { readonly fila: FilaDeCarga }) {
  const { icon: Icon, label, kind } = fila.resultado ? RESULTADOS[fila.resultado] : ESTADOS[fila.estado];
  const aviso = fila.avisos.length > 0 && fila.estado !== 'error' && fila.estado !== 'descartada';
  return (
    <>
      <span className={classes.estado} data-kind={kind}>
        <Icon size={16} stroke={2} aria-hidden />
        {label}
      </span>
      {aviso && (
        <span className={classes.estado} data-kind="aviso">
          <IconAlertTriangle size={16} stroke={2} aria-hidden />
          Aviso
        </span>
      )}
    </>
  );
}
