import { randomUUID } from 'node:crypto';
import type { AnotacionPuesta, Anotar } from '@catedra/shared/entregas/anotaciones.ts';
import type { Entrega, EntregaPorCalificar } from '@catedra/shared/entregas/schemas.ts';
import { expect, test } from 'vitest';
import { abrirAula } from '#features/entregas/testing/aula.ts';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();
const { school } = app;

const TROZO: Anotar['ancla'] = { tipo: 'texto', cita: 'una escalera', desde: 99 };

/** A work that waits, and what its tutor says of places of it. */
async function unTrabajo(archivos: readonly string[] = []) {
  const aula = await abrirAula(app);
  const propios = await Promise.all(archivos.map((tipo) => aula.archivo({ tipo })));
  const { body } = await aula.entrega('<p>Vi <b>una</b> escalera rota.</p>', 0, propios);
  const { id } = body as unknown as Entrega;
  const camino = (anotacionId: string) => `/api/entregas/${id}/anotaciones/${anotacionId}`;
  const anota = (mas: Partial<Anotar> = {}, anotacionId: string = randomUUID(), quien: Client = aula.tutor) =>
    quien.put(camino(anotacionId), { lugar: null, version: 0, ancla: TROZO, texto: 'Bien visto', ...mas });
  const quita = (anotacionId: string, quien: Client = aula.tutor) => quien.delete(camino(anotacionId));
  const puestas = async (quien: Client = aula.tutor) =>
    ((await quien.get(`/api/entregas/${id}`)).body as unknown as EntregaPorCalificar).anotaciones;
  return { ...aula, id, archivos: propios, anota, quita, puestas };
}

test('un trozo se comenta con su cita, se cambia y se quita; su autora no lee nada hasta la nota', async () => {
  const aula = await unTrabajo();
  const anotacionId = randomUUID();
  const puesta = await aula.anota({}, anotacionId);
  expect(puesta.status).toBe(200);
  expect(puesta.body).toMatchObject({ ancla: { cita: 'una escalera', desde: 2 }, de: null, version: 1 });
  await aula.anota({}, anotacionId);
  expect(await aula.puestas()).toHaveLength(1);

  const cambio = await aula.anota({ version: 1, texto: 'Muy bien visto' }, anotacionId);
  expect(cambio.body).toMatchObject({ texto: 'Muy bien visto', version: 2 });
  const tarde = await aula.anota({ version: 1, texto: 'Otra cosa' }, anotacionId);
  expect(tarde.body.error).toMatchObject({ code: 'VERSION_ANTIGUA' });

  expect(JSON.stringify(await aula.abierta())).not.toContain('bien visto');
  await aula.califica(aula.id, { version: 2, nota: 7 });
  const [mia] = (await aula.abierta()).entregas;
  expect(mia?.anotaciones).toEqual([
    { id: anotacionId, ancla: { ...TROZO, desde: 2 }, texto: 'Muy bien visto' },
  ]);

  expect((await aula.quita(anotacionId)).status).toBeLessThan(300);
  expect((await aula.quita(anotacionId)).status).toBe(404);
  expect(await aula.puestas()).toEqual([]);
});

test('corregida otra vez las conserva, y devuelta se leen en el intento que las tiene', async () => {
  const aula = await unTrabajo();
  await aula.anota();
  await aula.califica(aula.id, { version: 2, nota: 7 });
  await aula.califica(aula.id, { version: 3, nota: 8 });
  expect((await aula.abierta()).entregas[0]?.anotaciones).toHaveLength(1);
  await aula.devuelve(aula.id, { version: 4, comentario: '<p>Otra vez</p>' });
  const [borrador, devuelta] = (await aula.abierta()).entregas;
  expect(borrador?.anotaciones).toEqual([]);
  expect(devuelta?.anotaciones).toHaveLength(1);
  expect((await aula.anota()).body.error).toMatchObject({ code: 'YA_DEVUELTA' });
});

test('solo la cambia quien la escribió, la quita también quien corrige a todos, y de otro grupo no se ve', async () => {
  const aula = await unTrabajo();
  const anotacionId = randomUUID();
  await aula.anota({}, anotacionId);
  const colega = await school.con('actividades:calificar:grupos');
  await school.tutor(aula.grupo.id, colega.id);
  expect(await aula.puestas(colega)).toMatchObject([{ de: expect.any(String), quitable: false }]);
  expect((await aula.anota({ version: 1, texto: 'Suyo' }, anotacionId, colega)).status).toBe(403);
  expect((await aula.quita(anotacionId, colega)).status).toBe(403);
  const ajena = await school.con('actividades:calificar:grupos');
  expect((await aula.anota({}, randomUUID(), ajena)).status).toBe(404);
  expect((await aula.quita(anotacionId, ajena)).status).toBe(404);
  expect((await aula.anota({}, randomUUID(), aula.estudiante)).status).toBe(403);
  const jefa = await school.con('actividades:calificar');
  expect((await aula.quita(anotacionId, jefa)).status).toBeLessThan(300);
});

test('lo que se comenta tiene que ser de esa respuesta', async () => {
  const aula = await unTrabajo(['image/png', 'audio/mpeg']);
  const [foto = '', voz = ''] = aula.archivos;
  const ajeno = await aula.archivo({ tipo: 'image/png' });
  const casos: readonly (readonly [Anotar['ancla'], number])[] = [
    [{ tipo: 'imagen', archivoId: foto, x: 0.5, y: 1 }, 200],
    [{ tipo: 'segundo', archivoId: voz, segundo: 12.5 }, 200],
    [{ tipo: 'segundo', archivoId: foto, segundo: 1 }, 400],
    [{ tipo: 'imagen', archivoId: ajeno, x: 0, y: 0 }, 400],
    [{ tipo: 'imagen', archivoId: foto, x: 1.2, y: 0 }, 400],
    [{ tipo: 'texto', cita: 'un andamio', desde: 0 }, 400],
  ];
  for (const [ancla, status] of casos) expect((await aula.anota({ ancla })).status, ancla.tipo).toBe(status);
  expect((await aula.anota({ lugar: 0 })).status).toBe(404);
});

test('lo mismo dos veces a la vez es una, y hay un máximo', async () => {
  const aula = await unTrabajo();
  const anotacionId = randomUUID();
  const juntas = await Promise.all([aula.anota({}, anotacionId), aula.anota({}, anotacionId)]);
  expect(juntas.map(({ status }) => status)).toEqual([200, 200]);
  for (let i = 1; i < 100; i += 1) await aula.anota();
  expect((await aula.anota()).body.error).toMatchObject({ code: 'DEMASIADOS_COMENTARIOS' });
  expect(await aula.puestas()).toHaveLength(100);
  const [una] = (await aula.puestas()) as readonly AnotacionPuesta[];
  expect((await aula.anota({ version: 1, texto: 'Cabe' }, una?.id)).status).toBe(200);
});
