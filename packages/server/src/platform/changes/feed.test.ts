import { randomUUID } from 'node:crypto';
import { SISTEMA } from '@catedra/shared/core/actor.ts';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { forgetForeignNumbers } from '#platform/changes/foreign-numbers.ts';
import { createTestDatabase } from '#testing/postgres.ts';
import { runWork } from '#platform/changes/work.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform, databaseUrl } = await createTestApp();
const admin = await school.superAdministrador();

const grupo = (nombre: string) => ({ nombre, descripcion: null, estado: 'activo', version: 0 });
const cambioDe = (id: string) => (event: { event: string; data: Record<string, unknown> }) =>
  event.event === 'cambio' && event.data.id === id;

test('dieciséis escritores, lentos y arrepentidos, no pierden ni repiten un aviso', async () => {
  const oyente = await admin.listen();
  const escritos: string[] = [];

  const escribe = async (n: number) => {
    for (let i = 0; i < 25; i++) {
      const id = randomUUID();
      const pausa = n % 4 === 0 ? 0.02 : 0;
      const arrepentido = (n + i) % 5 === 0;
      const hecho = runWork(platform, SISTEMA, 'prueba.escribir', async (work) => {
        work.record({
          coleccion: 'grupos',
          documento: id,
          antes: null,
          despues: { id, estado: 'activo' },
          detalle: {},
        });
        // Takes the transaction's id early and commits late, as a slow writer does.
        await work.tx.execute(sql`select pg_current_xact_id(), pg_sleep(${pausa})`);
        if (arrepentido) throw new Error('me arrepiento');
      });
      if (arrepentido) await expect(hecho).rejects.toThrow('me arrepiento');
      else {
        await hecho;
        escritos.push(id);
      }
    }
  };
  await Promise.all(Array.from({ length: 16 }, (_, n) => escribe(n)));
  for (const id of escritos) await oyente.until(cambioDe(id));

  const oidos = oyente.heard.filter(({ event }) => event === 'cambio').map(({ data }) => data.id as string);
  expect(oidos.toSorted()).toEqual(escritos.toSorted());
  oyente.stop();
});

test('quien vuelve con su último aviso recibe solo lo que se perdió', async () => {
  const [antes, durante] = [randomUUID(), randomUUID()];
  const oyente = await admin.listen();
  await admin.put(`/api/grupos/${antes}`, grupo('Antes'));
  const ultimo = await oyente.until(cambioDe(antes));
  oyente.stop();
  await oyente.ended;
  await admin.put(`/api/grupos/${durante}`, grupo('Durante'));

  const otraVez = await admin.listen('/api/cambios', { 'last-event-id': ultimo.id });
  await otraVez.until(cambioDe(durante));

  expect(otraVez.heard.filter(({ event }) => event === 'cambio')).toHaveLength(1);
  otraVez.stop();
});

test.each(['-1', '99999999999999999.1', 'x'.repeat(50), '1e30.5'])(
  'un lugar imposible (%s) pide empezar de nuevo y no da error',
  async (lugar) => {
    const oyente = await admin.listen('/api/cambios', { 'last-event-id': lugar });
    expect((await oyente.until(({ event }) => event !== 'lugar')).event).toBe('reinicio');
    oyente.stop();
  },
);

test('cada persona oye solo lo que puede leer, también lo que deja de existir', async () => {
  const curso = await school.curso({ estado: 'borrador' });
  const suyo = await school.grupo();
  const ajeno = await school.grupo();
  const usuario = await school.persona();
  await school.miembro(suyo.id, usuario.id);
  const estudiante = await school.entra(usuario);
  const oyente = await estudiante.listen();

  await admin.patch(`/api/grupos/${ajeno.id}`, { nombre: `Ajeno ${ajeno.id}`, version: 1 });
  await admin.patch(`/api/cursos/${curso.id}`, { titulo: 'Secreto', version: 1 });
  const otro = await school.grupo();
  await admin.delete(`/api/grupos/${otro.id}`);
  await admin.patch(`/api/grupos/${suyo.id}`, { nombre: `Suyo ${suyo.id}`, version: 1 });
  await oyente.until(cambioDe(suyo.id));

  expect(oyente.heard.filter(({ event }) => event !== 'lugar').map(({ data }) => data.id)).toEqual([suyo.id]);
  oyente.stop();
});

test('quien pierde el permiso lo sabe y deja de oír; quien es suspendido ve terminar su sesión', async () => {
  const perfil = await school.perfil(['grupos:ver']);
  const usuario = await school.persona({ perfil: perfil.nombre });
  const oyente = await (await school.entra(usuario)).listen();

  await admin.patch(`/api/perfiles/${perfil.id}`, { permisos: [], version: 1 });
  await oyente.until(({ event }) => event === 'acceso');
  await admin.put(`/api/grupos/${randomUUID()}`, grupo('Que ya no oye'));
  await platform.db.execute(sql`update usuarios set estado = 'suspendido' where id = ${usuario.id}`);
  await runWork(platform, SISTEMA, 'prueba.suspender', async (work) =>
    work.access({ usuarioId: usuario.id }),
  );
  const fin = await oyente.until(({ event }) => event === 'sesion_terminada');
  await oyente.ended;

  expect(fin.data).toEqual({ motivo: 'suspendida' });
  expect(oyente.heard.some(({ event }) => event === 'cambio')).toBe(false);
});

test('más de cincuenta cambios de una vez suenan como uno', async () => {
  const oyente = await admin.listen();
  await runWork(platform, SISTEMA, 'prueba.muchos', async (work) => {
    for (let i = 0; i < 60; i++) {
      const id = randomUUID();
      work.record({
        coleccion: 'grupos',
        documento: id,
        antes: null,
        despues: { id, estado: 'activo' },
        detalle: {},
      });
    }
  });
  await oyente.until(({ event, data }) => event === 'varios' && data.coleccion === 'grupos');

  expect(oyente.heard.filter(({ event }) => event === 'cambio')).toHaveLength(0);
  oyente.stop();
});

test('dos procesos sobre una base oyen los cambios del otro', async () => {
  const otro = await createTestApp({ databaseUrl });
  const usuario = await school.persona({ perfil: 'Administrador' });
  const oyente = await (await otro.school.entra(usuario)).listen();
  const id = randomUUID();

  await admin.put(`/api/grupos/${id}`, grupo('Desde otro proceso'));
  await oyente.until(cambioDe(id));

  oyente.stop();
  await otro.close();
});

test('una sexta pantalla de la misma persona cierra la más antigua', async () => {
  const estudiante = await school.estudiante();
  const pantallas = [];
  for (let i = 0; i < 6; i++) pantallas.push(await estudiante.listen());

  await pantallas[0]?.ended;
  const cambio = await school.grupo();
  await school.miembro(cambio.id, estudiante.id);
  await runWork(platform, SISTEMA, 'prueba.entrar', async (work) =>
    work.access({ usuarioId: estudiante.id }),
  );
  for (const pantalla of pantallas.slice(1)) await pantalla.until(({ event }) => event === 'acceso');
  for (const pantalla of pantallas) pantalla.stop();
});

/** A transaction that has its number and goes on until the test ends it. */
async function openTransaction(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('begin; select pg_current_xact_id()');
  return client;
}

test('una transacción de otra base del mismo PostgreSQL no retiene los avisos', async () => {
  const ajena = await createTestDatabase();
  const oyente = await admin.listen();
  await openTransaction(ajena.url);
  const id = randomUUID();

  const began = performance.now();
  await admin.put(`/api/grupos/${id}`, grupo('Mientras otra base escribe'));
  await oyente.until(cambioDe(id));

  // Those of our own are waited for during five seconds.
  expect(performance.now() - began).toBeLessThan(4500);
  oyente.stop();
});

test('una transacción propia que no acaba retiene unos segundos; lo suyo se avisa cuando acaba', async () => {
  const oyente = await admin.listen();
  const lenta = await openTransaction(databaseUrl);
  const [id, otro, tarde] = [randomUUID(), randomUUID(), randomUUID()];

  await admin.put(`/api/grupos/${id}`, grupo('No espera para siempre'));
  const oido = await oyente.until(cambioDe(id));
  await admin.put(`/api/grupos/${otro}`, grupo('Mientras la otra sigue'));
  await oyente.until(cambioDe(otro));
  // Whoever comes back meanwhile has not missed what the others heard.
  const mientras = await admin.listen('/api/cambios', { 'last-event-id': oido.id });
  await mientras.until(cambioDe(otro));
  mientras.stop();
  await lenta.query(
    `insert into cambios (actor_id, comando, tipo, coleccion, documento, despues)
     values (gen_random_uuid(), 'prueba', 'cambio', 'grupos', $1, $2)`,
    [tarde, { id: tarde, estado: 'activo' }],
  );
  await lenta.query('commit');
  await oyente.until(cambioDe(tarde));
  oyente.stop();

  expect(oyente.heard.filter(cambioDe(tarde))).toHaveLength(1);
  const deVuelta = await admin.listen('/api/cambios', { 'last-event-id': oido.id });
  expect((await deVuelta.until(({ event }) => event !== 'lugar')).event).toBe('reinicio');
  deVuelta.stop();
});

test('lo que llega restaurado de otro servidor ni retiene ni se vuelve a avisar', async () => {
  const restaurada = await createTestDatabase();
  const client = new pg.Client(restaurada.url);
  await client.connect();
  const viejo = randomUUID();
  await client.query(
    `insert into cambios (xid, actor_id, comando, tipo, coleccion, documento, despues)
     select (pg_current_xact_id()::text::bigint + 40)::text::xid8, gen_random_uuid(), 'prueba', 'cambio', 'grupos', $1, $2`,
    [viejo, { id: viejo, estado: 'activo' }],
  );
  await forgetForeignNumbers(client);
  await client.end();
  const otra = await createTestApp({ databaseUrl: restaurada.url });
  const quien = await otra.school.superAdministrador();
  const oyente = await quien.listen();

  // Enough to reach the numbers of the other server.
  for (let i = 0; i < 45; i++) await quien.put(`/api/grupos/${randomUUID()}`, grupo(`Grupo ${i}`));
  const id = randomUUID();
  await quien.put(`/api/grupos/${id}`, grupo('El último'));
  await oyente.until(cambioDe(id));

  expect(oyente.heard.some(cambioDe(viejo))).toBe(false);
  oyente.stop();
  await otra.close();
  await restaurada.drop();
});
