import * as cursosApi from '@catedra/shared/cursos/api.ts';
import { expect } from 'vitest';
import { isApiError } from '#platform/api-error.ts';
import { ask } from '#platform/ask.ts';
import { leerPagina, leerUno } from '#platform/client.ts';
import { http } from '#platform/http.ts';
import { on, onList, onRecord } from '#testing/answers.ts';
import { closeNetwork, lost, refused } from '#testing/network.ts';
import { unCurso, unId } from '#testing/records.ts';
import { test } from '#testing/test.ts';

const ID = unId(100);

test('una petición que nadie esperaba se dice con su dirección', async () => {
  await expect(leerPagina('cursos', { buscar: 'x' })).rejects.toThrow('Nadie esperaba /api/cursos');
  expect(closeNetwork()).toEqual(['nadie esperaba GET /api/cursos?buscar=x']);
});

test('una respuesta que el contrato no da se dice, aunque el compilador la haya dejado pasar', async () => {
  on(cursosApi.publicar, JSON.parse('{"titulo":7}'));
  await ask(cursosApi.publicar, { id: ID });
  expect(closeNetwork().join()).toContain('POST /api/cursos/:id/publicar no responde así');
});

test('lo que una página envía sin que el contrato lo admita se dice', async () => {
  on(cursosApi.programar, unCurso());
  await http(`/api/cursos/${ID}/programar`, { method: 'POST', json: { cuando: 'ya' } }).catch(() => null);
  expect(closeNetwork().join()).toContain('POST /api/cursos/:id/programar no admite lo enviado');
});

test('una dirección con algo que no es un id donde va un id se dice', async () => {
  on(cursosApi.publicar, unCurso());
  await ask(cursosApi.publicar, { id: 'c1' }).catch(() => null);
  expect(closeNetwork().join()).toContain('POST /api/cursos/:id/publicar no admite lo enviado');
});

test('se sabe lo que se pidió, como lo habría leído el servidor', async () => {
  const pedidas = on(cursosApi.leerPorCompletar, {});
  await ask(cursosApi.leerPorCompletar, { query: { ids: `${unId(1)},${unId(2)}` } });
  expect(pedidas).toEqual([{ query: { ids: [unId(1), unId(2)] } }]);
});

test('una dirección entera gana a una con partes por rellenar, y lo último dicho a lo anterior', async () => {
  on(cursosApi.leerPalabras, { categorias: ['Hogar'], etiquetas: [] });
  onRecord('cursos', (id) => unCurso({ id }));
  expect(await ask(cursosApi.leerPalabras)).toEqual({ categorias: ['Hogar'], etiquetas: [] });
  expect(await leerUno('cursos', ID)).toMatchObject({ id: ID });

  onList('cursos', []);
  onList('cursos', [unCurso()]);
  expect((await leerPagina('cursos')).datos).toHaveLength(1);
});

test('una respuesta se niega, se pierde o se hace esperar', async () => {
  on(cursosApi.publicar, () => {
    throw refused(409, 'VERSION_ANTIGUA', { actual: { version: 2 } });
  });
  on(cursosApi.leerPalabras, () => {
    throw lost();
  });
  on(cursosApi.leerPorCompletar, () => new Promise<never>(() => undefined));
  const [niega, pierde, espera] = await Promise.allSettled([
    ask(cursosApi.publicar, { id: ID }),
    ask(cursosApi.leerPalabras),
    ask(cursosApi.leerPorCompletar, { query: { ids: ID } }, { signal: AbortSignal.abort() }),
  ]);
  const reasons = [niega, pierde].map((one) => one.status === 'rejected' && one.reason);
  expect(reasons[0]).toMatchObject({ status: 409, code: 'VERSION_ANTIGUA', actual: { version: 2 } });
  expect(isApiError(reasons[1], 'SIN_CONEXION')).toBe(true);
  expect(espera.status).toBe('rejected');
});
