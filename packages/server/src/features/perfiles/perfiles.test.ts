import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';

const { school } = await createTestApp();
const admin = await school.administrador();

const perfil = (nombre: string, ...permisos: string[]) => ({
  nombre,
  descripcion: null,
  permisos,
  version: 0,
});

test('se crea un perfil propio y cuenta a quienes lo tienen', async () => {
  const id = randomUUID();
  const { status } = await admin.put(`/api/perfiles/${id}`, perfil('Tutor de planta', 'usuarios:ver:grupos'));
  await school.persona({ perfil: 'Tutor de planta' });

  expect(status).toBe(200);
  expect((await admin.get(`/api/perfiles/${id}`)).body).toMatchObject({ personas: 1, sistema: false });
});

test('nadie hace un perfil que pueda más que el suyo', async () => {
  const tutor = await school.con('perfiles:ver', 'perfiles:crear', 'usuarios:ver:grupos');

  const suyo = await tutor.put(`/api/perfiles/${randomUUID()}`, perfil('Ayudante', 'usuarios:ver:grupos'));
  const general = await tutor.put(`/api/perfiles/${randomUUID()}`, perfil('Vigía', 'usuarios:ver'));
  const ajeno = await admin.put(`/api/perfiles/${randomUUID()}`, perfil('Técnico', 'sistema:registro'));

  expect([suyo.status, general.status, ajeno.status]).toEqual([200, 403, 403]);
});

test('nadie quita permisos a un perfil que puede más que el suyo', async () => {
  const fuerte = await school.perfil(['cursos:editar', 'sistema:registro']);

  const { status } = await admin.patch(`/api/perfiles/${fuerte.id}`, { permisos: [], version: 1 });

  expect(status).toBe(403);
});

test('los perfiles de sistema no se editan ni se eliminan', async () => {
  const jefa = await school.superAdministrador();
  const { body } = await jefa.get('/api/perfiles/primero?campo=nombre&valor=Estudiante');
  const id = body.id as string;

  const editar = await jefa.patch(`/api/perfiles/${id}`, { nombre: 'Alumno', version: body.version });
  const eliminar = await jefa.delete(`/api/perfiles/${id}`);

  expect([editar.status, eliminar.status]).toEqual([403, 403]);
});

test('un perfil que alguien tiene no se elimina; cuando nadie lo tiene, sí', async () => {
  const propio = await school.perfil(['usuarios:ver']);
  const persona = await school.persona({ perfil: propio.nombre });

  const recienLlegada = await school.administrador();

  const conGente = await recienLlegada.delete(`/api/perfiles/${propio.id}`);
  await recienLlegada.delete(`/api/usuarios/${persona.id}`);
  const vacio = await recienLlegada.delete(`/api/perfiles/${propio.id}`);

  expect(conGente).toMatchObject({ status: 409, body: { error: { code: 'EN_USO' } } });
  expect(vacio.status).toBe(200);
});

test('quien ya está dentro recibe lo que cambia en su perfil, también si además cambia de nombre', async () => {
  const propio = await school.perfil([]);
  const persona = await school.entra(await school.persona({ perfil: propio.nombre }));
  const feed = await persona.listen();
  expect((await persona.put(`/api/grupos/${randomUUID()}`, { nombre: 'G' })).status).toBe(403);

  await admin.patch(`/api/perfiles/${propio.id}`, {
    nombre: 'Vigía mayor',
    permisos: ['usuarios:ver'],
    version: 1,
  });

  await feed.until(({ event }) => event === 'acceso');
  const { body } = await persona.get('/api/usuarios');
  expect((body.datos as unknown[]).length).toBeGreaterThan(1);
  feed.stop();
});

test.each([
  ['perfiles', perfil('Аdministrador'), 'nombre'],
  ['grupos', { nombre: 'Lоgística', descripcion: null, estado: 'activo' }, 'nombre'],
  ['usuarios', { nombre: 'Ana', usuario: 'аdmin', perfil: 'Estudiante' }, 'usuario'],
])('en %s, un nombre con letras de otro alfabeto no pasa por el de otro', async (coleccion, body, campo) => {
  const respuesta = await admin.put(`/api/${coleccion}/${randomUUID()}`, body);
  expect(respuesta).toMatchObject({ status: 400 });
  expect(JSON.stringify(respuesta.body)).toContain('lleva letras de otro alfabeto que parecen latinas');
  expect(JSON.stringify(respuesta.body)).toContain(campo);
});

test.each([
  'Administrador\u200b',
  'Admin\u00ADistrador',
  '\u2060Administrador',
  'Administrador\u00A0',
  'ADMINISTRADOR',
])('un perfil no se llama como uno del sistema con algo que no se ve: %j', async (nombre) => {
  const antes = await admin.get('/api/perfiles?total=true');
  const { status } = await admin.put(`/api/perfiles/${randomUUID()}`, perfil(nombre));
  expect([400, 409]).toContain(status);
  expect((await admin.get('/api/perfiles?total=true')).body).toEqual(antes.body);
});
