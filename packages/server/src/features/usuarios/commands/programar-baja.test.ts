import { DIA, HORA, tras } from '@catedra/shared/core/duraciones.ts';
import { expect, test } from 'vitest';
import { openBrowser } from '#features/sesion/testing/browser.ts';
import { CONTRASEÑA, peopleOf } from '#features/sesion/testing/people.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const testApp = await createTestApp();
const { school, origin, clock } = testApp;
const people = peopleOf(testApp);

test('desde su fecha de baja nadie entra ni sigue dentro, sin que nadie haga nada ese día', async () => {
  const admin = await school.administrador();
  const persona = await people.conContraseña();
  const dentro = openBrowser(origin);
  await dentro.entra(persona.correo, CONTRASEÑA);
  const desde = tras(clock.now(), HORA).toISOString();
  const puesta = await admin.put(`/api/usuarios/${persona.id}/baja`, { desde });
  expect(puesta.body).toMatchObject({ bajaDesde: desde, estado: 'activo' });
  expect((await dentro.get('/api/sesion')).status).toBe(200);

  clock.advance({ hours: 1 });
  const fuera = await openBrowser(origin).entra(persona.correo, CONTRASEÑA);
  expect(fuera.status).toBe(403);
  expect(fuera.body.error?.message).toContain('está de baja');
  expect((await dentro.get('/api/sesion')).status).toBe(401);

  await admin.put(`/api/usuarios/${persona.id}/baja`, { desde: null });
  expect((await openBrowser(origin).entra(persona.correo, CONTRASEÑA)).status).toBe(200);
});

test('una fecha sin hora cierra al acabar ese día en el calendario de la persona', async () => {
  const admin = await school.administrador();
  for (const [zonaHoraria, cierre] of [
    [null, '2030-11-30T22:59:59.000Z'],
    ['Atlantic/Canary', '2030-11-30T23:59:59.000Z'],
    ['Pacific/Auckland', '2030-11-30T10:59:59.000Z'],
  ] as const) {
    const { id } = await school.persona({ zonaHoraria });
    const { body } = await admin.put(`/api/usuarios/${id}/baja`, { desde: '2030-11-30' });
    expect(body.bajaDesde).toBe(cierre);
  }
});

test('nadie se pone fecha de baja a sí mismo', async () => {
  const admin = await school.administrador();
  const { status, body } = await admin.put(`/api/usuarios/${admin.id}/baja`, {
    desde: clock.now().toISOString(),
  });
  expect(status).toBe(409);
  expect(body.error?.code).toBe('NO_A_TI_MISMO');
});

test('dos Super Administradores no se dan de baja el uno al otro: siempre queda quien se queda', async () => {
  const { school: otra, clock: reloj } = await createTestApp();
  const [una, dos] = [await otra.superAdministrador(), await otra.superAdministrador()];
  const desde = reloj.now().toISOString();
  expect((await una.put(`/api/usuarios/${dos.id}/baja`, { desde: null })).status).toBe(200);
  const mañana = tras(reloj.now(), DIA).toISOString();
  expect((await una.put(`/api/usuarios/${dos.id}/baja`, { desde: mañana })).status).toBe(200);
  for (const cuando of [mañana, desde]) {
    const { status, body } = await dos.put(`/api/usuarios/${una.id}/baja`, { desde: cuando });
    expect([status, body.error?.code]).toEqual([409, 'ULTIMO_ADMINISTRADOR']);
  }
  expect((await una.put(`/api/usuarios/${dos.id}/baja`, { desde: null })).status).toBe(200);
});
