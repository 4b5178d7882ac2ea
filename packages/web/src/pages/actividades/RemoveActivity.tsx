import { quitar } from '@catedra/shared/actividades/api.ts';
import type { Actividad } from '@catedra/shared/actividades/collection.ts';
import { fichaDe } from '@catedra/shared/actividades/fichas.ts';
import type { Trabajo } from '@catedra/shared/actividades/tipos/ficha.ts';
import { porQueNoSeEliminaLaActividad } from '@catedra/shared/paquetes/uso.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { usoDeActividadQuery } from '#pages/actividades/queries.ts';
import { ask } from '#platform/ask.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmButton.tsx';
import { Reasons } from '#ui/dialogs/Reasons.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';

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

const EN_SU_LUGAR =
  'Si ya no hace falta, ocúltala: deja de verse y de contar, y lo que hizo cada persona se conserva.';

export function RemoveActivity({ opened, onClose, actividad, onRemoved }: RemoveActivityProps) {
  const { id, cursoId, titulo, tipo } = actividad;
  const { trabajo } = fichaDe(tipo);
  const queryClient = useQueryClient();
  const query = useQuery({ ...usoDeActividadQuery(id), enabled: opened });
  const reasons = query.data ? porQueNoSeEliminaLaActividad(query.data) : null;
  const used = reasons !== null && reasons.length > 0;
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
      title={used ? `«${titulo}» no se puede eliminar` : `¿Eliminar «${titulo}»?`}
      confirmLabel={WORDS[trabajo].confirm}
      allowed={reasons && !used}
      onConfirm={remove}
    >
      <QueryView query={query} label="Mirando quién la usa…">
        {() =>
          used ? (
            <Reasons reasons={reasons} instead={EN_SU_LUGAR} />
          ) : (
            `${WORDS[trabajo].lost} En un curso publicado, quienes lo siguen la verán hasta que publiques el cambio.`
          )
        }
      </QueryView>
    </ConfirmDialog>
  );
}
