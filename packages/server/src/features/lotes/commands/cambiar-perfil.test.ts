import { expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';

const { school } = await createTestApp();
const jefa = await school.superAdministrador();
const admin = await school.administrador();
const ids = (...todas: { id: string }[]) => ({ ids: todas.map(({ id }) => id) });
const perfilDe = async (id: string) => (await jefa.get(`/api/usuarios/${id}`)).body.perfil;

test('da el perfil a quienes alcanza, y quien lo tenía abierto se entera', async () => {
  const perfil = await school.perfil(['cursos:ver']);
  const [ana, yaLoTiene] = [await school.persona(), await school.persona({ perfil: perfil.nombre })];
  const superior = await school.persona({
    perfil: 'Super Administrador',
    nombre: 'Inés',
    apellidos: 'Arriba',
  });
  const body = { seleccion: ids(ana, yaLoTiene, superior, admin), perfil: perfil.nombre };

  const ensayo = await admin.post('/api/usuarios/cambiar-perfil', { ...body, simular: true });
  expect(await perfilDe(ana.id)).toBe('Estudiante');
  const hecho = await admin.post('/api/usuarios/cambiar-perfil', body);

  expect(ensayo.body).toEqual({
    hechas: 1,
    iguales: 1,
    fuera: expect.arrayContaining([
      { motivo: 'SIN_PERMISO', cuantas: 1, ejemplos: ['Inés Arriba'] },
      expect.objectContaining({ motivo: 'ERES_TU', cuantas: 1 }),
    ]),
  });
  expect(hecho.body).toEqual({
    ...ensayo.body,
    antes: [{ valor: 'Estudiante', marca: expect.any(String), ids: [ana.id] }],
  });
  expect(await perfilDe(ana.id)).toBe(perfil.nombre);
  expect((await jefa.patch(`/api/usuarios/${ana.id}`, { nombre: 'Otra', version: 1 })).status).toBe(409);
  const sucesos = await jefa.get(`/api/usuarios/${ana.id}/sucesos?clase=cambios`);
  expect(sucesos.body.datos).toMatchObject([{ que: [`Perfil: de «Estudiante» a «${perfil.nombre}»`] }]);
});

test('al devolver el de antes, quien ya tiene otro se queda con él', async () => {
  const [nuevo, otro] = [await school.perfil(['cursos:ver']), await school.perfil(['cursos:ver'])];
  const [ana, luis] = [await school.persona(), await school.persona()];
  const otraVez = await school.persona();
  const dar = (perfil: string, quienes: { ids: string[] }, deshace?: string) =>
    admin.post('/api/usuarios/cambiar-perfil', { seleccion: quienes, perfil, deshace });
  const hecho = await dar(nuevo.nombre, ids(ana, luis, otraVez));
  const [{ marca }] = hecho.body.antes as unknown as [{ marca: string }];
  await dar(otro.nombre, ids(luis, otraVez));
  await dar(nuevo.nombre, ids(otraVez));

  const vuelta = await dar('Estudiante', ids(ana, luis, otraVez), marca);
  expect(vuelta.body).toMatchObject({
    hechas: 1,
    iguales: 0,
    fuera: [{ motivo: 'CAMBIO_DESPUES', cuantas: 2 }],
  });
  expect(await Promise.all([ana, luis, otraVez].map(({ id }) => perfilDe(id)))).toEqual([
    'Estudiante',
    otro.nombre,
    nuevo.nombre,
  ]);
});

test('nadie da lo que no tiene, ni un perfil que no existe, y las dos cosas se dicen igual', async () => {
  const seleccion = ids(await school.persona());
  const [superior, inventado] = await Promise.all(
    ['Super Administrador', 'No existe'].map((perfil) =>
      admin.post('/api/usuarios/cambiar-perfil', { seleccion, perfil }),
    ),
  );
  expect(superior?.status).toBe(403);
  expect([inventado?.status, inventado?.body.error?.message]).toEqual([403, superior?.body.error?.message]);
});

test('quien tutoriza grupos ajenos no recibe lo que allí podría más que quien se lo da', async () => {
  const tutoria = await school.perfil(['usuarios:editar:grupos', 'usuarios:ver:grupos']);
  const encargada = await school.con('usuarios:ver', 'usuarios:editar:grupos', 'usuarios:ver:grupos');
  const [suyo, ajeno] = [await school.grupo(), await school.grupo()];
  await school.tutor(suyo.id, encargada.id);
  const [aqui, alla] = [await school.persona(), await school.persona()];
  for (const persona of [aqui, alla]) await school.miembro(suyo.id, persona.id);
  await school.tutor(ajeno.id, alla.id);

  const { body } = await encargada.post('/api/usuarios/cambiar-perfil', {
    seleccion: ids(aqui, alla),
    perfil: tutoria.nombre,
  });

  expect(body).toMatchObject({ hechas: 1, fuera: [{ motivo: 'DARIA_DE_MAS', cuantas: 1 }] });
  expect(await perfilDe(alla.id)).toBe('Estudiante');
});

test('siempre queda un Super Administrador, también al cambiar perfiles y al eliminar', async () => {
  const { school: otra } = await createTestApp();
  const dev = await otra.dev();
  await Promise.all([otra.superAdministrador(), otra.superAdministrador(), otra.superAdministrador()]);
  const seleccion = { filtro: { perfil: 'Super Administrador' } };

  const ensayo = await dev.post('/api/usuarios/eliminar', { seleccion, simular: true });
  const cambio = await dev.post('/api/usuarios/cambiar-perfil', { seleccion, perfil: 'Estudiante' });
  const nadie = await dev.post('/api/usuarios/eliminar', { seleccion });

  for (const { body } of [ensayo, cambio])
    expect(body).toMatchObject({ hechas: 2, fuera: [{ motivo: 'ULTIMO_ADMINISTRADOR', cuantas: 1 }] });
  expect(nadie.body).toMatchObject({ hechas: 0, fuera: [{ motivo: 'ULTIMO_ADMINISTRADOR', cuantas: 1 }] });
});
