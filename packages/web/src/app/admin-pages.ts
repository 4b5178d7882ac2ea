import type { ComponentType } from 'react';

/** Where each page of the administration comes from; apart, so that a learner carries none of their names. */
const pages = {
  DashboardPage: () => import('#pages/dashboard/DashboardPage.tsx'),
  ReportesPage: () => import('#pages/reportes/ReportesPage.tsx'),
  ConfiguracionPage: () => import('#pages/configuracion/ConfiguracionPage.tsx'),
  UsuariosPage: () => import('#pages/usuarios/lista/UsuariosPage.tsx'),
  UsuarioCrearPage: () => import('#pages/usuarios/crear/UsuarioCrearPage.tsx'),
  UsuarioPage: () => import('#pages/usuarios/actualizar/UsuarioPage.tsx'),
  CargaMasivaPage: () => import('#pages/usuarios/carga-masiva/CargaMasivaPage.tsx'),
  GruposPage: () => import('#pages/grupos/lista/GruposPage.tsx'),
  GrupoCrearPage: () => import('#pages/grupos/crear/GrupoCrearPage.tsx'),
  GrupoPage: () => import('#pages/grupos/actualizar/GrupoPage.tsx'),
  CursosPage: () => import('#pages/cursos/lista/CursosPage.tsx'),
  CursoCrearPage: () => import('#pages/cursos/crear/CursoCrearPage.tsx'),
  CursoEditarPage: () => import('#pages/cursos/actualizar/CursoEditarPage.tsx'),
  ActividadesPage: () => import('#app/actividades/ActividadesPage.tsx'),
  ActividadCrearPage: () => import('#pages/actividades/crear/ActividadCrearPage.tsx'),
  ActividadPage: () => import('#app/actividades/ActividadPage.tsx'),
  PerfilesPage: () => import('#pages/perfiles/lista/PerfilesPage.tsx'),
  PerfilCrearPage: () => import('#pages/perfiles/crear/PerfilCrearPage.tsx'),
  PerfilPage: () => import('#pages/perfiles/actualizar/PerfilPage.tsx'),
};

export type AdminPage = keyof typeof pages;

export async function loadAdminPage(name: AdminPage): Promise<ComponentType> {
  const module: Partial<Record<AdminPage, ComponentType>> = await pages[name]();
  const Page = module[name];
  if (!Page) throw new Error(`${name} is not exported by its own file`);
  return Page;
}
