import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { LinkTabs } from '#ui/frame/LinkTabs.tsx';

export const VER = { ver: 'entregas' } as const;

/** From the activities of the academy to what waits to be marked. */
export function WorkTabs({ marking }: { readonly marking: boolean }) {
  const { puede } = useActor();
  if (!puede('actividades:calificar') || !puede('actividades:ver')) return null;
  const to = rutas.actividades();
  return (
    <LinkTabs
      label="Actividades y trabajos"
      tabs={[
        { label: 'Actividades', to, current: !marking },
        { label: 'Por calificar', to, search: VER, current: marking },
      ]}
    />
  );
}

interface TaskTabsProps {
  readonly cursoId: string;
  readonly actividadId: string;
  readonly marking: boolean;
}

/** From a task to what was handed in for it. */
export function TaskTabs({ cursoId, actividadId, marking }: TaskTabsProps) {
  const { puede } = useActor();
  if (!puede('actividades:calificar')) return null;
  const to = rutas.actividad(cursoId, actividadId);
  return (
    <LinkTabs
      label="Partes de la tarea"
      tabs={[
        { label: 'La tarea', to, current: !marking },
        { label: 'Entregas', to, search: VER, current: marking },
      ]}
    />
  );
}
