import { demasiadosNiveles } from '@catedra/shared/cursos/limites-de-texto.ts';
import { expect, test } from 'vitest';
import { abrirAula } from '#features/entregas/testing/aula.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();

test('un texto de formatos metidos unos en otros se rechaza en su campo, con el límite, y lo guardado sigue', async () => {
  const aula = await abrirAula(app);
  const { body } = await aula.guarda('<p>Lo mío</p>');
  const { status, body: rechazo } = await aula.guarda('<b>'.repeat(66_000), 1);
  expect(status).toBe(400);
  expect(rechazo.error).toMatchObject({ code: 'DATOS_INVALIDOS', fields: { texto: demasiadosNiveles() } });
  expect((await aula.abierta()).entregas).toEqual([body]);
});

test('lo largo se guarda limpio, y de lo que alguien envía de más se le dice que espere', async () => {
  const aula = await abrirAula(app);
  const largo = `<p>${'<strong>a</strong><i onclick="x()">b</i> '.repeat(4500)}</p>`;
  const todas = await Promise.all(Array.from({ length: 8 }, () => aula.guarda(largo)));
  const [guardada] = todas.filter(({ status }) => status === 200);
  const [rechazada] = todas.filter(({ status }) => status === 429);

  expect(guardada?.body.texto === `<p>${'<strong>a</strong>b '.repeat(4500)}</p>`).toBe(true);
  expect(rechazada?.body.error).toMatchObject({ code: 'DEMASIADOS_INTENTOS' });
  expect(todas.filter(({ status }) => status !== 200 && status !== 429)).toEqual([]);
});
