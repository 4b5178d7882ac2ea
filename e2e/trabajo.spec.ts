import { expect } from './support/expect.ts';
import { test } from './support/journey.ts';
import { sinFaltas } from './support/axe.ts';
import { entrar } from './support/people.ts';

test('quien corrige empieza desde su casa por el trabajo que más espera', async ({ page, baseURL }) => {
  const api = await entrar(page, baseURL ?? '', 'tutor');
  const { porCorregir } = await api.get<{
    porCorregir: { total: number; primero: { persona: { nombre: string; apellidos: string } } };
  }>('/api/reportes/mi-trabajo');
  const { nombre, apellidos } = porCorregir.primero.persona;

  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/trabajos? te esperan?, Íñigo$/);
  await sinFaltas(page);
  await page.getByRole('link', { name: /^(Empezar por el más antiguo|Corregirlo)$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${nombre} ${apellidos}`.trim());

  await page.goto('/home');
  const barra = page.getByRole('navigation', { name: 'Principal' });
  await barra.getByRole('link', { name: 'Mis cursos' }).click();
  await expect(page).toHaveURL('/home?vista=cursos');
  await expect(barra.getByRole('link', { name: 'Mis cursos' })).toHaveAttribute('aria-current', 'page');
  await barra.getByRole('link', { name: 'Mi trabajo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, Íñigo$/);
});
