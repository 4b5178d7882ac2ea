import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from './support/expect.ts';
import { examenNuevo } from './support/examen.ts';
import { test } from './support/journey.ts';
import { type Api, entrar, estrenar, grupoNuevo, personaNueva } from './support/people.ts';

/** Someone in a browser of their own, at home, with the password already theirs. */
async function enCasa(page: Page, origin: string, api: Api) {
  const persona = await personaNueva(api, { apellidos: `Grupo ${randomUUID()}` });
  await estrenar(page, origin, persona);
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return persona;
}

test('quien entra en un grupo o sale de él lo ve en su pantalla sin recargar', async ({
  page,
  otraVentana,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const api = await entrar(page, origin, 'superadmin');
  const { datos } = await api.get<{ datos: { id: string; titulo: string; acceso: string }[] }>(
    '/api/cursos?estado=publicado',
  );
  const curso = datos.find(({ acceso }) => acceso === 'asignado') ?? { id: '', titulo: '' };
  const grupoId = await grupoNuevo(api);
  await api.post(`/api/grupos/${grupoId}/asignar-curso`, { cursoId: curso.id, venceEnDias: 30 });
  const suya = await otraVentana();
  const persona = await enCasa(suya, origin, api);
  const enSuCasa = suya.getByRole('link', { name: curso.titulo }).first();
  await expect(enSuCasa).toHaveCount(0);

  await page.goto(`/admin/usuarios/grupos/actualizar/${grupoId}`);
  await page.getByRole('button', { name: 'Pegar una lista de correos' }).click();
  const pegar = page.getByRole('dialog');
  await pegar.getByLabel('Correos o usuarios').fill(`Nuria <${persona.correo}>\nnadie@recorrido.example`);
  await pegar.getByRole('button', { name: 'Añadir 2 personas' }).click();
  await expect(pegar).toContainText('Entra 1 persona');
  await expect(pegar).toContainText('nadie@recorrido.example');
  await pegar.getByRole('button', { name: 'Listo' }).click();
  await expect(enSuCasa).toBeVisible();

  await page
    .getByRole('table')
    .getByRole('button', { name: /^Acciones para/ })
    .click();
  await page.getByRole('menuitem', { name: 'Sacar del grupo' }).click();
  await expect(page.getByRole('dialog')).toContainText('Su progreso se conserva');
  await page.getByRole('dialog').getByRole('button', { name: 'Sacar del grupo' }).click();
  await expect(enSuCasa).toHaveCount(0);
});

test('eliminar un grupo con gente dice antes qué pasa', async ({ page, baseURL }) => {
  const api = await entrar(page, baseURL ?? '', 'superadmin');
  const id = await grupoNuevo(api);
  const persona = await personaNueva(api);
  await api.post(`/api/grupos/${id}/anadir-miembros`, { usuarioIds: [persona.id] });

  await page.goto(`/admin/usuarios/grupos/actualizar/${id}`);
  await page
    .getByRole('button', { name: /^Acciones para/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  await expect(page.getByRole('dialog')).toContainText('Tiene 1 miembro.');
  await expect(page.getByRole('dialog')).toContainText('Nadie se queda sin ningún curso.');
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar el grupo' }).click();
  await expect(page).toHaveURL('/admin/usuarios/grupos');
});

const enDias = (dias: number) => new Date(Date.now() + dias * 86_400_000);
const comoSeEscribe = (fecha: Date) =>
  [fecha.getUTCDate(), fecha.getUTCMonth() + 1, fecha.getUTCFullYear()].join('/');

test('un plazo posterior al cierre del examen se dice antes, se da a los dos a la vez y se deshace a la vez', async ({
  page,
  baseURL,
}) => {
  const api = await entrar(page, baseURL ?? '', 'superadmin');
  const { cursoId, evaluacionId } = await examenNuevo(api, { cierraEn: enDias(20).toISOString() });
  const id = await grupoNuevo(api);
  const gente = [await personaNueva(api), await personaNueva(api)];
  await api.post(`/api/grupos/${id}/anadir-miembros`, { usuarioIds: gente.map((una) => una.id) });
  await api.post(`/api/grupos/${id}/asignar-curso`, { cursoId });
  const excepciones = async () =>
    (await api.get<{ excepciones: object[] }>(`/api/evaluaciones/${evaluacionId}/excepciones`)).excepciones;

  await page.goto(`/admin/usuarios/grupos/actualizar/${id}?ver=cursos`);
  await page
    .getByRole('table')
    .getByRole('button', { name: /^Acciones para/ })
    .click();
  await page.getByRole('menuitem', { name: 'Cambiar la fecha límite' }).click();
  const dialogo = page.getByRole('dialog');
  await dialogo.getByRole('radio', { name: 'El mismo día para todo el grupo' }).click();
  await dialogo.getByLabel('Día', { exact: true }).fill(comoSeEscribe(enDias(30)));
  await dialogo.getByLabel('Día', { exact: true }).press('Tab');
  await expect(dialogo).toContainText('A 2 personas se les cierra una evaluación obligatoria');
  await dialogo.getByRole('checkbox', { name: 'Darles también esa fecha en la evaluación' }).check();
  await expect(dialogo).toContainText('Será una excepción del grupo');
  await dialogo.getByRole('button', { name: 'Guardar la fecha' }).click();
  await expect(dialogo).toBeHidden();
  expect(await excepciones()).toMatchObject([{ grupo: { id, personas: 2 } }]);

  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('Sin fecha límite')).toBeVisible();
  expect(await excepciones()).toEqual([]);
});
