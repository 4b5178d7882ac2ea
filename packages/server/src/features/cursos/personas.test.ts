import { expect, test } from 'vitest';
import { grupoCursosTable } from '#features/grupos/table.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform } = await createTestApp();
const admin = await school.administrador();

test('un estudiante se inscribe en un curso abierto y desde entonces ve sus actividades', async () => {
  const { id } = await school.curso({ acceso: 'abierto' });
  await school.actividad(id);
  const estudiante = await school.estudiante();
  const antes = await estudiante.get(`/api/cursos/${id}/contenido`);

  const primera = await estudiante.post(`/api/cursos/${id}/inscribirme`);
  const segunda = await estudiante.post(`/api/cursos/${id}/inscribirme`);
  const despues = await estudiante.get(`/api/cursos/${id}/contenido`);

  expect(primera.status).toBe(200);
  expect(segunda.body).toEqual(primera.body);
  expect(antes.body.actividades).toEqual([]);
  expect(despues.body.actividades).toHaveLength(1);
});

test('nadie se inscribe por su cuenta en lo que no está abierto', async () => {
  const cerrado = await school.curso({ acceso: 'asignado' });
  const borrador = await school.curso({ acceso: 'abierto', estado: 'borrador' });
  const estudiante = await school.estudiante();

  expect((await estudiante.post(`/api/cursos/${cerrado.id}/inscribirme`)).status).toBe(404);
  expect((await estudiante.post(`/api/cursos/${borrador.id}/inscribirme`)).status).toBe(404);
  const respuesta = await admin.post(`/api/cursos/${cerrado.id}/inscribirme`);
  expect(respuesta.body.error?.code).toBe('CURSO_NO_ABIERTO');
});

test('los participantes llegan por su nombre o por su grupo, una vez cada uno, con su avance y su plazo', async () => {
  const { id } = await school.curso();
  const actividad = await school.actividad(id);
  await school.actividad(id);
  const grupo = await school.grupo('Almacén');
  const [ana, luis] = [
    await school.persona({ nombre: 'Ana', apellidos: 'Ñíguez' }),
    await school.persona({ nombre: 'Luis', apellidos: 'Nieto' }),
  ];
  await school.miembro(grupo.id, ana.id);
  await school.miembro(grupo.id, luis.id);
  await platform.db
    .insert(grupoCursosTable)
    .values({ grupoId: grupo.id, cursoId: id, venceEn: '2031-01-10T10:00:00.000Z' });
  await school.inscribe(id, ana.id);
  await school.progreso(ana.id, id, actividad.id);

  const { status, body } = await admin.get(`/api/cursos/${id}/participantes?total=true`);

  expect(status).toBe(200);
  expect(body.total).toEqual({ valor: 2, exacto: true });
  expect(body.datos).toMatchObject([
    { usuarioId: luis.id, porcentaje: 0, hechas: 0, ultimaVez: null, grupos: ['Almacén'] },
    { usuarioId: ana.id, porcentaje: 50, hechas: 1, total: 2, venceEn: '2031-01-10T10:00:00.000Z' },
  ]);
});

test('los participantes se recorren por páginas y se buscan sin acentos', async () => {
  const { id } = await school.curso();
  for (const apellidos of ['Álvarez', 'Benítez', 'Castaño'])
    await school.inscribe(id, (await school.persona({ nombre: 'Íñigo', apellidos })).id);

  const primera = await admin.get(`/api/cursos/${id}/participantes?limite=2`);
  const segunda = await admin.get(
    `/api/cursos/${id}/participantes?limite=2&cursor=${primera.body.siguiente as string}`,
  );
  const busca = await admin.get(`/api/cursos/${id}/participantes?buscar=inigo%20castano`);

  expect(primera.body.datos).toHaveLength(2);
  expect(segunda.body.datos).toMatchObject([{ apellidos: 'Castaño' }]);
  expect(segunda.body.siguiente).toBeNull();
  expect(busca.body.datos).toMatchObject([{ apellidos: 'Castaño' }]);
  expect((await admin.get(`/api/cursos/${id}/participantes?cursor=zzz`)).status).toBe(400);
  expect((await admin.get(`/api/cursos/${id}/participantes?correo=x`)).status).toBe(400);
});

test('un tutor ve a los participantes de sus grupos y a nadie más', async () => {
  const { id } = await school.curso();
  const [suyo, otro] = [await school.grupo('Suyo'), await school.grupo('Otro')];
  const [mia, ajena] = [await school.persona(), await school.persona()];
  for (const [grupo, persona] of [
    [suyo, mia],
    [otro, ajena],
    [otro, mia],
  ] as const)
    await school.miembro(grupo.id, persona.id);
  await school.asigna(suyo.id, id);
  await school.asigna(otro.id, id);
  const tutor = await school.con('cursos:ver:grupos', 'progreso:ver:grupos');
  await school.tutor(suyo.id, tutor.id);
  const sinProgreso = await school.con('cursos:ver');

  const { body } = await tutor.get(`/api/cursos/${id}/participantes?total=true`);

  expect(body.datos).toMatchObject([{ usuarioId: mia.id, grupos: ['Suyo'] }]);
  expect(body.total).toEqual({ valor: 1, exacto: true });
  expect((await sinProgreso.get(`/api/cursos/${id}/participantes`)).status).toBe(403);
  const escondido = await school.curso();
  expect((await tutor.get(`/api/cursos/${escondido.id}/participantes`)).status).toBe(404);
});
