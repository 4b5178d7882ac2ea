import type { ComponentType } from 'react';
import { LearnerLayout } from '#app/layout/LearnerLayout.tsx';
import { SessionFrame } from '#app/session/SessionFrame.tsx';

/** Where the frames and the learner's pages come from; apart, so that the entrance carries none of their names. */
const pages = {
  SessionFrame: () => Promise.resolve({ SessionFrame }),
  LearnerLayout: () => Promise.resolve({ LearnerLayout }),
  AdminLayout: () => import('#app/layout/AdminLayout.tsx'),
  NoEncontradoPage: () => import('#pages/no-encontrado/NoEncontradoPage.tsx'),
  HomePage: () => import('#pages/home/HomePage.tsx'),
  PruebasPage: () => import('#pages/pruebas/PruebasPage.tsx'),
  CursoPage: () => import('#pages/curso/CursoPage.tsx'),
  EvaluacionPage: () => import('#pages/intentos/EvaluacionPage.tsx'),
};

export type SignedInPage = keyof typeof pages;

export async function loadPage(name: SignedInPage): Promise<ComponentType> {
  const module: Partial<Record<SignedInPage, ComponentType>> = await pages[name]();
  const Page = module[name];
  if (!Page) throw new Error(`${name} is not exported by its own file`);
  return Page;
}
