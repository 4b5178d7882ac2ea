import { randomUUID } from 'node:crypto';
import { expect } from './support/expect.ts';
import { test } from './support/journey.ts';
import { type Api, entrar, estrenar, personaNueva } from './support/people.ts';

const personaCon = (api: Api, perfil: string) =>
  personaNueva(api, { nombre: 'Noa', apellidos: `Perfil ${randomUUID()}`, perfil });

test('quien construye un perfil ve a quién afecta, y la otra persona ve cambiar sus botones sin recargar', async ({
  page,
  otraVentana,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const api = await entrar(page, origin, 'superadmin');
  const nombre = `Gestora ${randomUUID()}`;

  await page.goto('/admin/perfiles/crear');
  await page.getByLabel('Nombre').fill(nombre);
  await page.getByRole('radiogroup', { name: 'Ver grupos' }).getByLabel('Todo').check();
  await page.getByRole('button', { name: 'Crear perfil' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nombre);
  const persona = await personaCon(api, nombre);

  const suya = await otraVentana();
  await estrenar(suya, origin, persona);
  await suya.goto('/admin/usuarios/grupos');
  await expect(suya.getByRole('heading', { level: 1 })).toHaveText('Grupos');
  await expect(suya.getByRole('link', { name: 'Crear grupo' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Desplegar todo' }).click();
  await page.getByRole('radiogroup', { name: 'Crear grupos' }).getByLabel('Todo').check();
  const efecto = page.getByRole('complementary', { name: 'A quién afecta y por qué' });
  await expect(efecto.getByText('1 persona gana')).toBeVisible();
  await expect(efecto.getByRole('link', { name: /Noa Perfil/ })).toBeVisible();
  await page.getByRole('button', { name: 'Guardar perfil' }).click();
  await expect(suya.getByRole('link', { name: 'Crear grupo' })).toBeVisible();

  await page.getByRole('radiogroup', { name: 'Crear grupos' }).getByLabel('Nada').check();
  await expect(efecto.getByText('1 persona pierde')).toBeVisible();
  await page.getByRole('button', { name: 'Guardar perfil' }).click();
  await expect(suya.getByRole('link', { name: 'Crear grupo' })).toHaveCount(0);

  await page.getByRole('button', { name: /^Acciones para/ }).click();
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  const dialogo = page.getByRole('dialog');
  await expect(dialogo).toContainText('Lo tiene 1 persona');
  await dialogo.getByRole('combobox', { name: 'Perfil que reciben' }).click();
  await page.getByRole('option', { name: 'Estudiante' }).click();
  await dialogo.getByRole('button', { name: 'Cambiar a 1 persona y eliminar' }).click();
  await expect(page).toHaveURL('/admin/perfiles');
  await expect(suya.getByRole('heading', { level: 1 })).toHaveText(/^No tienes permiso/);
});

test('¿por qué no puede? lo dice con palabras, y también con lo que aún no se ha guardado', async ({
  page,
  baseURL,
}) => {
  const api = await entrar(page, baseURL ?? '', 'superadmin');
  const id = randomUUID();
  const nombre = `Lectora ${id}`;
  await api.put(`/api/perfiles/${id}`, { nombre, descripcion: null, permisos: ['reportes:ver'], version: 0 });
  await personaCon(api, nombre);

  await page.goto(`/admin/perfiles/actualizar/${id}`);
  const lado = page.getByRole('complementary', { name: 'A quién afecta y por qué' });
  await lado.getByRole('combobox', { name: 'Persona' }).click();
  await page.getByRole('option', { name: /Noa Perfil/ }).click();
  await lado.getByRole('combobox', { name: 'Quiere' }).click();
  await page.getByRole('option', { name: 'Descargar reportes' }).click();
  await expect(lado.getByText('No puede.')).toBeVisible();
  await expect(lado.getByText(`El perfil ${nombre} no permite «Descargar reportes».`)).toBeVisible();

  await page.getByRole('button', { name: 'Desplegar todo' }).click();
  await page.getByRole('group', { name: 'Descargar reportes' }).getByLabel('Todo').check();
  await expect(lado.getByText('Hoy no puede. Con estos cambios, podrá.')).toBeVisible();
});

test('ver como otra persona: se mira, no se toca, y se vuelve', async ({ page, context, baseURL }) => {
  const origin = baseURL ?? '';
  const api = await entrar(page, origin, 'superadmin');
  const persona = await personaCon(api, 'Estudiante');
  await page.goto('/admin/usuarios/grupos');
  const otraPestaña = await context.newPage();
  await entrar(otraPestaña, origin, 'superadmin');
  await otraPestaña.goto('/admin/perfiles');
  await page.goto('/admin/perfiles');
  await page.getByRole('combobox', { name: 'Persona' }).fill(persona.correo);
  await page.getByRole('option', { name: /Noa Perfil/ }).click();
  await page.getByRole('button', { name: /^Ver la academia como Noa/ }).click();

  const aviso = page.getByRole('complementary', { name: 'Viendo como otra persona' });
  await expect(page).toHaveURL('/home');
  await expect(aviso).toContainText('Estás viendo la academia como Noa Perfil');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(otraPestaña.getByRole('alertdialog')).toContainText(
    'En otra pestaña ves la academia como Noa',
  );
  const negado = await context.request.patch(`${origin}/api/sesion/mis-datos`, {
    data: { version: 1, nombre: 'Otra' },
    headers: { origin },
  });
  expect((await negado.json()).error.code).toBe('SOLO_LECTURA');
  await page.goto('/admin/usuarios');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^No tienes permiso/);

  await aviso.getByRole('button', { name: 'Volver' }).click();
  await expect(page).toHaveURL('/admin/perfiles');
  await expect(aviso).toHaveCount(0);
  await expect(otraPestaña.getByRole('alertdialog')).toHaveCount(0);
  await page.goto(`/admin/usuarios/actualizar/${persona.id}`);
  await expect(page.getByText('Dejó de ver la academia como esta persona')).toBeVisible();
});

test('quien no puede abrir una página lo pide, y quien puede darlo lo lee en su ficha y dice que no', async ({
  page,
  otraVentana,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const api = await entrar(page, origin, 'superadmin');
  const nombre = `Mira ${randomUUID()}`;
  await page.goto('/admin/perfiles/crear');
  await page.getByLabel('Nombre').fill(nombre);
  await page.getByRole('radiogroup', { name: 'Ver grupos' }).getByLabel('Todo').check();
  await page.getByRole('button', { name: 'Crear perfil' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nombre);
  const persona = await personaCon(api, nombre);

  const suya = await otraVentana();
  await estrenar(suya, origin, persona);
  await suya.goto('/admin/perfiles');
  await suya.getByRole('button', { name: 'Pedírselo' }).click();
  await suya.getByLabel('Para qué lo necesitas').fill('Reviso quién puede qué');
  await suya.getByRole('button', { name: 'Pedirlo', exact: true }).click();
  await expect(suya.getByText('Te avisaremos cuando te contesten')).toBeVisible();

  await page.goto(`/admin/usuarios/actualizar/${persona.id}`);
  await expect(page.getByText('Reviso quién puede qué')).toBeVisible();
  await page.getByRole('button', { name: 'Decir que no a Noa' }).click();
  const dialogo = page.getByRole('dialog');
  await dialogo.getByRole('textbox').fill('Pregúntame antes');
  await dialogo.getByRole('button', { name: 'Decir que no' }).click();
  await expect(page.getByText('Reviso quién puede qué')).toHaveCount(0);
  await expect(suya.getByText('Pregúntame antes')).toBeVisible();
});
