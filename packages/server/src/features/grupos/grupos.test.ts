import type { Permiso } from '@catedra/shared/core/permisos.ts';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';

const { school } = await createTestApp();
const admin = await school.administrador();

const añadir = (grupoId: string, ...usuarioIds: string[]) =>
  admin.post(`/api/grupos/${grupoId}/anadir-miembros`, { usuarioIds });

describe('miembros', () => {
  test('quien entra en un grupo recibe sus cursos sin volver a entrar', async () => {
    const [grupo, curso] = [await school.grupo(), await school.curso()];
    await school.asigna(grupo.id, curso.id);
    const estudiante = await school.estudiante();
    const feed = await estudiante.listen();
    expect((await estudiante.get(`/api/cursos/${curso.id}`)).status).toBe(404);

    const { body } = await añadir(grupo.id, estudiante.id);

    expect(body).toEqual({ cambiadas: 1 });
    await feed.until(({ event }) => event === 'acceso');
    expect((await estudiante.get(`/api/cursos/${curso.id}`)).status).toBe(200);
    feed.stop();
  });

  test('quien sale del grupo deja de ver sus cursos, y su tutora oye que se fue', async () => {
    const [grupo, curso] = [await school.grupo(), await school.curso()];
    await school.asigna(grupo.id, curso.id);
    const actividad = await school.actividad(curso.id);
    const estudiante = await school.estudiante();
    await añadir(grupo.id, estudiante.id);
    await school.progreso(estudiante.id, curso.id, actividad.id);
    const tutora = await school.con('usuarios:ver:grupos', 'progreso:ver:grupos', 'grupos:ver:grupos');
    await school.tutor(grupo.id, tutora.id);
    const feed = await (await school.entra(tutora)).listen();

    await admin.post(`/api/grupos/${grupo.id}/quitar-miembros`, { usuarioIds: [estudiante.id] });

    await feed.until(({ data }) => data.coleccion === 'usuarios' && data.id === estudiante.id);
    await feed.until(({ data }) => data.coleccion === 'progreso');
    await feed.until(({ data }) => data.coleccion === 'grupos' && data.id === grupo.id);
    expect((await estudiante.get(`/api/cursos/${curso.id}`)).status).toBe(404);
    feed.stop();
  });

  test('añadir o quitar dos veces a la misma persona es inofensivo', async () => {
    const grupo = await school.grupo();
    const persona = await school.persona();

    const veces = [await añadir(grupo.id, persona.id, persona.id), await añadir(grupo.id, persona.id)];
    const quitar = { usuarioIds: [persona.id] };
    veces.push(await admin.post(`/api/grupos/${grupo.id}/quitar-miembros`, quitar));
    veces.push(await admin.post(`/api/grupos/${grupo.id}/quitar-miembros`, quitar));

    expect(veces.map(({ body }) => body.cambiadas)).toEqual([1, 0, 1, 0]);
  });

  test('una persona que no existe detiene todo y no entra nadie', async () => {
    const grupo = await school.grupo();
    const persona = await school.persona();

    const { status } = await añadir(grupo.id, persona.id, randomUUID());

    expect(status).toBe(404);
    expect((await admin.get(`/api/grupos/${grupo.id}`)).body.miembros).toBe(0);
  });

  test('no caben más de 500 personas en una petición', async () => {
    const grupo = await school.grupo();
    const { status, body } = await añadir(grupo.id, ...Array.from({ length: 501 }, () => randomUUID()));

    expect(status).toBe(400);
    expect(body.error?.fields).toHaveProperty('usuarioIds');
  });

  test('se leen por páginas, sin distinguir acentos y con el total', async () => {
    const grupo = await school.grupo();
    const nombres = ['Álvarez', 'Núñez', 'Zúñiga'];
    for (const apellidos of nombres) await añadir(grupo.id, (await school.persona({ apellidos })).id);

    const primera = await admin.get(`/api/grupos/${grupo.id}/miembros?limite=2&total=true`);
    const segunda = await admin.get(
      `/api/grupos/${grupo.id}/miembros?limite=2&cursor=${String(primera.body.siguiente)}`,
    );
    const buscada = await admin.get(`/api/grupos/${grupo.id}/miembros?buscar=nunez`);

    expect(primera.body.total).toEqual({ valor: 3, exacto: true });
    expect([...(primera.body.datos as object[]), ...(segunda.body.datos as object[])]).toMatchObject(
      nombres.map((apellidos) => ({ apellidos, desde: expect.any(String) })),
    );
    expect(buscada.body.datos).toMatchObject([{ apellidos: 'Núñez' }]);
  });

  test('quien solo es miembro no ve a sus compañeros', async () => {
    const grupo = await school.grupo();
    const [estudiante, otra] = [await school.estudiante(), await school.persona()];
    await añadir(grupo.id, estudiante.id, otra.id);

    const { body } = await estudiante.get(`/api/grupos/${grupo.id}/miembros`);

    expect(body.datos).toMatchObject([{ id: estudiante.id }]);
  });

  test('un grupo con miembros no se elimina, y dice por qué', async () => {
    const grupo = await school.grupo();
    await añadir(grupo.id, (await school.persona()).id);

    const { status, body } = await admin.delete(`/api/grupos/${grupo.id}`);

    expect(status).toBe(409);
    expect(body.error).toMatchObject({ code: 'EN_USO', message: expect.stringContaining('miembros') });
  });
});

describe('nadie amplía su propio alcance', () => {
  const tutoraDe = async (grupoId: string, ...permisos: Permiso[]) => {
    const tutora = await school.con('grupos:editar:grupos', 'grupos:ver:grupos', ...permisos);
    await school.tutor(grupoId, tutora.id);
    return tutora;
  };

  test('una tutora que edita personas en sus grupos no mete en ellos a gente de fuera', async () => {
    const grupo = await school.grupo();
    const tutora = await tutoraDe(grupo.id, 'usuarios:ver', 'usuarios:editar:grupos');
    const ajena = await school.persona();

    const { status, body } = await tutora.post(`/api/grupos/${grupo.id}/anadir-miembros`, {
      usuarioIds: [ajena.id],
    });

    expect(status).toBe(403);
    expect(body.error?.code).toBe('FUERA_DE_TUS_GRUPOS');
  });

  test('pero mueve a los suyos de un grupo a otro', async () => {
    const [uno, otro] = [await school.grupo(), await school.grupo()];
    const tutora = await tutoraDe(uno.id, 'usuarios:ver:grupos', 'usuarios:editar:grupos');
    await school.tutor(otro.id, tutora.id);
    const suya = await school.persona();
    await school.miembro(uno.id, suya.id);

    const { status } = await tutora.post(`/api/grupos/${otro.id}/anadir-miembros`, { usuarioIds: [suya.id] });

    expect(status).toBe(200);
  });

  test('quien gestiona grupos no se nombra tutor para mandar en ellos', async () => {
    const grupo = await school.grupo();
    const gestora = await school.con('grupos:ver', 'grupos:editar', 'usuarios:ver', 'usuarios:editar:grupos');

    const { status, body } = await gestora.post(`/api/grupos/${grupo.id}/anadir-tutores`, {
      usuarioIds: [gestora.id],
    });

    expect(status).toBe(403);
    expect(body.error?.code).toBe('TUTOR_CON_MAS_PERMISOS');
  });

  test('una tutora no asigna a su grupo un curso ajeno que así podría editar', async () => {
    const grupo = await school.grupo();
    const abierto = await school.curso({ acceso: 'abierto' });
    const tutora = await tutoraDe(grupo.id, 'cursos:editar:grupos');

    const { status } = await tutora.post(`/api/grupos/${grupo.id}/asignar-curso`, { cursoId: abierto.id });

    expect(status).toBe(403);
  });

  test('un grupo ajeno no existe para quien solo alcanza los suyos', async () => {
    const [suyo, ajeno] = [await school.grupo(), await school.grupo()];
    const tutora = await tutoraDe(suyo.id);

    const añadido = await tutora.post(`/api/grupos/${ajeno.id}/anadir-miembros`, { usuarioIds: [tutora.id] });

    expect(añadido.status).toBe(404);
    expect((await tutora.get(`/api/grupos/${ajeno.id}/miembros`)).status).toBe(404);
  });
});

describe('tutores', () => {
  test('el administrador nombra y quita tutores, y ellos lo oyen', async () => {
    const grupo = await school.grupo();
    const tutora = await school.con('usuarios:ver:grupos');
    const feed = await tutora.listen();

    const nombrar = await admin.post(`/api/grupos/${grupo.id}/anadir-tutores`, { usuarioIds: [tutora.id] });
    await feed.until(({ event }) => event === 'acceso');
    const lista = await admin.get(`/api/grupos/${grupo.id}/tutores`);
    const quitar = await admin.post(`/api/grupos/${grupo.id}/quitar-tutores`, { usuarioIds: [tutora.id] });
    const otra = await admin.post(`/api/grupos/${grupo.id}/quitar-tutores`, { usuarioIds: [tutora.id] });

    expect([nombrar, quitar, otra].map(({ body }) => body.cambiadas)).toEqual([1, 1, 0]);
    expect(lista.body.datos).toMatchObject([{ id: tutora.id }]);
    feed.stop();
  });
});

describe('cursos del grupo', () => {
  test('se asignan con fecha o con plazo, se cambia el vencimiento y se quitan', async () => {
    const [grupo, curso] = [await school.grupo(), await school.curso()];
    const asignar = (plazo: object) =>
      admin.post(`/api/grupos/${grupo.id}/asignar-curso`, { cursoId: curso.id, ...plazo });

    const veces = [await asignar({ venceEnDias: 30 }), await asignar({ venceEnDias: 30 })];
    const conPlazo = await admin.get(`/api/grupos/${grupo.id}/cursos`);
    veces.push(await asignar({ venceEn: '2030-02-12T22:59:59+01:00' }));
    const conFecha = await admin.get(`/api/grupos/${grupo.id}/cursos`);
    veces.push(await admin.post(`/api/grupos/${grupo.id}/quitar-curso`, { cursoId: curso.id }));

    expect(veces.map(({ body }) => body.cambiadas)).toEqual([1, 0, 1, 1]);
    expect(conPlazo.body.datos).toMatchObject([{ id: curso.id, venceEn: null, venceEnDias: 30 }]);
    expect(conFecha.body.datos).toMatchObject([{ venceEn: '2030-02-12T21:59:59.000Z', venceEnDias: null }]);
    expect((await admin.get(`/api/grupos/${grupo.id}`)).body.cursos).toBe(0);
  });

  test('una fecha y un plazo a la vez no se admiten, ni un curso archivado', async () => {
    const [grupo, curso] = [await school.grupo(), await school.curso({ estado: 'archivado' })];
    const doble = { cursoId: curso.id, venceEn: '2030-02-12T22:59:59Z', venceEnDias: 3 };

    const dos = await admin.post(`/api/grupos/${grupo.id}/asignar-curso`, doble);
    const archivado = await admin.post(`/api/grupos/${grupo.id}/asignar-curso`, { cursoId: curso.id });

    expect(dos.body.error?.fields).toHaveProperty('venceEnDias');
    expect(archivado.body.error?.code).toBe('CURSO_ARCHIVADO');
  });

  test('quien está en el grupo oye que tiene un curso nuevo', async () => {
    const [grupo, curso] = [await school.grupo(), await school.curso()];
    const estudiante = await school.estudiante();
    await añadir(grupo.id, estudiante.id);
    const feed = await estudiante.listen();

    await admin.post(`/api/grupos/${grupo.id}/asignar-curso`, { cursoId: curso.id });

    await feed.until(({ event }) => event === 'acceso');
    expect((await estudiante.get(`/api/cursos/${curso.id}`)).status).toBe(200);
    feed.stop();
  });
});
