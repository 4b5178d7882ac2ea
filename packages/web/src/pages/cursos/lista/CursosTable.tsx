import { type Curso, cursos as coleccion, matches } from '@catedra/shared';
import { IconEye, IconListDetails, IconPencil, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { rutas } from '#app/paths.ts';
import { columns } from '#pages/cursos/lista/columns.tsx';
import { scopeOf } from '#pages/cursos/scope.ts';
import { eliminar } from '#platform/client.ts';
import { useActor } from '#platform/session.ts';
import { ConfirmDialog } from '#ui/ConfirmButton.tsx';
import type { RowAction } from '#ui/data-table.ts';
import { DataTable } from '#ui/DataTable.tsx';

interface CursosTableProps {
  readonly cursos: readonly Curso[];
  readonly sort: string;
  readonly onSort: (sort: string) => void;
}

export function CursosTable({ cursos, sort, onSort }: CursosTableProps) {
  const { actor, puede } = useActor();
  const queryClient = useQueryClient();
  const [removing, setRemoving] = useState<Curso | null>(null);

  const actions = (curso: Curso): RowAction[] => {
    const found: RowAction[] = [{ label: 'Editar', icon: IconPencil, to: rutas.cursoEditar(curso.id) }];
    if (puede('actividades:ver'))
      found.push({ label: 'Contenido', icon: IconListDetails, to: rutas.actividades(curso.id) });
    if (curso.estado === 'publicado')
      found.push({ label: 'Ver como lo ve el alumno', icon: IconEye, to: rutas.curso(curso.slug) });
    if (matches(coleccion.policy.delete(actor), scopeOf(curso)))
      found.push({ label: 'Eliminar', icon: IconTrash, danger: true, onClick: () => setRemoving(curso) });
    return found;
  };

  return (
    <>
      <DataTable
        caption="Cursos de la academia"
        rows={cursos}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ titulo }) => titulo}
        rowLink={({ id }) => rutas.cursoEditar(id)}
        rowActions={actions}
        sort={sort}
        onSort={onSort}
      />
      <ConfirmDialog
        opened={removing !== null}
        onClose={() => setRemoving(null)}
        title={`¿Eliminar «${removing?.titulo ?? ''}»?`}
        confirmLabel="Eliminar el curso"
        onConfirm={async () => {
          if (!removing) return;
          await eliminar('cursos', removing.id);
          await queryClient.invalidateQueries({ queryKey: ['cursos'] });
        }}
      >
        Se pierden su ficha y sus secciones, sin vuelta atrás. Si tiene actividades, personas o grupos, no se
        podrá eliminar: archívalo.
      </ConfirmDialog>
    </>
  );
}
