const ENTRY = 'index.html';
const SIGNED_IN = [ENTRY, 'src/app/signed-in-pages.ts', 'src/app/session/SessionFrame.tsx'];
export const LEARNER = [...SIGNED_IN, 'src/app/layout/LearnerLayout.tsx'];
export const ADMIN = [...SIGNED_IN, 'src/app/admin-pages.ts', 'src/app/layout/AdminLayout.tsx'];

/** What each of these asks for before it can be used: the entry, and the rest by dynamic imports. */
export const PAGES = {
  login: [ENTRY, 'src/pages/entrada/EntradaPage.tsx'],
  curso: [...LEARNER, 'src/pages/curso/CursoPage.tsx', 'src/tipos/lectura/Player.tsx'],
  evaluacion: [...LEARNER, 'src/pages/evaluacion/EvaluacionPage.tsx', 'src/pages/evaluacion/Start.tsx'],
  usuarios: [...ADMIN, 'src/pages/usuarios/lista/UsuariosPage.tsx'],
  dashboard: [...ADMIN, 'src/pages/dashboard/DashboardPage.tsx'],
} as const;

export type Page = keyof typeof PAGES;
