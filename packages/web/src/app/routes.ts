import { createRootRoute, createRoute } from '@tanstack/react-router';
import { goOnIfAdministrator, goOnIfSignedIn, requireSession } from '#app/guard.ts';
import { LonePageError } from '#app/PageError.tsx';
import { lazyPage } from '#app/page-load.tsx';
import { Root } from '#app/Root.tsx';
import type { SignedInPage } from '#app/signed-in-pages.ts';
import { LoadingPage } from '#ui/LoadingLogo.tsx';

/** A page behind the session, by its name. */
const page = (name: SignedInPage) =>
  lazyPage(async () => (await import('#app/signed-in-pages.ts')).loadPage(name));

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
  component: lazyPage(async () => (await import('#pages/entrada/EntradaAdminPage.tsx')).EntradaAdminPage),
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
  createRoute({ ...inAdmin, path: '/dashboard', component: page('DashboardPage') }),
  createRoute({ ...inAdmin, path: '/reportes', component: page('ReportesPage') }),
  createRoute({ ...inAdmin, path: '/configuracion', component: page('ConfiguracionPage') }),
  createRoute({ ...inAdmin, path: '/usuarios', component: page('UsuariosPage') }),
  createRoute({ ...inAdmin, path: '/usuarios/crear', component: page('UsuarioCrearPage') }),
  createRoute({ ...inAdmin, path: '/usuarios/actualizar/$id', component: page('UsuarioPage') }),
  createRoute({ ...inAdmin, path: '/usuarios/carga-masiva', component: page('CargaMasivaPage') }),
  createRoute({ ...inAdmin, path: '/usuarios/grupos', component: page('GruposPage') }),
  createRoute({ ...inAdmin, path: '/usuarios/grupos/crear', component: page('GrupoCrearPage') }),
  createRoute({ ...inAdmin, path: '/usuarios/grupos/actualizar/$id', component: page('GrupoPage') }),
  createRoute({ ...inAdmin, path: '/cursos', component: page('CursosPage') }),
  createRoute({ ...inAdmin, path: '/cursos/crear', component: page('CursoCrearPage') }),
  createRoute({ ...inAdmin, path: '/cursos/actualizar/$id', component: page('CursoEditarPage') }),
  createRoute({ ...inAdmin, path: '/actividades/{-$id}', component: page('ActividadesPage') }),
  createRoute({ ...inAdmin, path: '/actividades/$id/crear', component: page('ActividadCrearPage') }),
  createRoute({
    ...inAdmin,
    path: '/actividades/$idCurso/actualizar/$idActividad',
    component: page('ActividadPage'),
  }),
  createRoute({ ...inAdmin, path: '/perfiles', component: page('PerfilesPage') }),
  createRoute({ ...inAdmin, path: '/perfiles/crear', component: page('PerfilCrearPage') }),
  createRoute({ ...inAdmin, path: '/perfiles/actualizar/$id', component: page('PerfilPage') }),
];

export const routeTree = root.addChildren([
  entrada,
  entradaAdmin,
  sesion.addChildren([alumno.addChildren(learnerRoutes), admin.addChildren(adminRoutes)]),
]);
