import { PERFILES_CON_MENU } from '@catedra/shared/perfiles/permisos.ts';
import { rutas } from '#platform/paths.ts';
import { useActor } from '#platform/session.ts';
import { LinkTabs } from '#ui/frame/LinkTabs.tsx';

export const VER = { ver: 'entregas' } as const;

const ANUNCIOS = { vista: 'anuncios' } as const;

export const BANCO = { vista: 'banco' } as const;

type InMenu = 'dashboard' | 'anuncios' | 'personas' | 'grupos' | 'reportes';

interface WorkTabsProps {
  readonly here: 'cursos' | 'actividades' | 'corregir' | 'banco' | InMenu;
}

const IN_MENU: ReadonlySet<string> = new Set<InMenu>([
  'dashboard',
  'anuncios',
  'personas',
  'grupos',
  'reportes',
]);

/**
 * From the courses to their activities, to what waits to be marked and to the bank of questions: what each may open. For
 * whoever has no menu, also to the people, the groups and the reports.
 */
export function WorkTabs({ here }: WorkTabsProps) {
  const { puede, usuario } = useActor();
  const withMenu = PERFILES_CON_MENU.includes(usuario.perfil);
  if (withMenu && IN_MENU.has(here)) return null;
  const to = rutas.actividades();
  const tabs = [
    !withMenu &&
      puede('reportes:ver') && { label: 'Dashboard', to: rutas.dashboard, current: here === 'dashboard' },
    !withMenu &&
      puede('avisos:anunciar') && {
        label: 'Anuncios',
        to: rutas.dashboard,
        search: ANUNCIOS,
        current: here === 'anuncios',
      },
    !withMenu &&
      puede('usuarios:ver') && { label: 'Personas', to: rutas.usuarios, current: here === 'personas' },
    !withMenu && puede('grupos:ver') && { label: 'Grupos', to: rutas.grupos, current: here === 'grupos' },
    puede('cursos:ver') && { label: 'Cursos', to: rutas.cursos, current: here === 'cursos' },
    puede('actividades:ver') && { label: 'Actividades', to, current: here === 'actividades' },
    puede('actividades:calificar') && {
      label: 'Por corregir',
      to,
      search: VER,
      current: here === 'corregir',
    },
    puede('preguntas:ver') && { label: 'Banco de preguntas', to, search: BANCO, current: here === 'banco' },
    !withMenu &&
      puede('reportes:ver') && { label: 'Reportes', to: rutas.reportes, current: here === 'reportes' },
  ].filter((tab) => tab !== false);
  return tabs.length > 1 ? (
    <LinkTabs label={withMenu ? 'Cursos, actividades y trabajos' : 'Tus páginas'} tabs={tabs} />
  ) : null;
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
