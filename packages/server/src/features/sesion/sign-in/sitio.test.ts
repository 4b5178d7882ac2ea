import { expect, test } from 'vitest';
import { openBrowser } from '#features/sesion/testing/browser.ts';
import { CONTRASEÑA, peopleOf } from '#features/sesion/testing/people.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const testApp = await createTestApp();
const { origin } = testApp;
const people = peopleOf(testApp);

test.each([
  ['otro sitio', { origin: 'https://malo.example' }],
  ['ninguno', { origin: 'null' }],
  ['un subdominio', { origin: `http://malo.${new URL(origin).host}` }],
  ['otro puerto', { origin: 'http://127.0.0.1:1' }],
])('una petición que viene de %s no entra ni sale por nadie', async (_, headers) => {
  const persona = await people.conContraseña();
  const browser = openBrowser(origin);
  await browser.entra(persona.correo, CONTRASEÑA);
  const { cookie } = browser;
  const entrar = await openBrowser(origin).entra(persona.correo, CONTRASEÑA, headers);
  const salir = await fetch(`${origin}/api/sesion`, { method: 'DELETE', headers: { cookie, ...headers } });
  const cambiar = await browser.post(
    '/api/sesion/cambiar-contrasena',
    { actual: CONTRASEÑA, nueva: 'siete nubes de algodón' },
    headers,
  );

  expect(entrar.status).toBe(403);
  expect(entrar.body.error).toMatchObject({
    code: 'ORIGEN_NO_PERMITIDO',
    message: 'La solicitud no viene de este sitio.',
  });
  expect(entrar.headers.getSetCookie()).toEqual([]);
  expect(salir.status).toBe(403);
  expect(cambiar.status).toBe(403);
  expect((await browser.get('/api/sesion')).status).toBe(200);
});

test('un formulario de otro sitio y un JSON disfrazado de texto no entran', async () => {
  const persona = await people.conContraseña();
  const body = JSON.stringify({ identificador: persona.correo, contraseña: CONTRASEÑA });
  const send = (headers: Record<string, string>) =>
    fetch(`${origin}/api/sesion`, { method: 'POST', body, headers });
  const formulario = await send({
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'cross-site',
  });
  const texto = await send({ 'content-type': 'text/plain', origin });

  expect(formulario.status).toBe(403);
  expect(texto.status).toBe(400);
  expect(texto.headers.getSetCookie()).toEqual([]);
});

test('mirar con GET o HEAD no termina ninguna sesión', async () => {
  const persona = await people.conContraseña();
  const browser = openBrowser(origin);
  await browser.entra(persona.correo, CONTRASEÑA);
  const headers = { cookie: browser.cookie };
  const mirar = await fetch(`${origin}/api/sesion`, { method: 'HEAD', headers });
  const cambiar = await fetch(`${origin}/api/sesion/cambiar-contrasena`, { headers });

  expect(mirar.status).toBe(200);
  expect(cambiar.status).toBe(404);
  expect((await browser.get('/api/sesion')).status).toBe(200);
});
