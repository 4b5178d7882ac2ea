import { expect } from '@playwright/test';
import { test } from './support/journey.ts';
import { entrar } from './support/people.ts';

const PHONE = { width: 360, height: 780 };
/** Within the first third of the screen, with some room for what is under the title. */
const FIRST_ROW = 300;

test('en un teléfono, cada lista de administración empieza en el primer tercio', async ({
  page,
  baseURL,
}) => {
  const api = await entrar(page, baseURL ?? '', 'superadmin');
  const { curso, actividades } = await api.get<{
    curso: { id: string };
    actividades: { id: string; tipo: string }[];
  }>('/api/cursos/trabajos-en-altura/contenido');
  const prueba = actividades.find(({ tipo }) => tipo === 'evaluacion')?.id ?? '';
  const grupos = await api.get<{ datos: { id: string; nombre: string }[] }>('/api/grupos?buscar=Getafe');
  const grupo = grupos.datos[0]?.id ?? '';
  const evaluacion = `/admin/actividades/${curso.id}/actualizar/${prueba}`;
  const listas = [
    '/admin/usuarios',
    '/admin/usuarios?vista=campos',
    '/admin/usuarios/grupos',
    `/admin/usuarios/grupos/actualizar/${grupo}`,
    `/admin/usuarios/grupos/actualizar/${grupo}?ver=cursos`,
    '/admin/cursos',
    '/admin/cursos?ver=papelera',
    '/admin/actividades',
    '/admin/actividades?ver=entregas',
    '/admin/actividades?vista=banco',
    `/admin/actividades/${curso.id}`,
    evaluacion,
    `${evaluacion}?ver=resultados`,
    `/admin/cursos/actualizar/${curso.id}?parte=participantes`,
    '/admin/perfiles',
    '/admin/reportes',
  ];
  await page.setViewportSize(PHONE);
  const tarde: string[] = [];
  for (const lista of listas) {
    await page.goto(lista);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"], .mantine-Skeleton-root')).toHaveCount(0);
    const fila = page.locator('main :is(tbody tr, li):not(nav li):visible').first();
    await expect(fila).toBeVisible();
    const arriba = (await fila.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
    if (arriba > FIRST_ROW) tarde.push(`${lista}: ${Math.round(arriba)}`);
  }
  expect(tarde).toEqual([]);
});

test('en un teléfono los filtros se abren con un botón y el que deja algo fuera se ve siempre', async ({
  page,
  baseURL,
}) => {
  await entrar(page, baseURL ?? '', 'superadmin');
  await page.setViewportSize(PHONE);
  await page.goto('/admin/usuarios');
  const perfil = page.getByRole('button', { name: 'Perfil', exact: true });
  await expect(perfil).toBeHidden();
  await page.getByRole('button', { name: 'Filtros' }).click();
  await perfil.click();
  await page.getByRole('option', { name: 'Estudiante' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Perfil: Estudiante' })).toBeVisible();
});

test('en un teléfono, de lo que tiene partes se vuelve a su lista por la flecha de la barra', async ({
  page,
  baseURL,
}) => {
  const api = await entrar(page, baseURL ?? '', 'superadmin');
  const { curso } = await api.get<{ curso: { id: string } }>('/api/cursos/trabajos-en-altura/contenido');
  const grupos = await api.get<{ datos: { id: string }[] }>('/api/grupos?buscar=Getafe');
  await page.setViewportSize(PHONE);
  for (const [parte, lista] of [
    [`/admin/actividades/${curso.id}`, 'Cursos'],
    [`/admin/usuarios/grupos/actualizar/${grupos.datos[0]?.id}`, 'Grupos'],
  ] as const) {
    await page.goto(parte);
    await page.getByRole('link', { name: `Volver a ${lista}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: lista, exact: true })).toBeVisible();
  }
});
