import { randomUUID } from 'node:crypto';
import type { Carga } from '@catedra/shared/cargas/schemas.ts';
import { expect, test } from 'vitest';
import { startAcademy } from '#testing/academy-process.ts';
import { demoDataDir } from '#testing/demo-folder.ts';

const CUENTA = { identificador: 'superadmin@alborada.example', contraseña: 'alborada-demo' };
const FILAS = 5000;

async function entrar(origin: string) {
  const response = await fetch(`${origin}/api/sesion`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(CUENTA),
  });
  expect(response.status).toBe(200);
  const cookie = response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  return async (method: string, path: string, body?: string, type = 'application/json'): Promise<Carga> => {
    const headers = { origin, cookie, ...(body !== undefined && { 'content-type': type }) };
    const answer = await fetch(`${origin}/api/cargas/${path}`, { method, headers, body });
    expect(answer.status).toBe(200);
    return (await answer.json()) as Carga;
  };
}

test('matarla a mitad de una importación no pierde ni repite a nadie: al volver, termina sola', async () => {
  const DATA_DIR = await demoDataDir();
  const id = randomUUID();
  const primera = startAcademy({ DATA_DIR });
  const pedir = await entrar(await primera.ready());
  const filas = Array.from({ length: FILAS }, (_, i) => `Persona ${i};resistente-${i};Turno ${i % 5}`);
  const texto = `nombre;usuario;grupo\n${filas.join('\n')}`;
  await pedir('POST', `${id}?nombre=personas.csv`, texto, 'application/octet-stream');
  await pedir('PATCH', id, JSON.stringify({ crearGrupos: true, contraseñas: 'nada' }));
  await pedir('POST', `${id}/revisar`, '{}');
  await pedir('POST', `${id}/importar`, JSON.stringify({ como: 'soloCorrectas' }));
  let carga = await pedir('GET', id);
  while (carga.progreso.hechas === 0) carga = await pedir('GET', id);
  primera.child.kill('SIGKILL');
  expect(await primera.ended()).toBe('SIGKILL');
  expect(carga.estado).toBe('importando');

  const segunda = startAcademy({ DATA_DIR });
  const otra = await entrar(await segunda.ready());
  carga = await otra('GET', id);
  const alVolver = carga.progreso.hechas;
  while (carga.estado === 'importando') carga = await otra('GET', id);

  expect(alVolver).toBeLessThan(FILAS);
  expect(carga).toMatchObject({
    estado: 'importada',
    progreso: { hechas: FILAS, total: FILAS },
    resultado: { creadas: FILAS, actualizadas: 0, fallidas: 0 },
  });
  const repetida = randomUUID();
  await otra('POST', `${repetida}?nombre=personas.csv`, texto, 'application/octet-stream');
  expect((await otra('POST', `${repetida}/revisar`, '{}')).contadores).toMatchObject({ iguales: FILAS });
});
