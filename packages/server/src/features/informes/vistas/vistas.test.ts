import type { Vista } from '@catedra/shared/informes/vistas/schemas.ts';
import { expect, test } from 'vitest';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school } = await createTestApp();
const una = await school.con('reportes:ver');
const otra = await school.con('reportes:ver');
const nadie = await school.con();

const VISTA = {
  informe: 'cumplimiento',
  nombre: 'Lo vencido',
  busqueda: { estado: 'no_cumple', ver: 'curso,vence' },
  compartida: false,
  version: 0,
};
const leer = async (quien: Client, informe = 'cumplimiento') =>
  (await quien.get(`/api/informes/vistas?informe=${informe}`)).body as unknown as {
    vistas: Vista[];
    usual: string | null;
  };
const nombres = async (quien: Client) => (await leer(quien)).vistas.map(({ nombre, mia }) => [nombre, mia]);
const guardar = (quien: Client, id: string, cambios: object = {}) =>
  quien.put(`/api/informes/vistas/${id}`, { ...VISTA, ...cambios });

test('una vista es de quien la guarda hasta que la comparte; nadie cambia la de otro', async () => {
  const id = crypto.randomUUID();
  expect((await guardar(una, id)).status).toBe(200);
  expect(await nombres(otra)).toEqual([]);
  expect((await guardar(otra, id, { version: 1, nombre: 'Otra' })).status).toBe(404);
  await guardar(una, id, { version: 1, compartida: true });
  expect(await nombres(otra)).toEqual([['Lo vencido', false]]);
  expect((await guardar(otra, id, { version: 2, nombre: 'Otra' })).status).toBe(403);
  expect((await otra.delete(`/api/informes/vistas/${id}`)).status).toBe(403);
  expect((await una.delete(`/api/informes/vistas/${id}`)).status).toBe(204);
  expect((await una.delete(`/api/informes/vistas/${id}`)).status).toBe(404);
  expect(await nombres(una)).toEqual([]);
});

test('mandada dos veces se guarda una; con una versión antigua se dice cuál hay', async () => {
  const id = crypto.randomUUID();
  for (const _ of [1, 2]) expect((await guardar(una, id)).body).toMatchObject({ version: 1, mia: true });
  expect((await guardar(una, id, { version: 1, nombre: 'Tarde' })).body).toMatchObject({ version: 2 });
  const { status, body } = await guardar(una, id, { version: 1, nombre: 'Más tarde' });
  expect(status).toBe(409);
  expect(JSON.stringify(body)).toContain('Tarde');
  expect(await nombres(una)).toEqual([['Tarde', true]]);
});

test('la de siempre es de cada cual, y deja de serlo si se elimina o deja de compartirse', async () => {
  const id = crypto.randomUUID();
  await guardar(una, id, { compartida: true });
  const elegir = (quien: Client, vistaId: string | null) =>
    quien.post('/api/informes/vistas/usual', { informe: 'cumplimiento', vistaId });
  expect((await elegir(otra, id)).status).toBe(204);
  expect([(await leer(otra)).usual, (await leer(una)).usual]).toEqual([id, null]);
  await elegir(una, id);
  await guardar(una, id, { version: 1, compartida: false });
  expect([(await leer(otra)).usual, (await leer(una)).usual]).toEqual([null, id]);
  expect((await elegir(otra, id)).status).toBe(404);
  await una.delete(`/api/informes/vistas/${id}`);
  expect((await leer(una)).usual).toBeNull();
});

test('quien no puede leer un informe no tiene vistas de él', async () => {
  expect((await nadie.get('/api/informes/vistas?informe=cumplimiento')).status).toBe(403);
  expect((await una.get('/api/informes/vistas?informe=correos')).status).toBe(403);
  expect((await una.get('/api/informes/vistas?informe=otro')).status).toBe(404);
  expect((await guardar(nadie, crypto.randomUUID())).status).toBe(403);
});

test('hay un máximo por persona e informe, y se dice', async () => {
  const muchas = await school.con('reportes:ver');
  for (let n = 0; n < 50; n += 1)
    expect((await guardar(muchas, crypto.randomUUID(), { nombre: `Vista ${n}` })).status).toBe(200);
  const { status, body } = await guardar(muchas, crypto.randomUUID());
  expect(status).toBe(409);
  expect(JSON.stringify(body)).toContain('Ya tienes 50 vistas');
});
