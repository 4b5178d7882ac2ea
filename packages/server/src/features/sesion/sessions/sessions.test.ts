import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openBrowser } from '#features/sesion/testing/browser.ts';
import { CONTRASEÑA, peopleOf } from '#features/sesion/testing/people.ts';
import { createSessions } from '#features/sesion/sessions/sessions.ts';
import { type Answer, createClient } from '#testing/client.ts';
import type { Session } from '#platform/session.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { eventually } from '#testing/eventually.ts';

const testApp = await createTestApp();
const otro = await createTestApp({ databaseUrl: testApp.databaseUrl });
const { school, origin, clock } = testApp;
const people = peopleOf(testApp);
const admin = await school.superAdministrador();

async function entra(correo: string | null, donde = origin) {
  const browser = openBrowser(donde);
  await browser.entra(correo, CONTRASEÑA);
  expect((await browser.get('/api/sesion')).status).toBe(200);
  return browser;
}
const escucha = (browser: { cookie: string }, donde = origin) =>
  createClient(donde, '', browser.cookie).listen();
/** The other process trusts what it knows for less than a second. */
const enBreve = (ask: () => Promise<Answer>, status: number) =>
  eventually(async () => expect((await ask()).status).toBe(status));

test('suspender a alguien se nota en su siguiente petición, y en otro proceso antes de un segundo', async () => {
  const persona = await people.conContraseña();
  const [aqui, alla] = [await entra(persona.correo), await entra(persona.correo, otro.origin)];
  await admin.post(`/api/usuarios/${persona.id}/suspender`);

  expect((await aqui.get('/api/sesion')).status).toBe(401);
  await enBreve(() => alla.get('/api/sesion'), 401);
});

test('otro proceso olvida lo que recordaba en cuanto le llega el aviso, sin esperar a que caduque', async () => {
  const persona = await people.conContraseña();
  const alla = await entra(persona.correo, otro.origin);
  // What it remembers never grows old: only the notice can make it ask again.
  const now = performance.now();
  const still = vi.spyOn(performance, 'now').mockReturnValue(now);
  onTestFinished(() => still.mockRestore());
  expect((await alla.get('/api/sesion')).status).toBe(200);
  await admin.post(`/api/usuarios/${persona.id}/suspender`);

  await enBreve(() => alla.get('/api/sesion'), 401);
});

test('cambiar el perfil se nota en la siguiente petición, y en otro proceso antes de un segundo', async () => {
  const persona = await people.conContraseña();
  const [aqui, alla] = [await entra(persona.correo), await entra(persona.correo, otro.origin)];
  const verPerfiles = (browser: typeof aqui) => browser.get('/api/perfiles?limite=1');
  const antes = await verPerfiles(aqui);
  await verPerfiles(alla);
  await admin.patch(`/api/usuarios/${persona.id}`, { perfil: 'Administrador', version: 1 });

  expect(antes.body.datos).toEqual([]);
  expect((await verPerfiles(aqui)).body.datos).toHaveLength(1);
  await eventually(async () => expect((await verPerfiles(alla)).body.datos).toHaveLength(1));
});

test('cerrar una sesión desde otro lugar se nota enseguida en todas partes', async () => {
  const persona = await people.conContraseña();
  const [aqui, alla] = [await entra(persona.correo), await entra(persona.correo, otro.origin)];
  const abiertas = (await aqui.get('/api/sesion/abiertas')).body as unknown as {
    id: string;
    actual: boolean;
  }[];
  for (const { id, actual } of abiertas) if (!actual) await aqui.delete(`/api/sesion/abiertas/${id}`);

  await enBreve(() => alla.get('/api/sesion'), 401);
  expect((await aqui.get('/api/sesion')).status).toBe(200);
});

test('la pantalla abierta oye por qué terminó su sesión, y la que cambia la contraseña sigue', async () => {
  const persona = await people.conContraseña();
  const [esta, ajena, lejana] = [
    await entra(persona.correo),
    await entra(persona.correo),
    await entra(persona.correo, otro.origin),
  ];
  const escuchas = await Promise.all([escucha(esta), escucha(ajena), escucha(lejana, otro.origin)]);
  await esta.post('/api/sesion/cambiar-contrasena', { actual: CONTRASEÑA, nueva: 'siete nubes de algodón' });
  const [aqui, cerrada, cerradaAlla] = escuchas;

  for (const fin of [cerrada, cerradaAlla]) {
    const { data } = await fin.until(({ event }) => event === 'sesion_terminada');
    expect(data).toEqual({ motivo: 'contrasena' });
  }
  await aqui.until(({ event }) => event === 'acceso');
  await esta.delete('/api/sesion');
  const { data } = await aqui.until(({ event }) => event === 'sesion_terminada');
  expect(data).toEqual({ motivo: 'cerrada' });
  await Promise.all(escuchas.map(({ ended }) => ended));
});

test('una sesión dura doce horas', async () => {
  const persona = await people.conContraseña();
  const browser = await entra(persona.correo);
  clock.advance({ hours: 11, minutes: 59 });
  const antes = await browser.get('/api/sesion');
  clock.advance({ minutes: 2 });

  expect(antes.status).toBe(200);
  expect((await browser.get('/api/sesion')).status).toBe(401);
});

test('cuarenta personas que llegan a la vez se reconocen con unas pocas sentencias', async () => {
  const personas = await Promise.all(Array.from({ length: 40 }, () => school.persona()));
  const tokens = await Promise.all(
    personas.map(async (persona) => (await school.entra(persona)).cookie.replace(/^catedra=/, '')),
  );
  const espia = vi.spyOn(pg.Client.prototype, 'query');
  onTestFinished(() => espia.mockRestore());
  const halladas = await Promise.all(tokens.map(createSessions(testApp.platform).find));
  const sentencias = espia.mock.calls.flatMap(([asked]) => (asked as { name?: string }).name ?? []);

  expect(halladas.map((session) => (session as Session).actor.id)).toEqual(personas.map(({ id }) => id));
  expect(sentencias).toContain('sesiones.por-hash');
  expect(sentencias).toContain('sesiones.vistas');
  expect(sentencias.filter((name) => name.startsWith('sesiones.')).length).toBeLessThanOrEqual(8);
  const { rows } = await testApp.platform.db.$client.query<{ vistas: number }>(
    'select count(ultimo_acceso)::int as vistas from usuarios where id = any ($1::uuid[])',
    [personas.map(({ id }) => id)],
  );
  expect(rows).toEqual([{ vistas: 40 }]);
});
