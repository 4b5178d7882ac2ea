import { contenidoVacio } from '@catedra/shared/actividades/contenido.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform, clock } = await createTestApp();

const VIDEO = { ...contenidoVacio('video'), url: 'https://youtu.be/x', segundos: 101 } as never;
const alVer = (reglaPorcentaje: number) =>
  ({ contenido: VIDEO, tipo: 'video', regla: 'porcentaje', reglaPorcentaje }) as const;

/** Someone who has just opened an activity. */
async function abierta(values: Parameters<typeof school.actividad>[1] = {}, curso = {}) {
  const { id: cursoId } = await school.curso(curso);
  const { id } = await school.actividad(cursoId, values);
  const persona = await school.persona();
  await school.inscribe(cursoId, persona.id);
  const estudiante = await school.entra(persona);
  await estudiante.post(`/api/actividades/${id}/abrir`);
  const late = (body: object, segundos = 10) => {
    clock.advance({ seconds: segundos });
    return estudiante.post(`/api/actividades/${id}/latido`, body);
  };
  return { cursoId, id, estudiante, late };
}

const posicion = async (quien: Client, id: string) =>
  (await quien.get(`/api/actividades/${id}/abierta`)).body.posicion;

const apuntes = async (quien: Client) => {
  const { rows } = await platform.db.execute(
    sql`select comando from cambios where actor_id = ${quien.id} and coleccion = 'progreso' order by xid, id`,
  );
  return rows.map((row) => row.comando);
};

test('la posición se recuerda al segundo y al párrafo', async () => {
  const { id, estudiante, late } = await abierta();
  await late({ segundo: 12.5, parrafo: 4 });
  await late({ parrafo: 7 });
  expect(await posicion(estudiante, id)).toEqual({ segundo: 12.5, parrafo: 7, segundos: 10 });
});

test('ver lo que pide la regla completa el vídeo, y solo los cambios quedan en el registro', async () => {
  const { estudiante, late } = await abierta(alVer(50));
  const estados = [];
  for (let desde = 0; desde < 60; desde += 10) {
    const { body } = await late({ segundo: desde + 10, tramo: [desde, desde + 10] });
    estados.push([body.estado, body.porcentaje]);
  }
  expect(estados).toEqual([
    ['en_curso', 10],
    ['en_curso', 20],
    ['en_curso', 30],
    ['en_curso', 40],
    ['completada', 100],
    ['completada', 100],
  ]);
  expect(await apuntes(estudiante)).toEqual([
    'progreso.abrir-actividad',
    ...Array(5).fill('progreso.avanzar-actividad'),
  ]);
});

test('un latido sin nada que contar no estropea los siguientes', async () => {
  const { late } = await abierta(alVer(90));
  await late({});
  await late({ segundo: 3 });
  expect((await late({ tramo: [0, 10] })).body).toMatchObject({ estado: 'en_curso', porcentaje: 10 });
});

test('saltar al final no cuenta como ver', async () => {
  const { late } = await abierta(alVer(50));
  await late({ segundo: 5, tramo: [0, 5] });
  const { body } = await late({ segundo: 100, tramo: [95, 100] });
  expect(body).toMatchObject({ estado: 'en_curso', porcentaje: 10 });
});

test('ver dos veces lo mismo cuenta una', async () => {
  const { late } = await abierta(alVer(50));
  for (let i = 0; i < 8; i++) await late({ tramo: [0, 10] });
  expect((await late({ tramo: [0, 10] })).body).toMatchObject({ estado: 'en_curso', porcentaje: 10 });
});

test('no se da por visto más de lo que cabe en el tiempo que ha pasado', async () => {
  const { late } = await abierta(alVer(90));
  await late({ tramo: [0, 1] });
  const { body } = await late({ tramo: [0, 101] }, 10);
  expect(body).toMatchObject({ estado: 'en_curso', porcentaje: 20 });
});

test('muchos latidos seguidos no valen más que el tiempo que ha pasado', async () => {
  const { late } = await abierta(alVer(90));
  await late({});
  for (let desde = 0; desde < 100; desde += 5) await late({ tramo: [desde, desde + 5] }, 0);
  expect((await late({ tramo: [0, 1] }, 0)).body).toMatchObject({ estado: 'en_curso' });
});

test('lo que se vio durante un corte cuenta al volver, aunque llegue junto', async () => {
  const { late } = await abierta(alVer(90));
  await late({ tramo: [0, 5] });
  await late({ tramo: [5, 50] }, 45);
  await late({ tramo: [50, 70] }, 60);
  expect((await late({ tramo: [70, 101] }, 0)).body).toMatchObject({ estado: 'completada' });
});

test('la duración que dice el navegador no acorta un vídeo de fuera', async () => {
  const deFuera = { ...contenidoVacio('video'), url: 'https://youtu.be/x' } as never;
  const { late } = await abierta({ ...alVer(90), contenido: deFuera, duracion: 2 });
  expect((await late({ duracion: 1, tramo: [0, 1] })).body).toMatchObject({ estado: 'en_curso' });
});

test('el tiempo lo cuenta el servidor y una ausencia larga no suma', async () => {
  const { late } = await abierta({ regla: 'tiempo', reglaMinutos: 1 });
  await late({});
  const ausente = await late({}, 3600);
  const seguidos = [];
  for (let i = 0; i < 5; i++) seguidos.push((await late({}, 10)).body);
  expect(ausente.body).toMatchObject({ segundos: 15, estado: 'en_curso' });
  expect(seguidos.at(-1)).toMatchObject({ segundos: 65, estado: 'completada', porcentaje: 100 });
});

test.each([
  ['sin abrirla antes', {}, {}, 409],
  ['en un curso archivado', { estado: 'archivado' }, {}, 409],
  ['cuando ya se cerró', {}, { disponibleHasta: '2001-01-01T00:00:00Z' }, 409],
] as const)('no se anota nada %s', async (_, curso, values, status) => {
  const { id: cursoId } = await school.curso(curso);
  const { id } = await school.actividad(cursoId, values);
  const persona = await school.persona();
  await school.inscribe(cursoId, persona.id);
  const estudiante = await school.entra(persona);
  if (_ !== 'sin abrirla antes') await school.progreso(persona.id, cursoId, id, 'en_curso');
  const { status: found, body } = await estudiante.post(`/api/actividades/${id}/latido`, { segundo: 3 });
  expect(found).toBe(status);
  expect(body.error?.code).toBe('ACTIVIDAD_SIN_ABRIR');
});

test('quien dejó el curso ya no anota nada en él', async () => {
  const { cursoId, id, estudiante } = await abierta();
  await platform.db.execute(sql`delete from inscripciones where curso_id = ${cursoId}`);
  const otra = await school.entra({ id: estudiante.id });
  expect((await otra.post(`/api/actividades/${id}/latido`, { segundo: 3 })).status).toBe(404);
});

test('de los latidos de una actividad que llegan a la vez no se pierde ninguno', async () => {
  const { id, estudiante, late } = await abierta(alVer(90));
  await late({});
  clock.advance({ seconds: 40 });
  const tramos = [0, 10, 20, 30].map((desde) => [desde, desde + 10]);
  await Promise.all(tramos.map((tramo) => estudiante.post(`/api/actividades/${id}/latido`, { tramo })));
  expect((await late({}, 0)).body).toMatchObject({ estado: 'en_curso', porcentaje: 40 });
});

test('de los que llegan juntos cada uno recibe lo suyo, y quien no puede no estropea a los demás', async () => {
  const todos = await Promise.all([0, 1, 2, 3].map(() => abierta(alVer(90))));
  for (const { late } of todos) await late({});
  await platform.db.execute(
    sql`update actividades set disponible_hasta = '2001-01-01' where id = ${todos[2]?.id}`,
  );
  clock.advance({ seconds: 40 });
  const llegan = await Promise.all(
    todos.map(({ id, estudiante }, i) =>
      estudiante.post(`/api/actividades/${id}/latido`, { tramo: [0, 10 * (i + 1)] }),
    ),
  );
  expect(llegan.map(({ status, body }) => [status, body.porcentaje])).toEqual([
    [200, 10],
    [200, 20],
    [409, undefined],
    [200, 40],
  ]);
});

test('quien espera a que otro suelte lo suyo no hace esperar a los demás', async () => {
  const [retenida, otra] = [await abierta(), await abierta()];
  await otra.late({});
  const suyo = await platform.db.transaction(async (tx) => {
    await tx.execute(sql`select from progreso where actividad_id = ${retenida.id} for update`);
    const espera = retenida.late({ segundo: 3 });
    for (let i = 0; i < 3; i++) expect((await otra.late({ segundo: i })).status).toBe(200);
    return { espera };
  });
  expect((await suyo.espera).body).toMatchObject({ estado: 'en_curso' });
  expect(await posicion(retenida.estudiante, retenida.id)).toMatchObject({ segundo: 3 });
});
