import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { cambiosTable } from '#platform/changes/table.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform } = await createTestApp();
const jefa = await school.superAdministrador();

const registroDe = (id: string) =>
  platform.db.select().from(cambiosTable).where(eq(cambiosTable.documento, id)).orderBy(cambiosTable.id);

describe('suspender', () => {
  test('quien queda suspendido pierde su sesión en el acto y su pantalla lo dice', async () => {
    const persona = await school.persona();
    const suya = await school.entra(persona);
    const feed = await suya.listen();

    const { status, body } = await jefa.post(`/api/usuarios/${persona.id}/suspender`);

    expect(status).toBe(200);
    expect(body).toMatchObject({ id: persona.id, estado: 'suspendido', version: 1 });
    await feed.until(({ event }) => event === 'sesion_terminada');
    expect((await suya.get(`/api/usuarios/${persona.id}`)).status).toBe(401);
  });

  test('repetirlo es inofensivo y no deja otra huella', async () => {
    const persona = await school.persona();
    await jefa.post(`/api/usuarios/${persona.id}/suspender`);
    const segunda = await jefa.post(`/api/usuarios/${persona.id}/suspender`);

    expect(segunda.status).toBe(200);
    expect(await registroDe(persona.id)).toHaveLength(1);
  });

  test('activar devuelve la cuenta, y editarla después no choca con la versión leída antes', async () => {
    const persona = await school.persona();
    await jefa.post(`/api/usuarios/${persona.id}/suspender`);
    const activa = await jefa.post(`/api/usuarios/${persona.id}/activar`);
    const editada = await jefa.patch(`/api/usuarios/${persona.id}`, {
      nombre: 'Otra',
      version: persona.version,
    });

    expect(activa.body).toMatchObject({ estado: 'activo' });
    expect(editada.status).toBe(200);
  });

  test('nadie se suspende ni se elimina a sí mismo', async () => {
    const suspendida = await jefa.post(`/api/usuarios/${jefa.id}/suspender`);
    const eliminada = await jefa.delete(`/api/usuarios/${jefa.id}`);

    expect(suspendida).toMatchObject({ status: 409, body: { error: { code: 'NO_A_TI_MISMO' } } });
    expect(eliminada).toMatchObject({ status: 409, body: { error: { code: 'NO_A_TI_MISMO' } } });
  });
});

describe('quién puede con quién', () => {
  test('un administrador no toca a un Super Administrador ni da ese perfil', async () => {
    const admin = await school.administrador();
    const superior = await school.persona({ perfil: 'Super Administrador' });
    const alguien = await school.persona();

    const suspender = await admin.post(`/api/usuarios/${superior.id}/suspender`);
    const eliminar = await admin.delete(`/api/usuarios/${superior.id}`);
    const ascender = await admin.patch(`/api/usuarios/${alguien.id}`, {
      perfil: 'Super Administrador',
      version: 1,
    });
    const ascenderse = await admin.patch(`/api/usuarios/${admin.id}`, { perfil: 'dev', version: 1 });

    for (const { status } of [suspender, eliminar, ascender, ascenderse]) expect(status).toBe(403);
  });

  test('quien solo ve no suspende, y quien edita en sus grupos no alcanza a los demás', async () => {
    const mira = await school.con('usuarios:ver');
    const tutora = await school.con('usuarios:ver', 'usuarios:editar:grupos');
    const grupo = await school.grupo();
    const [dentro, fuera] = [await school.persona(), await school.persona()];
    await school.tutor(grupo.id, tutora.id);
    await school.miembro(grupo.id, dentro.id);

    expect((await mira.post(`/api/usuarios/${dentro.id}/suspender`)).status).toBe(403);
    expect((await tutora.post(`/api/usuarios/${fuera.id}/suspender`)).status).toBe(403);
    expect((await tutora.post(`/api/usuarios/${dentro.id}/suspender`)).status).toBe(200);
  });

  test('lo que queda fuera del alcance no existe', async () => {
    const tutora = await school.con(
      'usuarios:ver:grupos',
      'usuarios:editar:grupos',
      'usuarios:eliminar:grupos',
    );
    const ajena = await school.persona();

    expect((await tutora.post(`/api/usuarios/${ajena.id}/suspender`)).status).toBe(404);
    expect((await tutora.delete(`/api/usuarios/${ajena.id}`)).status).toBe(404);
    expect((await tutora.get(`/api/usuarios/${ajena.id}/ficha`)).status).toBe(404);
  });
});

describe('eliminar', () => {
  test('los datos personales se van, también del registro, y el progreso queda', async () => {
    const [grupo, curso] = [await school.grupo(), await school.curso()];
    const actividad = await school.actividad(curso.id);
    const persona = await school.persona({ nombre: 'Leocadia', documento: '50872341K', telefono: '600' });
    await school.miembro(grupo.id, persona.id);
    await school.inscribe(curso.id, persona.id);
    const hecho = await school.progreso(persona.id, curso.id, actividad.id);
    const suya = await school.entra(persona);
    await jefa.patch(`/api/usuarios/${persona.id}`, { apellidos: 'Zubiaurre', version: 1 });

    const { status } = await jefa.delete(`/api/usuarios/${persona.id}`);

    expect(status).toBe(200);
    expect((await suya.get('/api/usuarios')).status).toBe(401);
    expect((await jefa.get(`/api/usuarios/${persona.id}`)).status).toBe(404);
    expect((await jefa.get('/api/usuarios?buscar=leocadia')).body.datos).toEqual([]);
    expect((await jefa.get(`/api/progreso/${hecho.id}`)).status).toBe(200);
    expect((await jefa.get(`/api/grupos/${grupo.id}`)).body).toMatchObject({ miembros: 0 });
    expect(JSON.stringify(await registroDe(persona.id))).not.toMatch(/Leocadia|Zubiaurre|50872341K/);
    expect((await jefa.delete(`/api/usuarios/${persona.id}`)).status).toBe(404);
  });

  test('el correo de quien se fue puede usarlo otra persona', async () => {
    const persona = await school.persona({ correo: 'libre@prueba.example' });
    await jefa.delete(`/api/usuarios/${persona.id}`);
    const otra = await school.persona({ correo: 'libre@prueba.example' });

    expect(otra.correo).toBe('libre@prueba.example');
  });
});

describe('siempre queda un Super Administrador', () => {
  test('dos que se suspenden a la vez: uno lo consigue y el otro se queda', async () => {
    const { school: otra } = await createTestApp();
    const [ana, luis] = [await otra.superAdministrador(), await otra.superAdministrador()];

    const respuestas = await Promise.all([
      ana.post(`/api/usuarios/${luis.id}/suspender`),
      luis.post(`/api/usuarios/${ana.id}/suspender`),
    ]);

    const estados = respuestas.map(({ status }) => status).toSorted();
    expect(estados[0]).toBe(200);
    expect([401, 404, 409]).toContain(estados[1]);
    const viva = await otra.superAdministrador().catch(() => null);
    const { body } = await (viva ?? ana).get('/api/usuarios?perfil=Super%20Administrador&estado=activo');
    expect((body.datos as unknown[]).length).toBeGreaterThanOrEqual(1);
  });

  test('al último no se le quita el perfil', async () => {
    const { school: otra } = await createTestApp();
    const sola = await otra.superAdministrador();

    const { status, body } = await sola.patch(`/api/usuarios/${sola.id}`, {
      perfil: 'Estudiante',
      version: 1,
    });

    expect(status).toBe(409);
    expect(body.error?.code).toBe('ULTIMO_ADMINISTRADOR');
  });

  test('una dev no suspende ni elimina al último', async () => {
    const { school: otra } = await createTestApp();
    const [sola, dev] = [await otra.superAdministrador(), await otra.dev()];

    const suspender = await dev.post(`/api/usuarios/${sola.id}/suspender`);
    const eliminar = await dev.delete(`/api/usuarios/${sola.id}`);

    for (const { body } of [suspender, eliminar]) expect(body.error?.code).toBe('ULTIMO_ADMINISTRADOR');
    expect((await sola.get(`/api/usuarios/${sola.id}`)).status).toBe(200);
  });
});

describe('ficha', () => {
  test('cuenta sus grupos, su avance y quién cambió qué', async () => {
    const [grupo, curso] = [
      await school.grupo('Almacén Getafe'),
      await school.curso({ titulo: 'Extintores' }),
    ];
    const [una] = [await school.actividad(curso.id), await school.actividad(curso.id)];
    const persona = await school.persona({ correo: 'antes@ficha.example' });
    await school.asigna(grupo.id, curso.id);
    await jefa.post(`/api/grupos/${grupo.id}/anadir-miembros`, { usuarioIds: [persona.id] });
    await school.progreso(persona.id, curso.id, una.id);
    await jefa.patch(`/api/usuarios/${persona.id}`, { correo: 'despues@ficha.example', version: 1 });

    const de = async (que: string) => (await jefa.get(`/api/usuarios/${persona.id}/${que}`)).body;

    expect((await de('ficha')).grupos).toMatchObject([{ nombre: 'Almacén Getafe', tutor: false }]);
    expect((await de('aprendizaje')).cursos).toMatchObject([
      { titulo: 'Extintores', porcentaje: 50, hechas: 1, total: 2 },
    ]);
    expect((await de('sucesos?clase=cambios')).datos).toMatchObject([
      {
        quien: expect.stringContaining('Lucía'),
        que: ['Correo: de «antes@ficha.example» a «despues@ficha.example»'],
      },
      { que: ['Añadió al grupo «Almacén Getafe»'] },
    ]);
  });

  test('un estudiante ve la suya sin el historial, y ninguna otra', async () => {
    const estudiante = await school.estudiante();
    const otra = await school.persona();

    const suya = async (que: string) => (await estudiante.get(`/api/usuarios/${estudiante.id}/${que}`)).body;

    expect(await suya('ficha')).toMatchObject({ grupos: [] });
    expect(await suya('aprendizaje')).toMatchObject({ cursos: [], pruebas: null });
    expect((await suya('sucesos')).clases).not.toContain('cambios');
    expect((await estudiante.get(`/api/usuarios/${otra.id}/ficha`)).status).toBe(404);
  });

  test('quien ve personas pero no su progreso no lo recibe', async () => {
    const mira = await school.con('usuarios:ver');
    const persona = await school.persona();

    expect((await mira.get(`/api/usuarios/${persona.id}/aprendizaje`)).body.cursos).toBeNull();
  });

  test('los grupos de una página de personas llegan juntos, y solo los visibles', async () => {
    const grupo = await school.grupo('Turno de noche');
    const persona = await school.persona();
    await school.miembro(grupo.id, persona.id);
    const soloPersonas = await school.con('usuarios:ver');

    const todos = await jefa.get(`/api/usuarios/grupos?ids=${persona.id},${jefa.id}`);
    const nada = await soloPersonas.get(`/api/usuarios/grupos?ids=${persona.id}`);

    expect(todos.body.grupos).toEqual({ [persona.id]: [{ id: grupo.id, nombre: 'Turno de noche' }] });
    expect(todos.body.editables).toContain(persona.id);
    expect(nada.body).toEqual({ grupos: {}, editables: [] });
  });
});
