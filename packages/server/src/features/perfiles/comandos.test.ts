import { describe, expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';

const { school } = await createTestApp();
const admin = await school.administrador();

describe('antes de guardar', () => {
  const efecto = (id: string, permisos: string[], quien = admin) =>
    quien.post(`/api/perfiles/${id}/efecto`, { permisos });

  test('dice cuántas personas ganan y pierden, y quiénes son', async () => {
    const propio = await school.perfil(['reportes:ver']);
    const ana = await school.persona({ perfil: propio.nombre, nombre: 'Ana', apellidos: 'Álvarez' });
    const luis = await school.persona({ perfil: propio.nombre, nombre: 'Luis', apellidos: 'Zúñiga' });

    const { body } = await efecto(propio.id, ['usuarios:ver']);

    expect(body).toMatchObject({ personas: 2, esTuyo: false });
    expect(body.cambios).toMatchObject([
      { permiso: 'usuarios:ver', gana: true, personas: 2, nombres: [{ id: ana.id }, { id: luis.id }] },
      { permiso: 'reportes:ver', gana: false, personas: 2 },
    ]);
  });

  test('lo que vale en sus grupos lo nota solo quien tutoriza alguno', async () => {
    const propio = await school.perfil([]);
    const tutora = await school.persona({ perfil: propio.nombre });
    await school.persona({ perfil: propio.nombre });
    await school.tutor((await school.grupo()).id, tutora.id);

    const { body } = await efecto(propio.id, ['usuarios:ver:grupos']);

    expect(body.cambios).toMatchObject([{ personas: 1, sinGrupos: 1, nombres: [{ id: tutora.id }] }]);
  });

  test('no enseña los nombres de quienes no se pueden ver, y avisa si es el perfil propio', async () => {
    const propio = await school.perfil(['perfiles:ver']);
    const quien = await school.entra(await school.persona({ perfil: propio.nombre }));
    await school.persona({ perfil: propio.nombre });

    const { body } = await efecto(propio.id, [], quien);

    expect(body).toMatchObject({ personas: 2, esTuyo: true });
    expect(body.cambios).toMatchObject([{ personas: 2, nombres: [{ id: quien.id }] }]);
  });
});

describe('¿por qué puede o no puede?', () => {
  const preguntar = (pregunta: object, quien = admin) => quien.post('/api/perfiles/explicar', pregunta);

  test('una tutora alcanza a quien está en su grupo, y se dice por cuál', async () => {
    const grupo = await school.grupo('Logística norte');
    const tutora = await school.con('usuarios:ver:grupos');
    await school.tutor(grupo.id, tutora.id);
    const [suya, ajena] = [await school.persona(), await school.persona()];
    await school.miembro(grupo.id, suya.id);
    const ver = { usuarioId: tutora.id, permiso: 'usuarios:ver' };

    const dentro = await preguntar({ ...ver, objetivoId: suya.id });
    const fuera = await preguntar({ ...ver, objetivoId: ajena.id });

    expect(dentro.body.hoy).toMatchObject({ puede: true });
    expect(JSON.stringify(dentro.body.hoy)).toContain('está en Logística norte, que tutoriza');
    expect(fuera.body.hoy).toMatchObject({ puede: false });
    expect((await (await school.entra(tutora)).get(`/api/usuarios/${suya.id}`)).status).toBe(200);
    expect((await (await school.entra(tutora)).get(`/api/usuarios/${ajena.id}`)).status).toBe(404);
  });

  test('se contesta también con lo que aún no se ha guardado', async () => {
    const propio = await school.perfil(['reportes:ver', 'reportes:exportar']);
    const persona = await school.persona({ perfil: propio.nombre });

    const { body } = await preguntar({
      usuarioId: persona.id,
      permiso: 'reportes:exportar',
      propuesta: { perfilId: propio.id, permisos: [] },
    });

    expect(body).toMatchObject({ hoy: { puede: true }, despues: { puede: false } });
  });

  test('una cuenta suspendida no puede nada, y un curso se alcanza por su grupo', async () => {
    const [grupo, curso] = [await school.grupo(), await school.curso({ titulo: 'Riesgos' })];
    await school.asigna(grupo.id, curso.id);
    const perfil = await school.perfil(['cursos:ver:grupos', 'cursos:editar:grupos']);
    const persona = await school.persona({ perfil: perfil.nombre, estado: 'suspendido' });
    await school.tutor(grupo.id, persona.id);

    const { body } = await preguntar({
      usuarioId: persona.id,
      permiso: 'cursos:editar',
      objetivoId: curso.id,
    });

    expect(body.hoy).toMatchObject({
      puede: false,
      razones: [{ vale: false }, { vale: true }, { vale: true, texto: expect.stringContaining('«Riesgos»') }],
    });
  });

  test('no habla de personas ni de cosas que quien pregunta no puede ver', async () => {
    const limitada = await school.con('perfiles:ver');
    const ajena = await school.persona();

    const deOtra = await preguntar({ usuarioId: ajena.id, permiso: 'usuarios:ver' }, limitada);
    const sobreOtra = await preguntar(
      { usuarioId: limitada.id, permiso: 'usuarios:ver', objetivoId: ajena.id },
      limitada,
    );

    expect([deOtra.status, sobreOtra.status]).toEqual([404, 404]);
  });

  test('una acción que no existe no se explica', async () => {
    const { body } = await preguntar({ usuarioId: admin.id, permiso: 'usuarios:volar' });
    expect(body.error?.fields).toHaveProperty('permiso');
  });
});

describe('eliminar un perfil con gente', () => {
  const eliminar = (id: string, destino: string, quien = admin) =>
    quien.post(`/api/perfiles/${id}/eliminar`, { destino });

  test('sus personas reciben otro y lo notan en la pantalla que tienen abierta', async () => {
    const propio = await school.perfil(['usuarios:ver']);
    const persona = await school.entra(await school.persona({ perfil: propio.nombre }));
    const feed = await persona.listen();
    const nueva = await school.administrador();

    const { status, body } = await eliminar(propio.id, 'Estudiante', nueva);

    expect({ status, body }).toEqual({ status: 200, body: { id: propio.id, movidas: 1 } });
    await feed.until(({ event }) => event === 'acceso');
    const { body: sesion } = await persona.get('/api/sesion');
    expect(sesion.usuario).toMatchObject({ perfil: 'Estudiante', version: 2 });
    expect(sesion.actor).toMatchObject({ perfil: 'Estudiante', permisos: [] });
    const { body: sucesos } = await nueva.get(`/api/usuarios/${persona.id}/sucesos`);
    expect(sucesos.datos).toMatchObject([{ que: [`Perfil: de «${propio.nombre}» a «Estudiante»`] }]);
    expect((await nueva.get(`/api/perfiles/${propio.id}`)).status).toBe(404);
    feed.stop();
  });

  test('nadie reparte así un perfil que no puede dar, ni mueve personas que no puede editar', async () => {
    const propio = await school.perfil([]);
    await school.persona({ perfil: propio.nombre });
    const sinEditar = await school.con('perfiles:ver', 'perfiles:eliminar');

    const haciaArriba = await eliminar(propio.id, 'Super Administrador');
    const haciaSiMismo = await eliminar(propio.id, propio.nombre);
    const ajeno = await eliminar(propio.id, 'Estudiante', sinEditar);

    expect(haciaArriba.body.error?.fields).toHaveProperty('destino');
    expect(haciaSiMismo.body.error?.fields).toHaveProperty('destino');
    expect(ajeno.status).toBe(403);
    expect((await admin.get(`/api/perfiles/${propio.id}`)).body.personas).toBe(1);
  });

  test('ni los de sistema ni el de quien lo pide', async () => {
    const jefa = await school.superAdministrador();
    const { body } = await jefa.get('/api/perfiles/primero?campo=nombre&valor=Estudiante');
    const propio = await school.perfil([
      'perfiles:ver',
      'perfiles:eliminar',
      'usuarios:ver',
      'usuarios:editar',
    ]);
    const quien = await school.entra(await school.persona({ perfil: propio.nombre }));

    const deSistema = await eliminar(body.id as string, 'Administrador', jefa);
    const suyo = await eliminar(propio.id, 'Estudiante', quien);

    expect(deSistema.status).toBe(403);
    expect(suyo.body.error?.code).toBe('NO_A_TI_MISMO');
  });
});
