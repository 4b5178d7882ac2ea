import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { watchDisk } from '#platform/disk.ts';
import { createTestApp } from '#testing/create-test-app.ts';

let free = 10_000;
const told: string[] = [];
const note = (_fields: unknown, words: string) => void told.push(words);
const disk = watchDisk({
  folder: '/',
  reserveMb: 500,
  log: { warn: note, info: note },
  freeMb: async () => free,
});
afterAll(disk.close);
const { school } = await createTestApp({ disk });
const admin = await school.superAdministrador();
const resumen = async (quien = admin) => (await quien.get('/api/reportes/resumen')).body;
const salud = async () => (await admin.get('/salud/lista')).body.disco;

const grupo = () => ({ nombre: `Grupo ${randomUUID()}`, descripcion: null, estado: 'activo', version: 0 });
const leave = async (mb: number) => {
  free = mb;
  await disk.look();
};

test('con poco espacio se avisa; sin él se lee y no se guarda; al liberarlo se vuelve a guardar solo', async () => {
  const id = randomUUID();
  await disk.look();
  expect(await resumen()).toMatchObject({ disco: { libreMb: 10_000, poco: false } });
  await leave(1500);
  expect(await resumen()).toMatchObject({ disco: { libreMb: 1500, reservaMb: 500, poco: true } });
  expect(await resumen(await school.administrador())).not.toHaveProperty('disco');
  expect(await salud()).toBe('justo');
  expect((await admin.put(`/api/grupos/${id}`, grupo())).status).toBe(200);

  await leave(400);
  const refused = await admin.put(`/api/grupos/${randomUUID()}`, grupo());
  expect(refused.status).toBe(507);
  expect(refused.body.error?.message).toContain('se puede leer, pero no guardar');
  expect((await admin.get(`/api/grupos/${id}`)).status).toBe(200);
  expect((await admin.get('/salud/lista')).status).toBe(200);
  expect(await salud()).toBe('lleno');
  expect(await resumen()).toMatchObject({ disco: { libreMb: 400 } });

  // Asked by POST, and keeps nothing or makes room.
  for (const path of [
    'perfiles/explicar',
    'usuarios/exportar',
    'grupos/plazos-pasados',
    'sesion/dejar-de-ver-como',
  ])
    expect((await admin.post(`/api/${path}`, {})).status, path).toBeLessThan(500);
  expect((await admin.post(`/api/papelera/${randomUUID()}/eliminar-para-siempre`)).status).toBe(404);
  expect((await school.entra(await school.persona())).id).toBeTruthy();

  await leave(9000);
  expect(await salud()).toBe('holgado');
  expect(await resumen()).toMatchObject({ disco: { libreMb: 9000, poco: false } });
  expect((await admin.put(`/api/grupos/${randomUUID()}`, grupo())).status).toBe(200);
  expect(told).toEqual([
    expect.stringContaining('Queda poco espacio'),
    expect.stringContaining('solo se lee'),
    expect.stringContaining('Vuelve a haber espacio'),
  ]);
});
