import type { EstadoFila, FilaRevisada, RevisionDeCarga } from '@catedra/shared';
import { IconAlertCircle, IconMinus, IconPlus } from '@tabler/icons-react';
import { Fragment } from 'react';
import classes from '#pages/usuarios/carga-masiva/ReviewTable.module.css';

const TITULOS: Readonly<Record<RevisionDeCarga['columnas'][number], string>> = {
  nombre: 'Nombre',
  apellidos: 'Apellidos',
  correo: 'Correo',
  usuario: 'Usuario',
  documento: 'Documento',
  telefono: 'Teléfono',
  perfil: 'Perfil',
  grupo: 'Grupo',
};

const ESTADOS = {
  nueva: { icon: IconPlus, label: 'Nueva' },
  igual: { icon: IconMinus, label: 'Ya está' },
  error: { icon: IconAlertCircle, label: 'Error' },
} as const satisfies Record<EstadoFila, unknown>;

interface ReviewTableProps {
  readonly filas: readonly FilaRevisada[];
  readonly columnas: RevisionDeCarga['columnas'];
}

/** Each row with what will happen to it; a wrong cell is marked and its reason stands beneath. */
export function ReviewTable({ filas, columnas }: ReviewTableProps) {
  return (
    <table className={classes.table}>
      <caption className={classes.unseen}>Filas del archivo y lo que pasará con cada una</caption>
      <thead>
        <tr>
          <th className={classes.line}>Fila</th>
          <th>Qué pasará</th>
          {columnas.map((columna) => (
            <th key={columna}>{TITULOS[columna]}</th>
          ))}
        </tr>
      </thead>
      {filas.map((fila) => (
        <Row key={fila.linea} fila={fila} columnas={columnas} />
      ))}
    </table>
  );
}

function Row({ fila, columnas }: { readonly fila: FilaRevisada } & Pick<ReviewTableProps, 'columnas'>) {
  const { icon: Icon, label } = ESTADOS[fila.estado];
  const motivos = Object.entries(fila.errores);
  return (
    <tbody data-estado={fila.estado}>
      <tr>
        <td className={classes.line}>
          <span className={classes.caption}>Fila </span>
          {fila.linea}
        </td>
        <td>
          <span className={classes.estado}>
            <Icon size={16} stroke={2} aria-hidden />
            {label}
          </span>
        </td>
        {columnas.map((columna) => (
          <td
            key={columna}
            data-wrong={fila.errores[columna] ? true : undefined}
            data-empty={!fila.valores[columna] || undefined}
          >
            <span className={classes.caption}>{TITULOS[columna]}</span>
            {fila.valores[columna] || (fila.errores[columna] && 'vacío')}
          </td>
        ))}
      </tr>
      {motivos.length > 0 && (
        <tr>
          <td className={classes.line} />
          <td colSpan={columnas.length + 1} className={classes.reasons}>
            {motivos.map(([columna, motivo], i) => (
              <Fragment key={columna}>
                {i > 0 && <br />}
                <b>{TITULOS[columna as keyof typeof TITULOS] ?? 'Fila'}:</b> {motivo}
              </Fragment>
            ))}
          </td>
        </tr>
      )}
    </tbody>
  );
}
