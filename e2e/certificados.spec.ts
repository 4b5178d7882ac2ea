import { randomUUID } from 'node:crypto';
import { sinFaltas } from './support/axe.ts';
import { expect } from './support/expect.ts';
import { test } from './support/journey.ts';
import { entrar } from './support/people.ts';

const ORIGEN = process.env.CATEDRA_ORIGEN ?? '';
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="M4 28A16 16 0 0 1 36 28" fill="none" stroke="#0e4a5a" stroke-width="3"/></svg>`;

test('se diseña un certificado viendo su PDF, se publica y lo usa el curso', async ({ page }) => {
  const api = await entrar(page, ORIGEN, 'superadmin');
  const id = randomUUID();
  await api.put(`/api/cursos/${id}`, {
    titulo: `Curso con certificado ${id.slice(0, 6)}`,
    descripcion: '',
    categoria: null,
    etiquetas: [],
    acceso: 'asignado',
    secuencial: false,
    iniciaEn: null,
    terminaEn: null,
    certificado: true,
    validezMeses: 12,
    imagen: null,
    version: 0,
  });
  await page.goto(`/admin/cursos/actualizar/${id}?parte=certificado`);
  await page.getByRole('button', { name: 'Diseño nuevo' }).click();

  await expect(page.getByText(/^Este es el PDF, de/)).toBeVisible();
  await expect(page.getByText('Lucía Fernández Cano')).toBeVisible();
  await page.getByRole('textbox', { name: 'Título' }).fill('Diploma de asistencia');
  await page.getByRole('radio', { name: 'Orla' }).check({ force: true });
  await page.getByLabel('Elegir logotipo').setInputFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(LOGO),
  });
  await expect(page.getByAltText('Logotipo de ahora')).toBeVisible();
  // Only the paper says it: what the field holds is a value.
  await expect(page.getByText('Diploma de asistencia')).toBeVisible();
  await page.getByText('El más largo').click();
  await expect(page.getByText(/María de los Ángeles/).first()).toBeVisible();
  await sinFaltas(page);

  await page.getByLabel('Elegir logotipo').setInputFiles({
    name: 'logo-final.heic',
    mimeType: 'image/heic',
    buffer: Buffer.from('no es una imagen'),
  });
  await expect(
    page.getByText(/logo-final\.heic: Ese archivo no es una imagen que sepamos leer/),
  ).toBeVisible();
  await expect(page.getByAltText('Logotipo de ahora')).toBeVisible();

  await page.getByRole('textbox', { name: 'Nombre del diseño' }).fill(`El de ${id.slice(0, 6)}`);
  await page.getByRole('button', { name: 'Publicar el diseño' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar el diseño' }).click();
  await page.getByRole('button', { name: 'Usar este en el curso' }).click();
  await expect(page.getByText('Lo usa 1 curso', { exact: true })).toBeVisible();

  await page.goto(`/admin/cursos/actualizar/${id}?parte=certificado`);
  await expect(page.getByRole('combobox', { name: 'Diseño' })).toHaveValue(`El de ${id.slice(0, 6)}`);
});
