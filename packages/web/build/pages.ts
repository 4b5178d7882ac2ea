const ENTRY = 'index.html';
/** The frame of the session and that of learners travel with the names of their pages: whoever signs in needs them all. */
export const SIGNED_IN = [ENTRY, 'src/app/signed-in-pages.ts'];
export const LEARNER = SIGNED_IN;
export const ADMIN = [...SIGNED_IN, 'src/app/admin-pages.ts', 'src/app/layout/AdminLayout.tsx'];

/** What each of these asks for before it can be used: the entry, and the rest by dynamic imports. */
export const PAGES = {
  login: [ENTRY, 'src/pages/entrada/EntradaPage.tsx'],
  inicio: [...LEARNER, 'src/pages/home/HomePage.tsx'],
  curso: [...LEARNER, 'src/pages/curso/CursoPage.tsx', 'src/tipos/lectura/Player.tsx'],
  evaluacion: [...LEARNER, 'src/pages/intentos/EvaluacionPage.tsx', 'src/pages/intentos/Start.tsx'],
  usuarios: [...ADMIN, 'src/pages/usuarios/lista/UsuariosPage.tsx'],
  dashboard: [...ADMIN, 'src/pages/dashboard/DashboardPage.tsx'],
} as const;

export type Page = keyof typeof PAGES;

/** What the first load of each may weigh, in kB (1,000 bytes) as they travel. */
export const BOUNDS: Readonly<Record<Page, number>> = {
  login: 140,
  inicio: 180,
  curso: 180,
  evaluacion: 180,
  usuarios: 200,
  dashboard: 200,
};
