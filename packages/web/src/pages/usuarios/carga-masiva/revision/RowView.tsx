import type { CampoALaVista } from '@catedra/shared/campos/schemas.ts';
import type { CambioDeFila, FilaDeCarga } from '@catedra/shared/cargas/filas.ts';
import { IconPencil, IconRestore, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { CellEditor } from '#pages/usuarios/carga-masiva/revision/CellEditor.tsx';
import {
  cambioDe,
  type Columna,
  mensajesDe,
  textoDe,
} from '#pages/usuarios/carga-masiva/revision/row-cells.ts';
import { RowMessages } from '#pages/usuarios/carga-masiva/revision/RowMessages.tsx';
import { RowOutcome } from '#pages/usuarios/carga-masiva/revision/RowOutcome.tsx';
import classes from '#parts/cargas/Rows.module.css';
import unseen from '#ui/frame/unseen.module.css';
import { datoEnPalabras } from '#pages/usuarios/carga-masiva/propios.ts';
import { useFields } from '#parts/campos/own-fields.ts';
import { RowMenu } from '#ui/lists/RowMenu.tsx';

interface RowViewProps {
  readonly fila: FilaDeCarga;
  readonly columnas: readonly Columna[];
  readonly saving: boolean;
  readonly onEdit?: (cambio: CambioDeFila) => void;
  readonly onWhole: () => void;
  readonly onGoTo?: (linea: number) => void;
}

export function RowView({ fila, columnas, saving, onEdit, onWhole, onGoTo }: RowViewProps) {
  const campos = useFields('others');
  const [editing, setEditing] = useState<number | null>(null);
  const [touched, setTouched] = useState<readonly number[]>([]);
  const row = useRef<HTMLTableSectionElement>(null);
  const justSaved = useRef<number | null>(null);
  // Whoever corrected a cell goes on from where they were.
  useEffect(() => {
    if (saving || justSaved.current === null) return;
    row.current?.querySelector<HTMLElement>(`[data-celda="${justSaved.current}"]`)?.focus();
    justSaved.current = null;
  }, [saving]);
  const mensajes = mensajesDe(fila);
  const descartada = fila.estado === 'descartada';
  const save = (posicion: number, texto: string) => {
    setEditing(null);
    setTouched([...touched, posicion]);
    justSaved.current = posicion;
    onEdit?.({ celdas: { [posicion]: texto } });
  };
  return (
    <tbody ref={row} data-estado={fila.estado} aria-busy={saving}>
      <tr>
        <td className={classes.line}>
          <span className={classes.caption}>Fila </span>
          {fila.linea}
        </td>
        <td className={classes.what}>
          <RowOutcome fila={fila} />
        </td>
        {columnas.map((columna) => {
          const { posicion, titulo } = columna;
          const tono = descartada ? undefined : mensajes.find((uno) => uno.columna === posicion)?.tono;
          const texto = fila.celdas[posicion] ?? '';
          const correctable = onEdit && !descartada && (tono !== undefined || touched.includes(posicion));
          return (
            <td key={posicion} data-tono={tono} data-empty={texto === '' || undefined}>
              <span className={classes.caption}>{titulo}</span>
              {editing === posicion ? (
                <CellEditor
                  columna={columna}
                  linea={fila.linea}
                  value={texto}
                  onSave={(next) => save(posicion, next)}
                  onCancel={() => setEditing(null)}
                />
              ) : correctable ? (
                <button
                  type="button"
                  className={`look-flat-button ${classes.cell}`}
                  aria-label={`Corregir ${titulo} de la fila ${fila.linea}: ${texto || 'vacía'}`}
                  data-celda={posicion}
                  disabled={saving}
                  onClick={() => setEditing(posicion)}
                >
                  {texto || 'vacía'}
                  <IconPencil size={14} stroke={2} aria-hidden />
                </button>
              ) : (
                <CellText
                  texto={textoDe(fila, columna)}
                  cambio={enPalabras(campos, columna, cambioDe(fila, columna, columnas), texto)}
                />
              )}
            </td>
          );
        })}
        {onEdit && (
          <td className={classes.menu}>
            <RowMenu
              name={`la fila ${fila.linea}`}
              actions={
                descartada
                  ? [
                      {
                        label: 'Recuperar la fila',
                        icon: IconRestore,
                        onClick: () => onEdit({ descartada: false }),
                      },
                    ]
                  : [
                      { label: 'Corregir la fila', icon: IconPencil, onClick: onWhole },
                      { label: 'Dejar fuera', icon: IconTrash, onClick: () => onEdit({ descartada: true }) },
                    ]
              }
            />
          </td>
        )}
      </tr>
      <RowMessages
        fila={fila}
        columnas={columnas}
        mensajes={descartada ? [] : mensajes}
        saving={saving}
        onDiscard={onEdit && (() => onEdit({ descartada: true }))}
        onGoTo={onGoTo}
      />
    </tbody>
  );
}

/** The pair as people read it; whom a field names now is whom the cell names. */
const enPalabras = (
  campos: readonly CampoALaVista[],
  { campo }: Columna,
  cambio: ReturnType<typeof cambioDe>,
  celda: string,
): ReturnType<typeof cambioDe> =>
  cambio && [datoEnPalabras(campos, campo, cambio[0]), datoEnPalabras(campos, campo, cambio[1], celda)];

interface CellTextProps {
  readonly texto: string;
  readonly cambio: ReturnType<typeof cambioDe>;
}

function CellText({ texto, cambio }: CellTextProps) {
  if (!cambio) return texto;
  const [antes, despues] = cambio;
  return (
    <>
      {antes && (
        <del className={classes.old}>
          <span className={unseen.unseen}>Antes: </span>
          {antes}
        </del>
      )}
      <ins className={classes.new}>
        <span aria-hidden>→ </span>
        <span className={unseen.unseen}>Ahora: </span>
        {despues ?? 'vacío'}
      </ins>
    </>
  );
}
