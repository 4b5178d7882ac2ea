import { antesDe, DIA } from '@catedra/shared/core/duraciones.ts';
import type { Permiso } from '@catedra/shared/core/permisos.ts';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, clock } = await createTestApp();
const admin = await school.administrador();

describe('entrar con el plazo pasado', () => {
  const plazoDe = async (cursoId: string, usuarioId: string) => {
    const { body } = await admin.get(`/api/cursos/${cursoId}/participantes`);
    const datos = body.datos as { usuarioId: string; venceEn: string; motivoDeProrroga: string | null }[];
    return datos.find((una) => una.usuarioId === usuarioId);
  };
  const dias = (venceEn = '') => Math.floor((Date.parse(venceEn) - clock.now().getTime()) / DIA);

  test('nadie llega vencido: tiene los días que dice el grupo, o los que se le dan al añadirla', async () => {
    const [grupo, curso] = [await school.grupo(), await school.curso()];
    const [antigua, sola, elegida] = [await school.persona(), await school.persona(), await school.persona()];
    await school.miembro(grupo.id, antigua.id);
    const vencio = antesDe(clock.now(), 5 * DIA).toISOString();
    await school.asigna(grupo.id, curso.id, vencio);
    const añadir = (usuarioId: string, resto = {}) =>
      admin.post(`/api/grupos/${grupo.id}/anadir-miembros`, { usuarioIds: [usuarioId], ...resto });

    await añadir(sola.id);
    await añadir(elegida.id, { diasSiPaso: 12 });

    expect((await plazoDe(curso.id, antigua.id))?.venceEn).toBe(vencio);
    expect(dias((await plazoDe(curso.id, sola.id))?.venceEn)).toBe(30);
    expect(await plazoDe(curso.id, elegida.id)).toMatchObject({
      motivoDeProrroga: 'Entró con el plazo ya pasado',
    });
    expect(dias((await plazoDe(curso.id, elegida.id))?.venceEn)).toBe(12);
  });
});

describe('miembros por su correo', () => {
  const pegar = (grupoId: string, identificadores: string[], quien = admin) =>
    quien.post(`/api/grupos/${grupoId}/anadir-por-identificador`, { identificadores });

  test('entra quien puede, y de cada uno se dice qué pasó', async () => {
    const grupo = await school.grupo();
    const [ana, luis] = [await school.persona({ correo: 'ana@pegada.example' }), await school.persona()];
    const eva = await school.persona({ correo: null, usuario: 'evap' });
    await school.miembro(grupo.id, luis.id);

    const { body } = await pegar(grupo.id, [
      'ANA@pegada.example',
      luis.correo ?? '',
      'evap',
      'nadie@x.example',
    ]);

    expect(body).toMatchObject({
      anadidas: [
        { identificador: 'ana@pegada.example', id: ana.id },
        { identificador: 'evap', id: eva.id },
      ],
      yaEstaban: [{ id: luis.id }],
      noPermitidas: [],
      desconocidas: ['nadie@x.example'],
    });
    expect((await admin.get(`/api/grupos/${grupo.id}`)).body.miembros).toBe(3);
  });

  test('repetirlo es inofensivo, y la misma persona dos veces entra una', async () => {
    const grupo = await school.grupo();
    const ana = await school.persona({ usuario: 'anados' });

    const primera = await pegar(grupo.id, [ana.correo ?? '', 'anados']);
    const segunda = await pegar(grupo.id, [ana.correo ?? '']);

    expect(primera.body).toMatchObject({ anadidas: [{ id: ana.id }], yaEstaban: [{ id: ana.id }] });
    expect(segunda.body).toMatchObject({ anadidas: [], yaEstaban: [{ id: ana.id }] });
  });

  test('quien manda solo en sus grupos no trae a gente de fuera ni averigua quién existe', async () => {
    const grupo = await school.grupo();
    const ajena = await school.persona();
    const tutora = async (...permisos: Permiso[]) => {
      const quien = await school.con('grupos:ver:grupos', 'grupos:editar:grupos', ...permisos);
      await school.tutor(grupo.id, quien.id);
      return quien;
    };
    const correos = [ajena.correo ?? ''];

    const laVe = await pegar(grupo.id, correos, await tutora('usuarios:ver', 'usuarios:editar:grupos'));
    const noLaVe = await pegar(grupo.id, correos, await tutora('usuarios:ver:grupos'));

    expect(laVe.body).toMatchObject({ anadidas: [], noPermitidas: [{ id: ajena.id }] });
    expect(noLaVe.body).toMatchObject({ anadidas: [], noPermitidas: [], desconocidas: correos });
  });

  test('quien entra así lo nota en su pantalla', async () => {
    const grupo = await school.grupo();
    const estudiante = await school.estudiante({ correo: 'oye@pegada.example' });
    const feed = await estudiante.listen();

    await pegar(grupo.id, ['oye@pegada.example']);

    await feed.until(({ event }) => event === 'acceso');
    feed.stop();
  });
});

describe('eliminar un grupo con gente', () => {
  test('se dice antes qué se pierde, y al hacerlo se conserva el progreso', async () => {
    const [grupo, otro] = [await school.grupo('Turno de noche'), await school.grupo()];
    const [curso, compartido] = [await school.curso(), await school.curso()];
    for (const uno of [curso, compartido]) await school.asigna(grupo.id, uno.id);
    await school.asigna(otro.id, compartido.id);
    const actividad = await school.actividad(curso.id);
    const [ana, luis] = [await school.estudiante(), await school.estudiante()];
    for (const { id } of [ana, luis]) await school.miembro(grupo.id, id);
    await school.miembro(otro.id, ana.id);
    await school.progreso(ana.id, curso.id, actividad.id);
    const tutora = await school.con('usuarios:ver:grupos');
    await school.tutor(grupo.id, tutora.id);
    const [deAna, deLaTutora] = [await ana.listen(), await tutora.listen()];
    const quien = await school.administrador();

    const antes = await quien.get(`/api/grupos/${grupo.id}/efecto-de-eliminar`);
    const { status, body } = await quien.post(`/api/grupos/${grupo.id}/eliminar`);

    expect(antes.body).toEqual({ miembros: 2, tutores: 1, cursos: 2, pierdenCursos: 2, conProgreso: 1 });
    expect({ status, body }).toEqual({ status: 200, body: { id: grupo.id, miembros: 2 } });
    await deAna.until(({ event }) => event === 'acceso');
    await deLaTutora.until(({ event }) => event === 'acceso');
    expect((await ana.get(`/api/cursos/${curso.id}`)).status).toBe(404);
    expect((await ana.get(`/api/cursos/${compartido.id}`)).status).toBe(200);
    const { body: progreso } = await quien.get(`/api/progreso?usuarioId=${ana.id}`);
    expect(progreso.datos).toMatchObject([{ cursoId: curso.id, estado: 'completada' }]);
    const { body: sucesos } = await quien.get(`/api/usuarios/${ana.id}/sucesos?clase=cambios`);
    expect(sucesos.datos).toMatchObject([{ que: ['Sacó del grupo «Turno de noche»'] }]);
    expect((await quien.get(`/api/grupos/${grupo.id}`)).status).toBe(404);
    for (const feed of [deAna, deLaTutora]) feed.stop();
  });

  test('lo elimina quien puede eliminar grupos, y en sus grupos quien solo puede ahí', async () => {
    const [suyo, ajeno] = [await school.grupo(), await school.grupo()];
    const tutora = await school.con('grupos:ver:grupos', 'grupos:eliminar:grupos');
    await school.tutor(suyo.id, tutora.id);
    const quien = await school.entra(tutora);
    const editora = await school.con('grupos:ver', 'grupos:editar');

    expect((await editora.post(`/api/grupos/${suyo.id}/eliminar`)).status).toBe(403);
    expect((await quien.post(`/api/grupos/${ajeno.id}/eliminar`)).status).toBe(404);
    expect((await quien.post(`/api/grupos/${suyo.id}/eliminar`)).status).toBe(200);
  });
});

test('archivar un grupo quita sus cursos a sus miembros en el acto, y activarlo los devuelve', async () => {
  const [grupo, curso] = [await school.grupo(), await school.curso()];
  await school.asigna(grupo.id, curso.id);
  const estudiante = await school.estudiante();
  await school.miembro(grupo.id, estudiante.id);
  const feed = await estudiante.listen();
  expect((await estudiante.get(`/api/cursos/${curso.id}`)).status).toBe(200);

  await admin.patch(`/api/grupos/${grupo.id}`, { estado: 'archivado', version: 1 });

  await feed.until(({ event }) => event === 'acceso');
  expect((await estudiante.get(`/api/cursos/${curso.id}`)).status).toBe(404);
  await admin.patch(`/api/grupos/${grupo.id}`, { estado: 'activo', version: 2 });
  expect((await estudiante.get(`/api/cursos/${curso.id}`)).status).toBe(200);
  feed.stop();
});
