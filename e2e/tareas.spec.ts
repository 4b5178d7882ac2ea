import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { sinFaltas } from './support/axe.ts';
import { cursoConTarea } from './support/cursos.ts';
import { expect } from './support/expect.ts';
import { test } from './support/journey.ts';
import { type Api, entrar, estrenar, grupoNuevo, personaNueva } from './support/people.ts';

const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
const RUBRICA = [
  { titulo: 'Claridad', descripcion: null, puntos: 4 },
  { titulo: 'Medidas', descripcion: null, puntos: 6 },
];

/** A published course with one task that has to be passed. */
const cursoPorAprobar = (api: Api) =>
  cursoConTarea(
    api,
    `Riesgos ${randomUUID().slice(0, 8)}`,
    { titulo: 'Describe un riesgo', regla: 'aprobar' },
    {
      instrucciones: '<p>Elige un riesgo de tu puesto.</p>',
      rubrica: RUBRICA,
      maxArchivos: 2,
      maxIntentos: 3,
    },
  );

type Abrir = () => Promise<Page>;

/** Someone new in a browser of their own, with the password already theirs. */
async function alguien(otraVentana: Abrir, origin: string, api: Api, width: number, perfil = 'Estudiante') {
  const persona = await personaNueva(api, { apellidos: `Tarea ${randomUUID().slice(0, 8)}`, perfil });
  const page = await otraVentana();
  await page.setViewportSize({ width, height: 844 });
  await estrenar(page, origin, persona);
  return { id: persona.id, page };
}

const escribe = async (page: Page, texto: string) => {
  await page.locator('[contenteditable=true]').first().click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(texto);
};
const pulsaEnElAviso = async (page: Page, nombre: string) => {
  await page.getByRole('button', { name: nombre, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: nombre, exact: true }).click();
};

test('un trabajo se entrega, se devuelve, se mejora y se califica sin recargar', async ({
  page: admin,
  otraVentana,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const api = await entrar(admin, origin, 'superadmin');
  const { cursoId, tareaId } = await cursoPorAprobar(api);
  const perfil = `Correctora ${randomUUID()}`;
  await api.put(`/api/perfiles/${randomUUID()}`, {
    nombre: perfil,
    descripcion: null,
    permisos: ['actividades:calificar:grupos', 'progreso:ver:grupos'],
    version: 0,
  });
  const alumna = await alguien(otraVentana, origin, api, 390);
  const tutora = await alguien(otraVentana, origin, api, 1440, perfil);
  const grupoId = await grupoNuevo(api);
  await api.post(`/api/grupos/${grupoId}/asignar-curso`, { cursoId });
  await api.post(`/api/grupos/${grupoId}/anadir-miembros`, { usuarioIds: [alumna.id] });
  await api.post(`/api/grupos/${grupoId}/anadir-tutores`, { usuarioIds: [tutora.id] });
  const [suya, mesa] = [alumna.page, tutora.page];

  await suya.goto(`/curso/${cursoId}?actividad=${tareaId}`);
  await escribe(suya, 'La carretilla pasa junto a la puerta.');
  // The text alone is saved before the file has arrived.
  const conElPlano = suya.waitForResponse(
    (answer) => Boolean(answer.request().postData()?.includes('"archivoIds":["')),
    { timeout: 120_000 },
  );
  await suya
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'plano.pdf', mimeType: 'application/pdf', buffer: PDF });
  await expect(suya.getByText('plano.pdf').first()).toBeVisible();
  expect((await conElPlano).status()).toBe(200);
  await expect(suya.getByText(/Borrador guardado \d/)).toBeVisible();
  await suya.reload();
  await expect(suya.getByText('La carretilla pasa')).toBeVisible();
  await sinFaltas(suya);
  await pulsaEnElAviso(suya, 'Entregar');
  await expect(suya.getByText(/Entregado el .+ a las? \d/)).toBeVisible();

  await mesa.goto('/home');
  await expect(mesa.getByRole('heading', { level: 1 })).toHaveText(/^1 trabajo te espera, /);
  await mesa.getByRole('link', { name: 'Corregirlo' }).click();
  await expect(mesa.getByText('plano.pdf')).toBeVisible();
  await expect(mesa.getByRole('link', { name: 'Descargar', exact: true })).toBeVisible();
  await sinFaltas(mesa);
  await escribe(mesa, 'Di también quién se encarga.');
  await pulsaEnElAviso(mesa, 'Devolver');
  await expect(mesa.getByText('Devuelto para otro intento')).toBeVisible();

  await expect(suya.getByText('Di también quién se encarga.').first()).toBeVisible();
  await suya.getByRole('button', { name: 'Volver a intentarlo' }).click();
  await escribe(suya, ' Se encarga mantenimiento.');
  await pulsaEnElAviso(suya, 'Entregar');
  await expect(suya.getByText('Esperando corrección')).toBeVisible();

  await mesa.getByRole('link', { name: 'Ver todos los trabajos' }).click();
  await mesa.getByRole('link', { name: 'Empezar por la más antigua' }).click();
  await expect(mesa.getByText('Se encarga mantenimiento.').first()).toBeVisible();
  await mesa.getByLabel('Claridad').fill('3,5');
  await mesa.getByLabel('Medidas').fill('5');
  await expect(mesa.getByText('8,5 de 10')).toBeVisible();
  await mesa.getByRole('button', { name: 'Poner la nota', exact: true }).click();
  await expect(mesa.getByText('Corregido con 8,5')).toBeVisible();

  await expect(suya.getByText('Corregido', { exact: true })).toBeVisible();
  await expect(suya.getByRole('cell', { name: '3,5 de 4' })).toBeVisible();
  await expect(suya.getByText('Has completado el curso entero.')).toBeVisible();
  await sinFaltas(suya);
});
