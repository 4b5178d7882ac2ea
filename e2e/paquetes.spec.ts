import { readFile } from 'node:fs/promises';
import { sinFaltas } from './support/axe.ts';
import { subirArchivo } from './support/archivos.ts';
import { actividadNueva, cursoNuevo } from './support/cursos.ts';
import { expect } from './support/expect.ts';
import { test } from './support/journey.ts';
import { pdfDe } from './support/media.ts';
import { entrar } from './support/people.ts';

test('un curso se exporta desde su página y se importa como borrador en la lista', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const api = await entrar(page, origin, 'admin');
  const { id, slug, secciones } = await cursoNuevo(api, ['Primera', 'Segunda'], { titulo: 'Viaje ñandú' });
  const archivo = { nombre: 'Guía.pdf', cursoId: id };
  const archivoId = await subirArchivo(page.request, origin, archivo, pdfDe(['Hola']));
  const [primera = '', segunda = ''] = secciones;
  const lectura = { tipo: 'lectura', html: '<p>Texto</p>' };
  const documento = { tipo: 'documento', archivoId, nombre: null, descripcion: '' };
  await actividadNueva(api, { cursoId: id, seccion: primera, orden: 0 }, lectura);
  await actividadNueva(api, { cursoId: id, seccion: segunda, orden: 1 }, documento, { titulo: 'La guía' });

  await page.goto(`/admin/cursos/actualizar/${id}`);
  await page.getByRole('button', { name: /^Acciones para/ }).click();
  await page.getByRole('menuitem', { name: 'Exportar' }).click();
  const descarga = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar el paquete' }).click();
  const paquete = await descarga;
  expect(paquete.suggestedFilename()).toBe(`${slug}.zip`);
  const zip = await readFile(await paquete.path());

  await page.goto('/admin/cursos');
  await page.getByRole('button', { name: 'Importar curso' }).click();
  const ventana = page.getByRole('dialog');
  const elegir = (name: string, buffer: Buffer) =>
    ventana.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/zip', buffer });
  await elegir('cortado.zip', zip.subarray(0, zip.length - 30));
  await expect(ventana.getByRole('alert')).toContainText('El archivo está cortado');
  await elegir('curso.zip', zip);
  await expect(ventana).toContainText('Se creará un curso en borrador con 2 secciones y 2 actividades');
  await sinFaltas(page);
  await ventana.getByRole('button', { name: 'Importar como borrador' }).click();
  await expect(ventana.getByRole('heading', { name: 'Curso importado' })).toBeVisible();
  await sinFaltas(page);
  await ventana.getByRole('link', { name: 'Abrir el curso' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Viaje ñandú');
  await expect(page.getByText('Borrador').first()).toBeVisible();
  await expect(page.getByText('2 secciones, 2 actividades')).toBeVisible();
  expect(page.url()).not.toContain(id);
});
