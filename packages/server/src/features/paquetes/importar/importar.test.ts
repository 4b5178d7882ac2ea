import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { importar as importarTrabajo } from '#features/paquetes/importar/importar.ts';
import { limpiar, reanudar } from '#features/paquetes/jobs.ts';
import { conCurso, minimo, paquetes } from '#features/paquetes/testing/paquete.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform, origin, clock } = await createTestApp();
const { revisar, importar, leer } = paquetes(origin);
const admin = await school.administrador();

test('el texto que llega se limpia como cualquier otro', async () => {
  const html = '<p onclick="x()">Hola</p><script>alert(1)</script><img src="javascript:alert(1)">';
  const secciones = [
    {
      id: 's',
      titulo: 'S',
      actividades: [{ id: 'a', titulo: '<b>A</b>', tipo: 'lectura', contenido: { tipo: 'lectura', html } }],
    },
  ];
  const { cursoId } = await importar(
    admin,
    conCurso(minimo({ curso: { titulo: 'X', descripcion: html }, secciones })),
  );
  const { body: curso } = await admin.get(`/api/cursos/${cursoId}`);
  const { body: lista } = await admin.get(`/api/actividades?cursoId=${cursoId}`);
  expect(curso.descripcion).toBe('<p>Hola</p>');
  expect(lista.datos).toMatchObject([{ contenido: { html: '<p>Hola</p>' } }]);
});

test('pedirlo dos veces, o que el proceso muera a mitad, deja un solo curso y nada de sobra', async () => {
  const zip = conCurso(minimo({ curso: { titulo: 'Solo uno' } }));
  const { body } = await revisar(admin, zip);
  const id = String(body.id);
  const antes = await platform.db.execute(sql`select id from archivos where proposito = 'paquete'`);
  await platform.db.execute(sql`update paquetes set estado = 'importando' where id = ${id}`);
  await Promise.all([importarTrabajo(platform, id), importarTrabajo(platform, id), reanudar(platform)]);
  await importarTrabajo(platform, id);
  await admin.post(`/api/paquetes/${id}/importar`);

  const { rows } = await platform.db.execute(sql`select id from cursos where titulo = 'Solo uno'`);
  expect(rows).toEqual([{ id: (await leer(admin, id)).cursoId }]);
  const despues = await platform.db.execute(sql`select id from archivos where proposito = 'paquete'`);
  expect(despues.rows).toHaveLength(antes.rows.length - 1);
});

test('lo que murió a medias sigue solo', async () => {
  const { body } = await revisar(admin, conCurso(minimo({ curso: { titulo: 'Reanudado' } })));
  await platform.db.execute(sql`update paquetes set estado = 'importando' where id = ${String(body.id)}`);
  await reanudar(platform);
  let paquete = await leer(admin, String(body.id));
  while (paquete.estado === 'importando') paquete = await leer(admin, paquete.id);
  expect(paquete.estado).toBe('importado');
});

test('exporta quien edita el curso; importa quien puede crear cada parte, y cada cual ve lo suyo', async () => {
  const { id } = await school.curso();
  const lectora = await school.con('cursos:ver', 'actividades:ver', 'evaluaciones:ver');
  const sinClaves = ['cursos:ver', 'cursos:editar', 'actividades:ver', 'evaluaciones:ver'] as const;
  const editora = await school.con(...sinClaves, 'preguntas:ver');
  const estudiante = await school.estudiante();
  const aMedias = await school.con('cursos:ver', 'cursos:crear');
  const estados = [];
  for (const quien of [lectora, await school.con(...sinClaves), editora, estudiante])
    estados.push((await quien.get(`/api/cursos/${id}/paquete`)).status);
  expect(estados).toEqual([403, 403, 200, 404]);

  const { body } = await revisar(admin, conCurso());
  const otra = await school.administrador();
  const suyo = `/api/paquetes/${String(body.id)}`;
  expect((await otra.get(suyo)).status).toBe(404);
  expect((await otra.post(`${suyo}/importar`)).status).toBe(404);
  expect((await aMedias.post('/api/paquetes', { archivoId: randomUUID() })).status).toBe(403);
  expect((await admin.post('/api/paquetes', { archivoId: randomUUID() })).status).toBe(404);
});

test('los grupos que aquí no existen se dicen y se quitan; los zip olvidados se van a la semana', async () => {
  const json = minimo({ grupos: [{ id: 'g1', nombre: 'Brigada lunar' }] });
  const [actividad] = (json.secciones[0]?.actividades ?? []) as Record<string, unknown>[];
  Object.assign(actividad ?? {}, {
    requisitos: { modo: 'todos', condiciones: [{ tipo: 'grupo', grupoId: 'g1' }] },
  });
  const { body } = await revisar(admin, conCurso(json));
  expect(String((body.resumen as { avisos: string[] }).avisos)).toContain(
    '«Brigada lunar», que aquí no existe',
  );

  clock.advance({ days: 8 });
  await limpiar(platform);
  const luego = await school.entra(admin);
  const tarde = await luego.post(`/api/paquetes/${String(body.id)}/importar`);
  expect([tarde.status, tarde.body.error?.code]).toEqual([409, 'PAQUETE_OLVIDADO']);
  expect((await luego.get('/api/paquetes')).body.datos).toContainEqual(
    expect.objectContaining({ id: body.id }),
  );
});
