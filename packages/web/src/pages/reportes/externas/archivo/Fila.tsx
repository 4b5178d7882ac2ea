import { fechaDeHoja } from '@catedra/shared/campos/escrito.ts';
import type { DatoDeExterna } from '@catedra/shared/externas/archivo/datos.ts';
import type { CambioDeFilaDeExternas, FilaDeExternas } from '@catedra/shared/externas/archivo/schemas.ts';
import { diaCorto } from '@catedra/shared/fechas/escribir-fecha.ts';
import { Button } from '@mantine/core';
import { IconPencil, IconRestore, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Celda } from '#pages/reportes/externas/archivo/Celda.tsx';
import { FILAS } from '#pages/reportes/externas/archivo/palabras.ts';
import classes from '#parts/cargas/Rows.module.css';
import { rutas } from '#platform/paths.ts';
import { TextLink } from '#ui/frame/TextLink.tsx';
import { RowMenu } from '#ui/lists/RowMenu.tsx';

export interface Columna {
  /** Its place in the file. */
  readonly posicion: number;
  readonly dato: DatoDeExterna;
  readonly titulo: string;
}

interface FilaProps {
  readonly fila: FilaDeExternas;
  readonly columnas: readonly Columna[];
  readonly saving: boolean;
  /** Absent: nothing can be corrected any more. */
  readonly onEdit?: (cambio: CambioDeFilaDeExternas) => void;
}

/** A day that a workbook holds as a number is shown as we write it. */
const diaComoSeLee = (texto: string): string => {
  const dia = fechaDeHoja(texto);
  return dia ? diaCorto(dia) : texto;
};

/** A row with what it does; a wrong cell is marked, says why beneath and is corrected in its place. */
export function Fila({ fila, columnas, saving, onEdit }: FilaProps) {
  const [editing, setEditing] = useState<number | null>(null);
  const { linea, celdas, estado, mensajes, persona } = fila;
  const { words } = FILAS[estado];
  // What could not be recorded is read; only what somebody left out is crossed.
  const kind = estado === 'fuera' && mensajes.length > 0 ? 'igual' : FILAS[estado].kind;
  const malas = estado === 'error' ? mensajes.map(({ columna }) => columna) : [];
  return (
    <tbody data-estado={kind} aria-busy={saving}>
      <tr>
        <td className={classes.line}>
          <span className={classes.caption}>Fila </span>
          {linea}
        </td>
        <td className={classes.what}>
          <span className={classes.estado} data-kind={kind}>
            {words}
          </span>
        </td>
        {columnas.map(({ posicion, dato, titulo }) => {
          const texto = celdas[posicion] ?? '';
          const mala = malas.includes(posicion);
          return (
            <td key={posicion} data-tono={mala ? 'error' : undefined} data-empty={texto === '' || undefined}>
              <span className={classes.caption}>{titulo}</span>
              <Celda
                name={`${titulo} de la fila ${linea}`}
                value={texto}
                shown={dato === 'dia' ? diaComoSeLee(texto) : texto}
                editing={editing === posicion}
                disabled={saving}
                onOpen={onEdit && estado !== 'fuera' && mala ? () => setEditing(posicion) : undefined}
                onClose={(next) => {
                  setEditing(null);
                  if (next !== null) onEdit?.({ celdas: { [posicion]: next } });
                }}
              />
            </td>
          );
        })}
        {onEdit && (
          <td className={classes.menu}>
            <RowMenu
              name={`la fila ${linea}`}
              actions={
                estado === 'fuera'
                  ? [
                      {
                        label: 'Recuperar la fila',
                        icon: IconRestore,
                        onClick: () => onEdit({ fuera: false }),
                      },
                    ]
                  : [
                      ...columnas.map(({ posicion, titulo }) => ({
                        label: `Corregir «${titulo}»`,
                        icon: IconPencil,
                        onClick: () => setEditing(posicion),
                      })),
                      { label: 'Dejar fuera', icon: IconTrash, onClick: () => onEdit({ fuera: true }) },
                    ]
              }
            />
          </td>
        )}
      </tr>
      {(mensajes.length > 0 || persona) && (
        <tr>
          <td className={classes.line} />
          <td colSpan={columnas.length + (onEdit ? 2 : 1)} className={classes.reasons}>
            {mensajes.map(({ columna, texto }) => (
              <p key={`${columna}${texto}`} data-tono={estado === 'error' ? 'error' : 'aviso'}>
                {texto}
              </p>
            ))}
            {persona && (
              <p className="look-faint-inline">
                <TextLink to={rutas.usuario(persona.id)} target="_blank">
                  {persona.nombre}
                </TextLink>
              </p>
            )}
            {onEdit && estado === 'error' && (
              <Button variant="subtle" size="xs" disabled={saving} onClick={() => onEdit({ fuera: true })}>
                Dejar fuera esta fila
              </Button>
            )}
          </td>
        </tr>
      )}
    </tbody>
  );
}
