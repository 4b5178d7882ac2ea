import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openBrowser } from '#features/sesion/testing/browser.ts';
import { buzonDe } from '#features/sesion/testing/mailbox.ts';
import { CONTRASEÑA, peopleOf, TEMPORAL } from '#features/sesion/testing/people.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const testApp = await createTestApp();
const { school, origin, app } = testApp;
const llegaA = buzonDe(testApp);
const people = peopleOf(testApp);
const navegador = () => openBrowser(origin);
const NUEVA = 'siete nubes de algodón';
const CAMBIAR = '/api/sesion/cambiar-contrasena';

async function dentro(correo: string | null, contraseña = CONTRASEÑA) {
  const browser = navegador();
  expect((await browser.entra(correo, contraseña)).status).toBe(200);
  return browser;
}

test('con contraseña temporal no se puede nada más que leerse, cambiarla y salir', async () => {
  const persona = await people.conTemporal({ perfil: 'Super Administrador' });
  const { cookie } = await dentro(persona.correo, TEMPORAL);
  const abiertas = [];
  for (const [ruta, metodos] of Object.entries(app.swagger().paths ?? {})) {
    for (const metodo of Object.keys(metodos ?? {}).map((nombre) => nombre.toUpperCase())) {
      // A HEAD has no body to tell why; it is refused as its GET is.
      if (metodo === 'HEAD' || (metodo === 'DELETE' && ruta === '/api/sesion')) continue;
      const url = origin + ruta.replace(/\{\w+\}/g, randomUUID());
      const answer = await fetch(url, { method: metodo, headers: { cookie }, redirect: 'manual' });
      const texto = await answer.text();
      if (answer.status !== 403 || !texto.includes('CAMBIO_OBLIGATORIO')) abiertas.push(`${metodo} ${ruta}`);
    }
  }

  expect(abiertas.toSorted()).toEqual([
    'GET /api/avisos/baja/{clave}',
    'GET /api/calendario/{archivo}',
    'GET /api/sesion',
    'GET /api/sesion/oidc/iniciar',
    'GET /api/sesion/oidc/volver',
    'GET /api/sesion/proveedor',
    'POST /api/avisos/baja/{clave}',
    'POST /api/certificados/comprobar',
    'POST /api/correo/rebotes',
    'POST /api/sesion',
    'POST /api/sesion/cambiar-contrasena',
    'POST /api/sesion/comprobar-enlace',
    'POST /api/sesion/dejar-de-ver-como',
    'POST /api/sesion/pedir-restablecimiento',
    'POST /api/sesion/restablecer',
  ]);
  const browser = await dentro(persona.correo, TEMPORAL);
  expect((await browser.get('/api/sesion')).body.usuario).toMatchObject({ cambiarContraseña: true });
  expect((await browser.get(`/api/usuarios/${persona.id}`)).status).toBe(200);
  expect((await browser.get('/api/usuarios')).body.error).toMatchObject({
    code: 'CAMBIO_OBLIGATORIO',
    message: 'Debes cambiar tu contraseña temporal para continuar.',
  });
  expect((await browser.delete('/api/sesion')).status).toBe(204);
});

test('al cambiarla, la temporal deja de servir y se abre todo', async () => {
  const persona = await people.conTemporal();
  const browser = await dentro(persona.correo, TEMPORAL);
  const cambio = await browser.post(CAMBIAR, { actual: TEMPORAL, nueva: NUEVA });

  expect(cambio.status).toBe(200);
  expect(cambio.body.usuario).toMatchObject({ cambiarContraseña: false, version: 1 });
  expect((await browser.get('/api/sesion/abiertas')).status).toBe(200);
  expect((await navegador().entra(persona.correo, TEMPORAL)).body.error?.code).toBe('CREDENCIALES_INVALIDAS');
  await dentro(persona.correo, NUEVA);
});

test.each([
  ['la misma temporal', TEMPORAL],
  ['la misma temporal sin guiones', TEMPORAL.replaceAll('-', '').toLowerCase()],
  ['una corta', 'corta-1'],
  ['una de las más usadas', 'contraseña123'],
  ['una con sus datos', 'Fernández2026'],
  ['una de más de 1024', 'sol y luna '.repeat(100)],
])('no vale %s', async (_, nueva) => {
  const persona = await people.conTemporal({ apellidos: 'Fernández Gil' });
  const browser = await dentro(persona.correo, TEMPORAL);
  const cambio = await browser.post(CAMBIAR, { actual: TEMPORAL, nueva });

  expect(cambio.status).toBe(400);
  expect(Object.keys(cambio.body.error?.fields ?? {})).toEqual(['nueva']);
  expect((await browser.get('/api/sesion')).body.usuario).toMatchObject({ cambiarContraseña: true });
});

test('una contraseña larga con eñes y emojis vale entera: cambiar el final la invalida', async () => {
  const persona = await people.conContraseña();
  const browser = await dentro(persona.correo);
  const larga = `${'ñandú 🐢 azul, '.repeat(60)}fin`;
  expect((await browser.post(CAMBIAR, { actual: CONTRASEÑA, nueva: larga })).status).toBe(200);

  await dentro(persona.correo, larga);
  await dentro(persona.correo, larga.normalize('NFD'));
  expect((await navegador().entra(persona.correo, `${larga.slice(0, -1)}m`)).status).toBe(401);
});

test('la contraseña actual equivocada se señala en su campo y no cambia nada', async () => {
  const persona = await people.conContraseña();
  const browser = await dentro(persona.correo);
  const mal = await browser.post(CAMBIAR, { actual: 'no es esta', nueva: NUEVA });
  const igual = await browser.post(CAMBIAR, { actual: CONTRASEÑA, nueva: CONTRASEÑA });

  expect(mal.status).toBe(400);
  expect(mal.body.error?.fields).toEqual({ actual: 'No es tu contraseña actual.' });
  expect(igual.body.error?.fields).toEqual({ nueva: 'Elige una distinta de la que tienes.' });
  await dentro(persona.correo);
});

test('cambiarla termina las demás sesiones y esta sigue con otra llave', async () => {
  const persona = await people.conContraseña();
  const [este, otro] = [await dentro(persona.correo), await dentro(persona.correo)];
  const antes = este.cookie;
  await este.post(CAMBIAR, { actual: CONTRASEÑA, nueva: NUEVA });

  expect((await otro.get('/api/sesion')).status).toBe(401);
  expect((await este.get('/api/sesion')).status).toBe(200);
  expect((await testApp.anonymous.get('/api/sesion', { cookie: antes })).status).toBe(401);
  expect((await llegaA(persona.correo)).asunto).toBe('Tu contraseña de Cátedra cambió');
});

test('dos cambios a la vez: vale uno', async () => {
  const persona = await people.conContraseña();
  const browsers = [await dentro(persona.correo), await dentro(persona.correo)];
  const nuevas = [NUEVA, 'ocho nubes de algodón'];
  const answers = await Promise.all(
    browsers.map((browser, i) => browser.post(CAMBIAR, { actual: CONTRASEÑA, nueva: nuevas[i] })),
  );
  const entradas = await Promise.all(nuevas.map((nueva) => navegador().entra(persona.correo, nueva)));

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(entradas.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('quien no tiene contraseña propia sabe cómo conseguirla', async () => {
  const estudiante = await school.estudiante();
  const cambio = await estudiante.post(CAMBIAR, { actual: 'cualquiera', nueva: NUEVA });

  expect(cambio.status).toBe(409);
  expect(cambio.body.error?.code).toBe('SIN_CONTRASENA');
});

test('cada quien corrige sus datos, no su perfil ni los de nadie', async () => {
  const persona = await people.conContraseña();
  const browser = await dentro(persona.correo);
  const bien = await browser.patch('/api/sesion/mis-datos', {
    version: 1,
    nombre: ' Íñigo ',
    telefono: '+34 600 000 000',
    zonaHoraria: 'America/Bogota',
  });
  const vieja = await browser.patch('/api/sesion/mis-datos', { version: 1, nombre: 'Otro' });
  const perfil = await browser.patch('/api/sesion/mis-datos', { version: 2, perfil: 'Super Administrador' });
  const zona = await browser.patch('/api/sesion/mis-datos', { version: 2, zonaHoraria: 'Marte/Olimpo' });

  expect(bien.body).toMatchObject({ nombre: 'Íñigo', zonaHoraria: 'America/Bogota', version: 2 });
  expect(vieja.status).toBe(409);
  expect(vieja.body.error).toMatchObject({ code: 'VERSION_ANTIGUA', actual: { nombre: 'Íñigo' } });
  expect(perfil.body.error?.fields).toEqual({ perfil: 'No conocemos este dato.' });
  expect(zona.body.error?.fields).toHaveProperty('zonaHoraria');
});
