import type { Carga } from '@catedra/shared/cargas/schemas.ts';
import type { CambioDeFila, FilaDeCarga } from '@catedra/shared/cargas/filas.ts';
import { useState } from 'react';
import { columnasDe } from '#pages/usuarios/carga-masiva/revision/row-cells.ts';
import { RowDialog } from '#pages/usuarios/carga-masiva/revision/RowDialog.tsx';
import classes from '#parts/cargas/Rows.module.css';
import unseen from '#ui/frame/unseen.module.css';
import { RowView } from '#pages/usuarios/carga-masiva/revision/RowView.tsx';

interface RowsTableProps {
  readonly carga: Carga;
  readonly filas: readonly FilaDeCarga[];
  /** The line whose correction is on its way. */
  readonly saving?: number | null;
  /** Absent: nothing can be corrected any more. */
  readonly onEdit?: (linea: number, cambio: CambioDeFila) => void;
  readonly onGoTo?: (linea: number) => void;
}

/** Each row with what will happen to it; a wrong cell is marked, says why beneath and is corrected in its place. */
export function RowsTable({ carga, filas, saving = null, onEdit, onGoTo }: RowsTableProps) {
  const columnas = columnasDe(carga);
  const [whole, setWhole] = useState<FilaDeCarga | null>(null);
  return (
    <>
      <div className={classes.scroll}>
        <table className={classes.table}>
          <caption className={unseen.unseen}>
            Filas del archivo y lo que {onEdit ? 'pasará' : 'pasó'} con cada una
          </caption>
          <thead>
            <tr>
              <th className={classes.line}>Fila</th>
              <th className={classes.what}>{onEdit ? 'Qué pasará' : 'Qué pasó'}</th>
              {columnas.map(({ posicion, titulo }) => (
                <th key={posicion}>{titulo}</th>
              ))}
              {onEdit && (
                <th className={classes.menu}>
                  <span className={unseen.unseen}>Acciones</span>
                </th>
              )}
            </tr>
          </thead>
          {filas.map((fila) => (
            <RowView
              key={fila.linea}
              fila={fila}
              columnas={columnas}
              saving={saving === fila.linea}
              onEdit={onEdit && ((cambio) => onEdit(fila.linea, cambio))}
              onWhole={() => setWhole(fila)}
              onGoTo={onGoTo}
            />
          ))}
        </table>
      </div>
      {whole && onEdit && (
        <RowDialog
          fila={whole}
          columnas={columnas}
          onClose={() => setWhole(null)}
          onSave={(celdas) => onEdit(whole.linea, { celdas })}
        />
      )}
    </>
  );
}
