import { quitar } from '@catedra/shared/actividades/api.ts';
import type { Actividad } from '@catedra/shared/actividades/collection.ts';
import { fichaDe } from '@catedra/shared/actividades/fichas.ts';
import type { Trabajo } from '@catedra/shared/actividades/tipos/ficha.ts';
import { useQueryClient } from '@tanstack/react-query';
import { ask } from '#platform/ask.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmButton.tsx';

interface RemoveActivityProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly actividad: Pick<Actividad, 'id' | 'cursoId' | 'titulo' | 'tipo'>;
  readonly onRemoved?: () => void;
}

const SIN_REGLAS = {
  confirm: 'Eliminar la actividad',
  lost: 'Se pierde su contenido, sin vuelta atrás.',
};

const WORDS: Readonly<Record<Trabajo, typeof SIN_REGLAS>> = {
  ninguno: SIN_REGLAS,
  entregas: SIN_REGLAS,
  intentos: {
    confirm: 'Eliminar la evaluación',
    lost: 'Se pierden su texto y sus reglas, sin vuelta atrás.',
  },
};

export function RemoveActivity({ opened, onClose, actividad, onRemoved }: RemoveActivityProps) {
  const { id, cursoId, titulo, tipo } = actividad;
  const { trabajo } = fichaDe(tipo);
  const queryClient = useQueryClient();
  const remove = async () => {
    await ask(quitar, { id });
    onRemoved?.();
    await queryClient.invalidateQueries({ queryKey: ['cursos', cursoId] });
    void queryClient.invalidateQueries({ queryKey: ['actividades', 'lista'] });
  };
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={`¿Eliminar «${titulo}»?`}
      confirmLabel={WORDS[trabajo].confirm}
      onConfirm={remove}
    >
      {WORDS[trabajo].lost} Si alguien ya la empezó, no se podrá eliminar. En un curso publicado, quienes lo
      siguen la verán hasta que publiques el cambio.
    </ConfirmDialog>
  );
}
