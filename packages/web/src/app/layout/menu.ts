import type { ComponentType } from 'react';
import {
  CursosIcon,
  DashboardIcon,
  type IconProps,
  PerfilesIcon,
  ReportesIcon,
  UsuariosIcon,
} from '#app/layout/menu-icons.tsx';
import { rutas } from '#platform/paths.ts';
import type { Address } from '#ui/frame/TextLink.tsx';

export interface SubEntry {
  readonly label: string;
  readonly to: Address;
}

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly icon: ComponentType<IconProps>;
  /** Where its icon on the rail leads. */
  readonly to: Address;
  readonly submenu?: readonly SubEntry[];
}

export const MENU: readonly MenuEntry[] = [
  { id: 'dashboard', label: 'Dashboard', icon: DashboardIcon, to: rutas.dashboard },
  {
    id: 'usuarios',
    label: 'Usuarios',
    icon: UsuariosIcon,
    to: rutas.usuarios,
    submenu: [
      { label: 'Lista', to: rutas.usuarios },
      { label: 'Carga masiva', to: rutas.cargaMasiva },
      { label: 'Grupos', to: rutas.grupos },
    ],
  },
  {
    id: 'cursos',
    label: 'Cursos',
    icon: CursosIcon,
    to: rutas.cursos,
    submenu: [{ label: 'Lista', to: rutas.cursos }],
  },
  {
    id: 'perfiles',
    label: 'Perfiles',
    icon: PerfilesIcon,
    to: rutas.perfiles,
    submenu: [{ label: 'Lista', to: rutas.perfiles }],
  },
  { id: 'reportes', label: 'Reportes', icon: ReportesIcon, to: rutas.reportes },
];

export interface ActiveEntry {
  readonly entry: string | undefined;
  readonly sub: Address | undefined;
}

/** The active entry, from the path's segments. */
export function activeEntry(pathname: string): ActiveEntry {
  const [, , first, second] = pathname.split('/');
  const id = first === 'actividades' ? 'cursos' : first;
  const entry = MENU.find((candidate) => candidate.id === id);
  const sub = entry?.submenu?.find(({ to }) => to === `/admin/${id}/${second}`) ?? entry?.submenu?.[0];
  return { entry: entry?.id, sub: sub?.to };
}
