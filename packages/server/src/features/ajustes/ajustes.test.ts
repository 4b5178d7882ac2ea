import { DIA } from '@catedra/shared/core/duraciones.ts';
import { expect, test } from 'vitest';
import { openBrowser } from '#features/sesion/testing/browser.ts';
import { credencialesTable } from '#features/sesion/table.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { eq } from 'drizzle-orm';

const { school, origin, clock, platform } = await createTestApp();
const navegador = () => openBrowser(origin);

const darPalabras = async (quien: Awaited<ReturnType<typeof school.administrador>>, id: string) =>
  (await quien.post(`/api/usuarios/${id}/restablecer-contrasena`)).body as unknown as {
    contraseña: string;
    expiraEn: string;
  };

test('la temporal en palabras se guarda con argon2id y se acepta como se teclee', async () => {
  const admin = await school.administrador();
  const persona = await school.persona({ correo: 'palabras@acceso.example' });
  const { contraseña } = await darPalabras(admin, persona.id);
  const [guardada] = await platform.db
    .select()
    .from(credencialesTable)
    .where(eq(credencialesTable.usuarioId, persona.id));
  expect(guardada?.hash).toMatch(/^\$argon2id\$/);

  for (const escrita of [contraseña, contraseña.replaceAll(' ', '-').toUpperCase(), `  ${contraseña} `])
    expect((await navegador().entra(persona.correo, escrita)).status).toBe(200);
  expect((await navegador().entra(persona.correo, contraseña.split(' ').toReversed().join(' '))).status).toBe(
    401,
  );
});

test('sirve una vez: pasado un rato, ya no, y se dice a quién pedir otra', async () => {
  const admin = await school.administrador({ nombre: 'Marta', apellidos: 'Ruiz' });
  const persona = await school.persona({ correo: 'una-vez@acceso.example' });
  const { contraseña } = await darPalabras(admin, persona.id);
  const browser = navegador();
  expect((await browser.entra(persona.correo, contraseña)).status).toBe(200);
  clock.advance({ minutes: 16 });
  const otra = await navegador().entra(persona.correo, contraseña);
  expect(otra.body.error).toMatchObject({
    code: 'CONTRASENA_USADA',
    message: 'Tu contraseña temporal ya se usó y solo sirve una vez. Pide otra a Marta Ruiz, que te la dio.',
  });
  const cambio = { actual: contraseña, nueva: 'siete nubes de algodón' };
  expect((await browser.post('/api/sesion/cambiar-contrasena', cambio)).status).toBe(200);
});

test('la academia decide cuánto duran, y a quien llega tarde se le dice a quién acudir', async () => {
  const admin = await school.administrador({ nombre: 'Marta', apellidos: 'Ruiz' });
  expect((await admin.get('/api/ajustes')).body).toEqual({
    diasDeTemporal: 7,
    nombreBloqueado: false,
    avisaVence: [14, 7, 1],
    avisaCaduca: [30, 7, 1],
  });
  expect((await admin.patch('/api/ajustes', { diasDeTemporal: 0 })).status).toBe(400);
  expect((await admin.patch('/api/ajustes', { diasDeTemporal: 2 })).body).toMatchObject({
    diasDeTemporal: 2,
  });
  const persona = await school.persona({ correo: 'tarde@acceso.example' });
  const { contraseña, expiraEn } = await darPalabras(admin, persona.id);
  expect(new Date(expiraEn).getTime() - clock.now().getTime()).toBe(2 * DIA);

  clock.advance({ hours: 48 });
  const tarde = await navegador().entra(persona.correo, contraseña);
  expect(tarde.body.error?.message).toBe(
    'Tu contraseña temporal venció. Pide otra a Marta Ruiz, que te la dio.',
  );
});

test('con el nombre bloqueado nadie cambia el suyo, y lo demás sí', async () => {
  const admin = await school.administrador();
  const ana = await school.estudiante();
  const yo = (await ana.get('/api/sesion')).body.usuario as unknown as { version: number };
  await admin.patch('/api/ajustes', { nombreBloqueado: true });
  const nombre = await ana.patch('/api/sesion/mis-datos', { version: yo.version, nombre: 'Otra' });
  expect(nombre.status).toBe(400);
  expect(nombre.body.error?.fields).toEqual({
    nombre: 'En esta academia el nombre lo cambia quien la administra.',
  });
  const telefono = await ana.patch('/api/sesion/mis-datos', { version: yo.version, telefono: '600111222' });
  expect(telefono.status).toBe(200);
  await admin.patch('/api/ajustes', { nombreBloqueado: false });
});
