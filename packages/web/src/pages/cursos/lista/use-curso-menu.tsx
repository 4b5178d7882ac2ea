import { matches } from '@catedra/shared/core/scope.ts';
import { type Curso, cursos as coleccion } from '@catedra/shared/cursos/collection.ts';
import {
  IconCopy,
  IconEye,
  IconListDetails,
  IconPackageExport,
  IconPencil,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { rutas } from '#platform/paths.ts';
import { DeleteCurso } from '#parts/cursos/DeleteCurso.tsx';
import { settle } from '#parts/papelera/queries.ts';
import { DuplicateDialog, useMayDuplicate } from '#parts/cursos/DuplicateDialog.tsx';
import { ExportDialog, useMayExport } from '#parts/cursos/ExportDialog.tsx';
import { scopeOf } from '#parts/cursos/scope.ts';
import { useActor } from '#platform/session.ts';
import type { RowAction } from '#ui/lists/data-table.ts';

/** What can be done to a course from the list, the same in cards and in the table, and the questions it asks. */
export function useCursoMenu(): {
  readonly actionsOf: (curso: Curso) => RowAction[];
  readonly dialogs: ReactNode;
} {
  const { actor, puede } = useActor();
  const mayDuplicate = useMayDuplicate();
  const mayExport = useMayExport();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [removing, setRemoving] = useState<Curso | null>(null);
  const [copying, setCopying] = useState<Curso | null>(null);
  const [exporting, setExporting] = useState<Curso | null>(null);

  const actionsOf = (curso: Curso): RowAction[] => {
    const found: RowAction[] = [{ label: 'Editar', icon: IconPencil, to: rutas.cursoEditar(curso.id) }];
    if (puede('actividades:ver'))
      found.push({ label: 'Contenido', icon: IconListDetails, to: rutas.actividades(curso.id) });
    if (puede('progreso:ver'))
      found.push({
        label: 'Participantes',
        icon: IconUsers,
        onClick: () =>
          void navigate({ to: rutas.cursoEditar(curso.id), search: { parte: 'participantes' } as never }),
      });
    if (curso.estado === 'publicado')
      found.push({ label: 'Ver como lo ve el alumno', icon: IconEye, to: rutas.curso(curso.slug) });
    if (mayDuplicate) found.push({ label: 'Duplicar', icon: IconCopy, onClick: () => setCopying(curso) });
    if (mayExport(curso))
      found.push({ label: 'Exportar', icon: IconPackageExport, onClick: () => setExporting(curso) });
    if (matches(coleccion.policy.delete(actor), scopeOf(curso)))
      found.push({ label: 'Eliminar', icon: IconTrash, danger: true, onClick: () => setRemoving(curso) });
    return found;
  };

  const dialogs = (
    <>
      <DuplicateDialog curso={copying} onClose={() => setCopying(null)} />
      <ExportDialog curso={exporting} onClose={() => setExporting(null)} />
      <DeleteCurso curso={removing} onClose={() => setRemoving(null)} onDeleted={() => settle(queryClient)} />
    </>
  );
  return { actionsOf, dialogs };
}
