import type { Grupo } from '@catedra/shared/grupos/collection.ts';
import type { EfectoDeEliminarGrupo } from '@catedra/shared/grupos/schemas.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ArchiveDialog } from '#pages/grupos/ArchiveGrupo.tsx';
import classes from '#pages/grupos/DeleteGrupo.module.css';
import { efectoDeEliminarQuery, eliminarGrupo } from '#pages/grupos/queries.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmButton.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { TextButton } from '#ui/frame/TextLink.tsx';
import { cuenta, enumerar } from '#ui/words/words.ts';

interface DeleteGrupoProps {
  readonly grupo: Grupo | null;
  readonly onClose: () => void;
  readonly onDeleted?: () => unknown;
}

/** Says what goes with the group and what stays, and offers what most likely was meant. */
export function DeleteGrupo({ grupo, onClose, onDeleted }: DeleteGrupoProps) {
  const queryClient = useQueryClient();
  const [archiving, setArchiving] = useState<Grupo | null>(null);
  const confirm = async () => {
    if (!grupo) return;
    await eliminarGrupo(grupo.id);
    // Asking for the group again would look for what is gone; the list asks by itself.
    await queryClient.invalidateQueries({ queryKey: ['grupos'], refetchType: 'none' });
    await queryClient.invalidateQueries({ queryKey: ['grupos', 'lista'] });
    await onDeleted?.();
  };
  return (
    <>
      <ConfirmDialog
        opened={grupo !== null}
        onClose={onClose}
        title={`¿Eliminar el grupo ${grupo?.nombre ?? ''}?`}
        confirmLabel="Eliminar el grupo"
        onConfirm={confirm}
      >
        {grupo && <Effect grupo={grupo} />}
        {grupo?.estado === 'activo' && grupo.miembros > 0 && (
          <p className={classes.archive}>
            Si solo ha terminado,{' '}
            <TextButton
              onClick={() => {
                setArchiving(grupo);
                onClose();
              }}
            >
              archívalo
            </TextButton>
            : guarda a sus miembros y puede volver.
          </p>
        )}
      </ConfirmDialog>
      <ArchiveDialog grupo={archiving} onClose={() => setArchiving(null)} />
    </>
  );
}

function Effect({ grupo }: { readonly grupo: Grupo }) {
  const query = useQuery(efectoDeEliminarQuery(grupo.id));
  return (
    <QueryView query={query} label="Mirando a quién afecta…">
      {(efecto) => (
        <ul className="look-tight-stack">
          {[...frases(efecto), 'No se puede deshacer.'].map((frase) => (
            <li key={frase}>{frase}</li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}

/** What leaves with it, who loses what, and what is kept: a sentence each. */
function frases({ miembros, tutores, cursos, pierdenCursos, conProgreso }: EfectoDeEliminarGrupo): string[] {
  const dentro = [
    ...(miembros > 0 ? [cuenta(miembros, 'miembro')] : []),
    ...(tutores > 0 ? [cuenta(tutores, 'tutor', 'tutores')] : []),
    ...(cursos > 0 ? [cuenta(cursos, 'curso asignado', 'cursos asignados')] : []),
  ];
  if (dentro.length === 0) return ['Está vacío: nadie pierde nada.'];
  const [dejan, tenian] = pierdenCursos === 1 ? ['deja', 'tenía'] : ['dejan', 'tenían'];
  return [
    `Tiene ${enumerar(dentro)}.`,
    pierdenCursos === 0
      ? 'Nadie se queda sin ningún curso.'
      : `${cuenta(pierdenCursos, 'persona')} ${dejan} de tener los cursos que solo ${tenian} por este grupo.`,
    conProgreso === 0
      ? 'Las cuentas y su progreso se conservan.'
      : `El progreso se conserva: ${conProgreso === 1 ? '1 ya había empezado' : `${conProgreso} ya habían empezado`}.`,
  ];
}
