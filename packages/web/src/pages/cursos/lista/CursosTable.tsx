import type { Curso } from '@catedra/shared/cursos/collection.ts';
import type { PorCompletar } from '@catedra/shared/cursos/lista.ts';
import { rutas } from '#platform/paths.ts';
import { columnsWith } from '#pages/cursos/lista/columns.tsx';
import type { RowAction } from '#ui/lists/data-table.ts';
import { DataTable } from '#ui/lists/DataTable.tsx';

interface CursosTableProps {
  readonly cursos: readonly Curso[];
  readonly faltan: PorCompletar;
  readonly actionsOf: (curso: Curso) => RowAction[];
  readonly sort: string;
  readonly onSort: (sort: string) => void;
}

export function CursosTable({ cursos, faltan, actionsOf, sort, onSort }: CursosTableProps) {
  return (
    <DataTable
      caption="Cursos de la academia"
      rows={cursos}
      columns={columnsWith(faltan)}
      rowId={({ id }) => id}
      rowName={({ titulo }) => titulo}
      rowLink={({ id }) => rutas.cursoEditar(id)}
      rowActions={actionsOf}
      sort={sort}
      onSort={onSort}
    />
  );
}
