import type { ColaDeEntregas, EsperaDeCorreccion } from '@catedra/shared/entregas/schemas.ts';
import { expect, test } from 'vitest';
import { abrirAula } from '#features/entregas/testing/aula.ts';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();
const { school, clock } = app;

const espera = async (quien: Client) =>
  (await quien.get('/api/entregas/espera')).body as unknown as EsperaDeCorreccion;
const enCola = async (quien: Client, filtro = '') =>
  ((await quien.get(`/api/entregas?estado=entregada&total=true${filtro}`)).body as unknown as ColaDeEntregas)
    .total?.valor;

test('lo que espera se dice por actividad, lo más antiguo primero, y es lo que hay en la cola', async () => {
  const una = await abrirAula(app);
  const otra = await abrirAula(app);
  const antes = clock.now().toISOString();
  await una.entrega('<p>Uno</p>');
  clock.advance({ hours: 1 });
  await otra.entrega('<p>Dos</p>');

  const admin = await school.superAdministrador();
  const todo = await espera(admin);
  expect(todo.total).toBe(await enCola(admin));
  expect(todo.actividades.map(({ actividad }) => actividad.id)).toEqual([una.actividadId, otra.actividadId]);
  expect(todo.actividades[0]).toMatchObject({ tipo: 'entrega', cuantas: 1, desde: antes });
  for (const { actividad, cuantas } of todo.actividades)
    expect(await enCola(admin, `&actividadId=${actividad.id}`)).toBe(cuantas);

  const suyo = await espera(una.tutor);
  expect(suyo.actividades.map(({ actividad }) => actividad.id)).toEqual([una.actividadId]);
  const [entregada] = (await una.abierta()).entregas;
  await una.califica(entregada?.id ?? '', { version: entregada?.version, nota: 8 });
  expect(await espera(una.tutor)).toEqual({ total: 0, actividades: [] });
});
