import { valorEnPalabras } from '@catedra/shared/campos/formato.ts';
import type { CampoALaVista } from '@catedra/shared/campos/schemas.ts';
import type { Valores } from '@catedra/shared/campos/tipos.ts';
import { useQuery } from '@tanstack/react-query';
import { personasQuery } from '#parts/campos/own-fields.ts';
import type { Column } from '#ui/lists/data-table.ts';

type Names = Readonly<Record<string, string>>;

interface FieldsOfRows {
  readonly campos: readonly CampoALaVista[];
  /** Who the fields of the rows name. */
  readonly names: Names;
}

const COLUMN = 'campo:';
export const columnOfField = ({ id }: Pick<CampoALaVista, 'id'>): string => `${COLUMN}${id}`;
export const isFieldColumn = (column: string): boolean => column.startsWith(COLUMN);

/** A column of its own for each of the academy's fields. */
export const fieldColumns = <Row extends { readonly campos?: Valores }>(
  { campos, names }: FieldsOfRows,
  { sorted = false } = {},
): Column<Row>[] =>
  campos.map((campo) => ({
    id: columnOfField(campo),
    header: campo.nombre,
    sort: sorted && campo.tipo !== 'persona' ? columnOfField(campo) : undefined,
    width: '150px',
    phone: 'line',
    cell: ({ campos: own }) => {
      const value = own?.[campo.id];
      if (value === undefined) return null;
      return <span className="look-muted">{valorEnPalabras(campo, value, (id) => names[id])}</span>;
    },
  }));

/** Who the shown fields of these people name. */
export function useNamesIn(
  usuarioIds: readonly string[],
  campos: readonly CampoALaVista[],
  columns: readonly string[],
): Names {
  const asked = campos.some((campo) => campo.tipo === 'persona' && columns.includes(columnOfField(campo)));
  return useQuery({ ...personasQuery([...new Set(usuarioIds)]), enabled: asked }).data ?? {};
}
