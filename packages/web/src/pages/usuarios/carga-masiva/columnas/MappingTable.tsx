import { CAMPOS_DE_CARGA, NOMBRES_DE_CAMPO } from '@catedra/shared/cargas/campos.ts';
import type { Carga } from '@catedra/shared/cargas/schemas.ts';
import type { OpcionesDeCarga } from '@catedra/shared/cargas/opciones.ts';
import { Select } from '@mantine/core';
import classes from '#pages/usuarios/carga-masiva/columnas/Columnas.module.css';
import { repetidos } from '#pages/usuarios/carga-masiva/columnas/mapping.ts';

type Mapeo = OpcionesDeCarga['mapeo'];

interface MappingTableProps extends Pick<Carga, 'encabezados' | 'ejemplos'> {
  readonly mapeo: Mapeo;
  readonly onChange: (mapeo: Mapeo) => void;
}

const NADA = 'nada';
const EJEMPLOS = 3;
const OPTIONS = [
  ...CAMPOS_DE_CARGA.map((campo) => ({ value: campo as string, label: NOMBRES_DE_CAMPO[campo] })),
  { value: NADA, label: 'No importar' },
];

const ejemplosDe = (ejemplos: Carga['ejemplos'], columna: number) =>
  ejemplos
    .map((fila) => fila[columna] ?? '')
    .filter((celda) => celda !== '')
    .slice(0, EJEMPLOS)
    .join(' · ');

/** Each column with its first values and what it means. */
export function MappingTable({ encabezados, ejemplos, mapeo, onChange }: MappingTableProps) {
  const dobles = repetidos(mapeo);
  return (
    <table className={classes.mapping}>
      <thead>
        <tr>
          <th>En el archivo</th>
          <th>Primeros valores</th>
          <th>En la academia</th>
        </tr>
      </thead>
      <tbody>
        {encabezados.map((titulo, i) => {
          const campo = mapeo[i] ?? null;
          return (
            <tr key={titulo} data-off={campo === null || undefined}>
              <th scope="row">{titulo}</th>
              <td className={classes.examples}>{ejemplosDe(ejemplos, i) || 'Vacía'}</td>
              <td>
                <Select
                  aria-label={`Qué es la columna ${titulo}`}
                  size="xs"
                  data={OPTIONS}
                  value={campo ?? NADA}
                  allowDeselect={false}
                  error={campo !== null && dobles.includes(campo) && 'Repetida'}
                  onChange={(value) =>
                    onChange(
                      encabezados.map((_, j) => {
                        if (j !== i) return mapeo[j] ?? null;
                        return CAMPOS_DE_CARGA.find((uno) => uno === value) ?? null;
                      }),
                    )
                  }
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
