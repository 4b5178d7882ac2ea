import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { sesionesTable } from '#features/sesion/table.ts';
import { openBrowser } from '#features/sesion/testing/browser.ts';
import { CONTRASEÑA, peopleOf, TEMPORAL } from '#features/sesion/testing/people.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const testApp = await createTestApp();
const { school, clock, origin, anonymous, platform } = testApp;
const people = peopleOf(testApp);
const navegador = () => openBrowser(origin);
const credenciales = (identificador: string | null, contraseña: string) => ({ identificador, contraseña });

test('se entra con el correo o con el usuario, sin mirar mayúsculas', async () => {
  await people.conContraseña({ correo: 'ana.íñiguez@prueba.example', usuario: 'ana.i' });

  for (const identificador of ['ANA.ÍÑIGUEZ@prueba.example', ' Ana.I ']) {
    const browser = navegador();
    const dentro = await browser.entra(identificador, CONTRASEÑA);
    expect(dentro.status).toBe(200);
    expect(dentro.body).toMatchObject({
      usuario: { correo: 'ana.íñiguez@prueba.example' },
      actor: { perfil: 'Estudiante' },
    });
    expect((await browser.get('/api/sesion')).body.usuario).toMatchObject({ usuario: 'ana.i' });
  }
});

test('la cookie de sesión no la ve la página y no guarda nada que sirva a quien lea la base', async () => {
  const persona = await people.conContraseña();
  const dentro = await anonymous.post('/api/sesion', credenciales(persona.correo, CONTRASEÑA));
  const [linea = ''] = dentro.headers.getSetCookie();
  const [, token = ''] = /^catedra=([^;]+)/.exec(linea) ?? [];
  const filas = await platform.db.select().from(sesionesTable);

  expect(linea).toMatch(/; Path=\/; .*HttpOnly; SameSite=Lax/);
  expect(JSON.stringify(dentro.body)).not.toContain(token);
  expect(filas.some(({ hash }) => hash.toString('base64url') === token)).toBe(false);
});

test('con dirección pública segura, las cookies son seguras y solo de este sitio', async () => {
  const segura = await createTestApp({ env: { PUBLIC_URL: 'https://academia.example' } });
  const persona = await peopleOf(segura).conContraseña();
  const dentro = await segura.anonymous.post('/api/sesion', credenciales(persona.correo, CONTRASEÑA), {
    origin: 'https://academia.example',
  });

  expect(dentro.status).toBe(200);
  await segura.close();
  for (const linea of dentro.headers.getSetCookie()) {
    expect(linea).toMatch(/^__Host-catedra/);
    expect(linea).toMatch(/; HttpOnly; Secure; SameSite=Lax/);
  }
});

test('cada entrada estrena sesión y termina la que traía el navegador', async () => {
  const persona = await people.conContraseña();
  const browser = navegador();
  await browser.entra(persona.correo, CONTRASEÑA);
  const primera = browser.cookie;
  await browser.entra(persona.correo, CONTRASEÑA);

  expect(browser.cookies.get('catedra')).not.toBe(/catedra=([^;]+)/.exec(primera)?.[1]);
  expect((await anonymous.get('/api/sesion', { cookie: primera })).status).toBe(401);
  expect((await browser.get('/api/sesion')).status).toBe(200);
});

test('una sesión inventada no sirve ni se adopta', async () => {
  const persona = await people.conContraseña();
  const cookie = 'catedra=token-puesto-por-otro';
  const dentro = await anonymous.post('/api/sesion', credenciales(persona.correo, CONTRASEÑA), { cookie });

  expect(dentro.headers.getSetCookie()[0]).not.toContain('token-puesto-por-otro');
  expect((await anonymous.get('/api/sesion', { cookie })).status).toBe(401);
});

test('quien no existe, quien se equivoca y quien solo entra por su organización reciben lo mismo', async () => {
  const existe = await people.conContraseña();
  const temporal = await people.conTemporal();
  const sinContraseña = await school.persona();
  const suspendida = await people.conContraseña({ estado: 'suspendido' });
  const answers = [];
  for (const correo of [
    `nadie-${randomUUID()}@prueba.example`,
    existe.correo,
    temporal.correo,
    sinContraseña.correo,
    suspendida.correo,
  ]) {
    const answer = await anonymous.post('/api/sesion', credenciales(correo, 'otra cosa distinta'));
    const { requestId: _, ...error } = answer.body.error as unknown as Record<string, string>;
    const headers = Object.fromEntries(answer.headers);
    answers.push({ status: answer.status, error, headers: { ...headers, date: '' } });
  }

  expect(answers[0]).toMatchObject({
    status: 401,
    error: { code: 'CREDENCIALES_INVALIDAS', message: 'Correo o contraseña incorrectos.' },
  });
  for (const answer of answers) expect(answer).toEqual(answers[0]);
});

test('quien está suspendido lo sabe solo con su contraseña', async () => {
  const persona = await people.conContraseña({ estado: 'suspendido' });
  const answer = await navegador().entra(persona.correo, CONTRASEÑA);

  expect(answer.status).toBe(403);
  expect(answer.body.error?.code).toBe('CUENTA_SUSPENDIDA');
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test('la contraseña temporal se acepta como se haya copiado y vence a las 72 horas', async () => {
  const persona = await people.conTemporal();
  for (const copia of [TEMPORAL, TEMPORAL.toLowerCase(), TEMPORAL.replaceAll('-', ' '), ` ${TEMPORAL} `]) {
    expect((await navegador().entra(persona.correo, copia)).status).toBe(200);
  }
  clock.advance({ hours: 72 });
  const tarde = await navegador().entra(persona.correo, TEMPORAL);

  expect(tarde.status).toBe(401);
  expect(tarde.body.error).toMatchObject({
    code: 'CONTRASENA_VENCIDA',
    message: 'Tu contraseña temporal venció. Pide otra a quien administra la academia.',
  });
});

test('lo que falta o no se puede leer se dice por campo, sin tocar la base', async () => {
  const vacio = await anonymous.post('/api/sesion', { identificador: ' ', contraseña: '', recordar: true });
  const raro = await anonymous.post('/api/sesion', credenciales('ana\u0000@x.es', CONTRASEÑA));
  const enorme = await anonymous.post('/api/sesion', credenciales('ana@x.es', 'a'.repeat(1025)));

  expect(vacio.status).toBe(400);
  expect(vacio.body.error?.fields).toEqual({
    identificador: 'Escribe tu correo o usuario.',
    contraseña: 'Escribe tu contraseña.',
    recordar: 'No conocemos este dato.',
  });
  expect(raro.body.error?.fields).toHaveProperty('identificador');
  expect(enorme.body.error?.fields).toHaveProperty('contraseña');
});

test('salir termina la sesión del servidor y repetirlo no molesta', async () => {
  const persona = await people.conContraseña();
  const browser = navegador();
  await browser.entra(persona.correo, CONTRASEÑA);
  const antes = browser.cookie;
  const salida = await browser.delete('/api/sesion');

  expect(salida.status).toBe(204);
  expect(browser.cookies.has('catedra')).toBe(false);
  expect((await anonymous.get('/api/sesion', { cookie: antes })).status).toBe(401);
  expect((await browser.delete('/api/sesion')).status).toBe(204);
  expect((await anonymous.delete('/api/sesion')).status).toBe(204);
});

test('mis sesiones abiertas son las mías, y cierro una de ellas', async () => {
  const persona = await people.conContraseña();
  const [casa, movil] = [navegador(), navegador()];
  await casa.entra(persona.correo, CONTRASEÑA, { 'user-agent': 'Firefox de casa' });
  await movil.entra(persona.correo, CONTRASEÑA, { 'user-agent': 'Movil' });
  const otra = await school.estudiante();
  const ajenas = (await otra.get('/api/sesion/abiertas')).body as unknown as { id: string }[];
  const mias = (await movil.get('/api/sesion/abiertas')).body as unknown as {
    id: string;
    agente: string;
    actual: boolean;
  }[];
  const deCasa = mias.find(({ agente }) => agente === 'Firefox de casa');

  expect(mias).toHaveLength(2);
  expect(mias.filter(({ actual }) => actual)).toHaveLength(1);
  expect(deCasa?.actual).toBe(false);
  expect((await movil.delete(`/api/sesion/abiertas/${ajenas[0]?.id}`)).status).toBe(404);
  expect((await otra.get('/api/sesion')).status).toBe(200);
  expect((await movil.delete(`/api/sesion/abiertas/${deCasa?.id}`)).status).toBe(204);
  expect((await movil.delete(`/api/sesion/abiertas/${deCasa?.id}`)).status).toBe(404);
  expect((await casa.get('/api/sesion')).status).toBe(401);
  expect((await movil.get('/api/sesion')).status).toBe(200);
});

test('la sesión dice desde dónde escuchar para no perder nada', async () => {
  const persona = await people.conContraseña();
  const browser = navegador();
  const { posicion } = (await browser.entra(persona.correo, CONTRASEÑA)).body as { posicion: string };
  const admin = await school.superAdministrador();
  await admin.patch(`/api/usuarios/${persona.id}`, { nombre: 'Otro nombre', version: 1 });
  const client = await school.entra(persona);
  const escucha = await client.listen(`/api/cambios?desde=${posicion}`);

  const oido = await escucha.until(({ event }) => event === 'cambio');
  expect(oido.data).toMatchObject({ coleccion: 'usuarios', id: persona.id });
  await client.delete('/api/sesion');
  await escucha.ended;
});
