import { createRootRoute, createRoute } from '@tanstack/react-router';
import type { AdminPage } from '#app/admin-pages.ts';
import { goOnIfAdministrator, goOnIfSignedIn, requireSession } from '#app/guard.ts';
import { LonePageError } from '#app/PageError.tsx';
import { lazyPage } from '#app/page-load.tsx';
import { Root } from '#app/Root.tsx';
import type { SignedInPage } from '#app/signed-in-pages.ts';
import { LoadingPage } from '#ui/states/LoadingLogo.tsx';

/** A page behind the session, by its name. */
const page = (name: SignedInPage) =>
  lazyPage(async () => (await import('#app/signed-in-pages.ts')).loadPage(name));

const adminPage = (name: AdminPage) =>
  lazyPage(async () => (await import('#app/admin-pages.ts')).loadAdminPage(name));

const root = createRootRoute({
  component: Root,
  errorComponent: LonePageError,
  notFoundComponent: lazyPage(async () => (await import('#app/layout/PublicNotFound.tsx')).PublicNotFound),
});

const alone = { pendingComponent: LoadingPage, errorComponent: LonePageError };
const inRoot = { getParentRoute: () => root, ...alone };

const entrada = createRoute({
  ...inRoot,
  path: '/',
  beforeLoad: goOnIfSignedIn,
  component: lazyPage(async () => (await import('#pages/entrada/EntradaPage.tsx')).EntradaPage),
});

const entradaAdmin = createRoute({
  ...inRoot,
  path: '/admin/login',
  beforeLoad: goOnIfAdministrator,
  component: lazyPage(async () => (await import('#app/session/AdminEntrance.tsx')).AdminEntrance),
});

const sesion = createRoute({
  ...inRoot,
  id: 'sesion',
  beforeLoad: requireSession,
  component: page('SessionFrame'),
});

const inSesion = { getParentRoute: () => sesion, ...alone };

const alumno = createRoute({ ...inSesion, id: 'alumno', component: page('LearnerLayout') });
const inAlumno = { getParentRoute: () => alumno };
const learnerRoutes = [
  createRoute({ ...inAlumno, path: '/home', component: page('HomePage') }),
  createRoute({ ...inAlumno, path: '/pruebas', component: page('PruebasPage') }),
  createRoute({ ...inAlumno, path: '/curso/$id', component: page('CursoPage') }),
  createRoute({ ...inAlumno, path: '/evaluacion/$id', component: page('EvaluacionPage') }),
];

const admin = createRoute({ ...inSesion, path: '/admin', component: page('AdminLayout') });
const inAdmin = { getParentRoute: () => admin };
const nowhere = page('NoEncontradoPage');
const adminRoutes = [
  createRoute({ ...inAdmin, path: '/', component: nowhere }),
  createRoute({ ...inAdmin, path: '$', component: nowhere }),
  createRoute({ ...inAdmin, path: '/dashboard', component: adminPage('DashboardPage') }),
  createRoute({ ...inAdmin, path: '/reportes', component: adminPage('ReportesPage') }),
  createRoute({ ...inAdmin, path: '/configuracion', component: adminPage('ConfiguracionPage') }),
  createRoute({ ...inAdmin, path: '/usuarios', component: adminPage('UsuariosPage') }),
  createRoute({ ...inAdmin, path: '/usuarios/crear', component: adminPage('UsuarioCrearPage') }),
  createRoute({ ...inAdmin, path: '/usuarios/actualizar/$id', component: adminPage('UsuarioPage') }),
  createRoute({ ...inAdmin, path: '/usuarios/carga-masiva', component: adminPage('CargaMasivaPage') }),
  createRoute({ ...inAdmin, path: '/usuarios/grupos', component: adminPage('GruposPage') }),
  createRoute({ ...inAdmin, path: '/usuarios/grupos/crear', component: adminPage('GrupoCrearPage') }),
  createRoute({ ...inAdmin, path: '/usuarios/grupos/actualizar/$id', component: adminPage('GrupoPage') }),
  createRoute({ ...inAdmin, path: '/cursos', component: adminPage('CursosPage') }),
  createRoute({ ...inAdmin, path: '/cursos/crear', component: adminPage('CursoCrearPage') }),
  createRoute({ ...inAdmin, path: '/cursos/actualizar/$id', component: adminPage('CursoEditarPage') }),
  createRoute({ ...inAdmin, path: '/actividades/{-$id}', component: adminPage('ActividadesPage') }),
  createRoute({ ...inAdmin, path: '/actividades/$id/crear', component: adminPage('ActividadCrearPage') }),
  createRoute({
    ...inAdmin,
    path: '/actividades/$idCurso/actualizar/$idActividad',
    component: adminPage('ActividadPage'),
  }),
  createRoute({ ...inAdmin, path: '/perfiles', component: adminPage('PerfilesPage') }),
  createRoute({ ...inAdmin, path: '/perfiles/crear', component: adminPage('PerfilCrearPage') }),
  createRoute({ ...inAdmin, path: '/perfiles/actualizar/$id', component: adminPage('PerfilPage') }),
];

export const routeTree = root.addChildren([
  entrada,
  entradaAdmin,
  sesion.addChildren([alumno.addChildren(learnerRoutes), admin.addChildren(adminRoutes)]),
]);
