import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sinFaltas } from './support/axe.ts';
import { actividadNueva, cursoNuevo } from './support/cursos.ts';
import { expect } from './support/expect.ts';
import { test } from './support/journey.ts';
import { entrar } from './support/people.ts';

const FOTO = join(import.meta.dirname, '../docs/img/inicio.jpg');
const MB = 1024 * 1024;

test('una persona encuadra su foto, la ve en su sitio y la quita', async ({ page, baseURL }) => {
  await entrar(page, baseURL ?? '', 'dev');
  await page.goto('/admin/configuracion');
  const foto = page.getByRole('group', { name: 'Mi foto' });
  await foto.locator('input[type=file]').setInputFiles(FOTO);
  const encuadre = page.getByRole('dialog', { name: 'Encuadra la imagen' });
  await encuadre.getByRole('slider', { name: 'Acercar' }).fill('2');
  await encuadre.getByRole('button', { name: /flechas/ }).press('ArrowLeft');
  await sinFaltas(page);
  await encuadre.getByRole('button', { name: 'Usar así' }).click();

  const puesta = foto.getByRole('img', { name: 'Tu foto de ahora' });
  await expect(puesta).toBeVisible();
  await expect.poll(() => puesta.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(320);
  await expect(page.getByRole('heading', { name: 'Mis sesiones abiertas' })).toBeVisible();
  await sinFaltas(page);

  await foto.getByRole('button', { name: 'Quitar' }).click();
  await expect(puesta).toHaveCount(0);
});

test('una subida se pausa, se recarga la página y sigue donde iba', async ({ page, baseURL }) => {
  const folder = mkdtempSync(join(tmpdir(), 'catedra-subida-'));
  const file = join(folder, 'manual.pdf');
  writeFileSync(
    file,
    Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(20 * MB), Buffer.from('\n%%EOF\n')]),
  );
  try {
    const api = await entrar(page, baseURL ?? '', 'admin');
    const curso = await cursoNuevo(api, ['Primera']);
    const documento = { tipo: 'documento', archivoId: null, nombre: null, descripcion: '' };
    const lugar = { cursoId: curso.id, seccion: curso.secciones[0] ?? '', orden: 1 };
    const actividad = await actividadNueva(api, lugar, documento);
    const direccion = `/admin/actividades/${curso.id}/actualizar/${actividad}`;
    await page.goto(direccion);
    // The second part waits for ever, as on a line that died.
    let partes = 0;
    await page.route('**/api/subidas/*', (route) =>
      route.request().method() === 'PATCH' && ++partes > 1 ? undefined : route.continue(),
    );
    const elegir = page.locator('input[type=file]').first();
    await elegir.setInputFiles(file);
    await expect.poll(() => partes).toBe(2);
    await page.getByRole('button', { name: /^Pausar la subida/ }).click();
    await expect(page.getByText(/^En pausa/)).toBeVisible();
    await sinFaltas(page);

    await page.unroute('**/api/subidas/*');
    // The file would have to be chosen again: the browser asks before it goes.
    const pregunta = page.waitForEvent('dialog');
    const recarga = page.reload();
    expect((await pregunta).type()).toBe('beforeunload');
    await (await pregunta).accept();
    await recarga;
    const primera = page.waitForRequest(
      (request) => request.method() === 'PATCH' && /subidas/.test(request.url()),
    );
    await elegir.setInputFiles(file);
    expect((await primera).headers()['upload-offset']).toBe(String(8 * MB));
    const enlace = page.getByRole('link', { name: 'manual.pdf' }).first();
    await expect(enlace).toBeVisible();
    const recibido = await page.request.get((baseURL ?? '') + (await enlace.getAttribute('href')));
    expect((await recibido.body()).equals(readFileSync(file))).toBe(true);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
