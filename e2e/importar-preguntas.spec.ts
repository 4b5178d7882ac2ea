import { sinFaltas } from './support/axe.ts';
import { expect } from './support/expect.ts';
import { test } from './support/journey.ts';
import { entrar } from './support/people.ts';

const GIFT = `// [id:fuego-1]
¿Qué haces primero si ves fuego? {
=Avisar
~Correr
}

// [id:fuego-2]
¿Y si hay humo? {
=Agacharte
~Seguir de pie

Un extintor se revisa cada {=tres meses ~año}.
`;

test('quien trae un archivo ve qué pasará, corrige lo que no se lee, lo importa y lo deshace', async ({
  page,
  baseURL,
}) => {
  await entrar(page, baseURL ?? '', 'admin');
  await page.goto('/admin/actividades?vista=banco');
  await page.getByRole('button', { name: 'Importar' }).click();
  await page.getByLabel('Archivo con las preguntas').setInputFiles({
    name: 'Prevención ñ.gift',
    mimeType: 'text/plain',
    buffer: Buffer.from(GIFT),
  });

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Revisa las preguntas antes de importarlas',
  );
  const lineas = page.getByRole('list', { name: 'Preguntas del archivo' });
  const mala = lineas.getByRole('listitem').filter({ hasText: 'No se importa' }).first();
  await expect(mala).toContainText('humo');
  await sinFaltas(page);
  await mala.getByRole('button', { name: 'Corregir su texto' }).click();
  const texto = page.getByLabel('Su texto en el archivo');
  await texto.fill('// [id:fuego-2]\n¿Y si hay humo? {\n=Agacharte\n~Seguir de pie\n}');
  await page.getByRole('button', { name: 'Volver a leerla' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: 'Elige la carpeta' }).click();
  await page.getByLabel('Dentro, en una carpeta nueva (opcional)').fill('Traídas de Moodle');
  await page.getByRole('button', { name: 'Usar esta carpeta' }).click();
  await page.reload();
  await page.getByRole('button', { name: /^Importar \d preguntas$/ }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\d preguntas importadas/);
  await sinFaltas(page);
  await page.getByRole('button', { name: 'Deshacer la importación' }).click();
  const ventana = page.getByRole('dialog');
  await expect(ventana).toContainText('papelera');
  await ventana.getByRole('button', { name: 'Deshacer la importación' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Importación deshecha');
});
