import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';

const { school } = await createTestApp();
const admin = await school.superAdministrador();

const nuevoGrupo = (nombre: string) => ({ nombre, descripcion: null, estado: 'activo', version: 0 });

test('crear dos veces lo mismo es inofensivo', async () => {
  const id = randomUUID();
  const primera = await admin.put(`/api/grupos/${id}`, nuevoGrupo('Logística'));
  const segunda = await admin.put(`/api/grupos/${id}`, nuevoGrupo('Logística'));

  expect(primera.status).toBe(200);
  expect(segunda.status).toBe(200);
  expect(segunda.body).toEqual(primera.body);
  expect(primera.body).toMatchObject({
    id,
    nombre: 'Logística',
    version: 1,
    miembros: 0,
    tutores: 0,
    cursos: 0,
  });
});

test('quien edita una versión antigua recibe la actual y no pisa nada', async () => {
  const id = randomUUID();
  await admin.put(`/api/grupos/${id}`, nuevoGrupo('Oficinas'));
  const buena = await admin.patch(`/api/grupos/${id}`, { nombre: 'Oficinas centrales', version: 1 });
  const vieja = await admin.patch(`/api/grupos/${id}`, { nombre: 'Otra cosa', version: 1 });

  expect(buena.body).toMatchObject({ nombre: 'Oficinas centrales', version: 2 });
  expect(vieja.status).toBe(409);
  expect(vieja.body.error).toMatchObject({
    code: 'VERSION_ANTIGUA',
    actual: { nombre: 'Oficinas centrales', version: 2 },
  });
});

test('las páginas siguen el orden español y se recorren enteras', async () => {
  for (const apellidos of ['Zúñiga', 'Nuñez', 'Ñíguez', 'Núñez', 'Álvarez', 'Alonso', 'Ochoa']) {
    await school.persona({ apellidos, correo: `${randomUUID()}@orden.example` });
  }
  const vistos: string[] = [];
  let cursor = '';
  do {
    const { body } = await admin.get(`/api/usuarios?buscar=orden.example&orden=apellidos&limite=2${cursor}`);
    vistos.push(...(body.datos as { apellidos: string }[]).map((persona) => persona.apellidos));
    cursor = body.siguiente ? `&cursor=${body.siguiente as string}` : '';
  } while (cursor);

  expect(vistos).toEqual(['Alonso', 'Álvarez', 'Nuñez', 'Núñez', 'Ñíguez', 'Ochoa', 'Zúñiga']);
});

test('la búsqueda no distingue acentos y el total es exacto', async () => {
  await school.persona({ nombre: 'José', apellidos: 'Muñoz Pérez', correo: 'jm@acentos.example' });
  const { body } = await admin.get('/api/usuarios?buscar=munoz%20JOSE&total=true');

  expect(body.datos).toHaveLength(1);
  expect(body.total).toEqual({ valor: 1, exacto: true });
});

test('lo que nadie puede escribir se niega sin mirar lo que se envía, ni a qué', async () => {
  const estudiante = await school.estudiante();
  const enviados = [{}, { porcentaje: 100, version: 1 }, { zz: 1 }];
  const asked = enviados.flatMap((body) => [
    admin.put(`/api/progreso/${randomUUID()}`, body),
    admin.patch('/api/progreso/no-es-un-id', body),
    admin.patch('/api/progreso', body),
    estudiante.patch(`/api/cursos/${randomUUID()}`, body),
    estudiante.put(`/api/perfiles/${randomUUID()}`, body),
  ]);
  const deleted = [admin.delete('/api/progreso/no-es-un-id'), estudiante.delete('/api/grupos/tampoco')];
  for (const { status, body } of await Promise.all([...asked, ...deleted])) {
    expect(status).toBe(403);
    expect(body.error?.code).toBe('SIN_PERMISO');
  }
});
