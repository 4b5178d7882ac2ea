import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { LinkTabs } from '#ui/frame/LinkTabs.tsx';

export const VER = { ver: 'entregas' } as const;

export const BANCO = { vista: 'banco' } as const;

interface WorkTabsProps {
  readonly here: 'cursos' | 'actividades' | 'corregir' | 'banco';
}

/** From the courses to their activities, to what waits to be marked and to the bank of questions: what each may open. */
export function WorkTabs({ here }: WorkTabsProps) {
  const { puede } = useActor();
  const to = rutas.actividades();
  const tabs = [
    puede('cursos:ver') && { label: 'Cursos', to: rutas.cursos, current: here === 'cursos' },
    puede('actividades:ver') && { label: 'Actividades', to, current: here === 'actividades' },
    puede('actividades:calificar') && {
      label: 'Por corregir',
      to,
      search: VER,
      current: here === 'corregir',
    },
    puede('preguntas:ver') && { label: 'Banco de preguntas', to, search: BANCO, current: here === 'banco' },
  ].filter((tab) => tab !== false);
  return tabs.length > 1 ? <LinkTabs label="Cursos, actividades y trabajos" tabs={tabs} /> : null;
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
