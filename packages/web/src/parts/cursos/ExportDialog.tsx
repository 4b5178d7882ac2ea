import { alcance, matches } from '@catedra/shared/core/scope.ts';
import { type Curso, cursos } from '@catedra/shared/cursos/collection.ts';
import { scopeOf } from '#parts/cursos/scope.ts';
import { descargar } from '#parts/cursos/commands.ts';
import { useActor } from '#platform/session.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmButton.tsx';

/** Whoever edits a course and sees all of it may take it away. */
export function useMayExport(): (curso: Curso) => boolean {
  const { actor } = useActor();
  return (curso) => {
    const ve = (accion: 'actividades:ver' | 'evaluaciones:ver') =>
      matches(alcance(actor, accion), { cursoId: curso.id });
    return (
      matches(cursos.policy.update(actor), scopeOf(curso)) && ve('actividades:ver') && ve('evaluaciones:ver')
    );
  };
}

export function ExportDialog({
  curso,
  onClose,
}: {
  readonly curso: Pick<Curso, 'id' | 'titulo'> | null;
  readonly onClose: () => void;
}) {
  return (
    <ConfirmDialog
      opened={curso !== null}
      onClose={onClose}
      title={`Exportar «${curso?.titulo ?? ''}»`}
      confirmLabel="Descargar el paquete"
      onConfirm={() => (curso ? descargar(curso.id) : undefined)}
      harmless
    >
      Se descarga un archivo .zip con sus secciones, actividades, reglas de evaluación y archivos, para
      guardarlo o importarlo en otra academia. Las personas y su progreso no van dentro.
    </ConfirmDialog>
  );
}
