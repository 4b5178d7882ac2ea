import type { Curso } from '@catedra/shared/cursos/collection.ts';
import type { PorCompletar } from '@catedra/shared/cursos/lista.ts';
import { rutas } from '#platform/paths.ts';
import type { Cifras } from '#pages/cursos/lista/atencion.ts';
import { columnsWith } from '#pages/cursos/lista/columns.tsx';
import type { RowAction } from '#ui/lists/data-table.ts';
import { DataTable } from '#ui/lists/DataTable.tsx';

interface CursosTableProps {
  readonly cursos: readonly Curso[];
  readonly faltan: PorCompletar;
  /** Absent for whoever may not know how people go. */
  readonly cifras?: Cifras | undefined;
  readonly actionsOf: (curso: Curso) => RowAction[];
  readonly sort?: string | undefined;
  readonly onSort: (sort: string) => void;
}

export function CursosTable({ cursos, faltan, cifras, actionsOf, sort, onSort }: CursosTableProps) {
  return (
    <DataTable
      caption="Cursos de la academia"
      rows={cursos}
      columns={columnsWith(faltan, cifras)}
      rowId={({ id }) => id}
      rowName={({ titulo }) => titulo}
      rowLink={({ id }) => rutas.cursoEditar(id)}
      rowActions={actionsOf}
      sort={sort}
      onSort={onSort}
    />
  );
}
