import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { CONTRASEÑA, peopleOf } from '#features/sesion/testing/people.ts';
import { job } from '#platform/job.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { databaseGate } from '#testing/database-gate.ts';
import { eventually } from '#testing/eventually.ts';
import { createTestDatabase } from '#testing/postgres.ts';

const database = await createTestDatabase();
const impatient = new URL(database.url);
/** Long enough for a busy machine, short enough to be waited for. */
const PATIENCE_S = 4;
impatient.searchParams.set('connect_timeout', String(PATIENCE_S));
impatient.searchParams.set('options', '-c timezone=UTC -c statement_timeout=2500 -c lock_timeout=1500');
const gate = await databaseGate(impatient.href);

const lines: string[] = [];
const log = () => lines.join('');
const academy = await createTestApp({
  databaseUrl: gate.url,
  env: { NIVEL_LOG: 'trace', BASE_CONEXIONES: '6' },
  log: { write: (line) => void lines.push(line) },
});
const { school, platform, anonymous } = academy;
const people = peopleOf(academy);
const admin = await school.superAdministrador();

/** Marks what a person typed: none of it may reach the log. */
const MARCA = 'zxqmarcado';
const correoMarcado = () => `${MARCA}.${randomUUID()}@secreto.example`;

const persona = (correo: string) => ({
  nombre: MARCA,
  apellidos: MARCA,
  correo,
  usuario: null,
  documento: null,
  telefono: null,
  zonaHoraria: null,
  perfil: 'Estudiante',
  version: 0,
});

/** Every connection that pages are answered with, taken until the test gives it back. */
async function takeAll(pool: pg.Pool): Promise<() => void> {
  const taken: pg.PoolClient[] = [];
  for (;;) {
    const client = await pool.connect().catch(() => null);
    if (!client) break;
    taken.push(client);
  }
  return () => taken.forEach((client) => client.release());
}

async function lockTable(table: string): Promise<() => Promise<void>> {
  const client = new pg.Client(database.url);
  await client.connect();
  onTestFinished(() => client.end().catch(() => undefined));
  await client.query('begin');
  await client.query(`lock table ${table} in access exclusive mode`);
  return () => client.end();
}

const entrar = (correo: string) =>
  anonymous.post('/api/sesion', { identificador: correo, contraseña: CONTRASEÑA });

test('sin conexiones libres se pide volver en un momento, y la salud responde enseguida', async () => {
  const ana = await people.conContraseña({ correo: correoMarcado() });
  const giveBack = await takeAll(platform.pools.interactive.$client);

  const answers = await Promise.all([
    entrar(ana.correo ?? ''),
    admin.put(`/api/usuarios/${randomUUID()}`, persona(correoMarcado())),
    admin.get(`/api/usuarios?buscar=${MARCA}`),
  ]);
  const began = performance.now();
  const health = await Promise.all([anonymous.get('/salud/viva'), anonymous.get('/salud/lista')]);
  const took = performance.now() - began;
  giveBack();

  for (const { status, body, headers } of answers) {
    expect(status).toBe(503);
    expect(body.error?.message).toMatch(/Lo que ya guardaste está a salvo/);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect(health.map(({ status }) => status)).toEqual([200, 200]);
  expect(took).toBeLessThan(PATIENCE_S * 1000);
  expect((await entrar(ana.correo ?? '')).status).toBe(200);
  expect(log().includes(MARCA)).toBe(false);
});

test('con una tabla cerrada por otro, lo demás se sigue atendiendo y lo suyo dice que está ocupado', async () => {
  const ana = await people.conContraseña({ correo: correoMarcado() });
  const curso = await school.curso({ estado: 'publicado' });
  const free = await lockTable('feedback');

  const stuck = Promise.all(Array.from({ length: 24 }, () => admin.get('/api/feedback')));
  const lesson = await admin.get(`/api/cursos/${curso.id}`);
  const signedIn = await entrar(ana.correo ?? '');
  const answers = await stuck;
  await free();

  expect([lesson.status, signedIn.status]).toEqual([200, 200]);
  for (const { status, headers } of answers) {
    expect(status).toBe(503);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect((await admin.get('/api/feedback')).status).toBe(200);
});

test('una lectura corta que se queda atascada no retiene a las que vienen por el mismo carril', async () => {
  const curso = await school.curso({ estado: 'publicado' });
  const grupo = await school.grupo();
  await eventually(async () => {
    await admin.get(`/api/grupos/${grupo.id}`);
    expect(platform.pools.interactive.$client.totalCount).toBeGreaterThan(1);
  });
  const free = await lockTable('feedback');
  const stuck = Promise.all(Array.from({ length: 8 }, () => admin.get(`/api/feedback/${randomUUID()}`)));
  const page = await admin.get(`/api/cursos/${curso.id}`);
  const answers = await stuck;
  await free();

  expect(page.status).toBe(200);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503));
});

test('con las de los reportes ocupadas, las páginas tienen las suyas', async () => {
  const giveBack = await takeAll(platform.pools.reports.$client);
  const [report, page] = await Promise.all([admin.get('/api/reportes/resumen'), admin.get('/api/cursos')]);
  giveBack();

  expect([report.status, page.status]).toEqual([503, 200]);
});

test('ni lo que la base rechaza ni lo que se queda sin tiempo lleva al registro lo que alguien escribió', async () => {
  const correo = correoMarcado();
  expect((await admin.put(`/api/usuarios/${randomUUID()}`, persona(correo))).status).toBe(200);
  const again = await admin.put(`/api/usuarios/${randomUUID()}`, persona(correo));
  const unstorable = await admin.put(`/api/grupos/${randomUUID()}`, {
    nombre: `${MARCA}\u0000`,
    descripcion: null,
    estado: 'activo',
    version: 0,
  });
  const free = await lockTable('usuarios, credenciales, sesiones');
  const late = await entrar(correo);
  await free();
  const broken = platform.db.execute(sql`select ${MARCA}::int`);
  await broken.catch((error: unknown) => platform.log.error(error));
  await platform.db
    .execute(sql`select pg_sleep(5), ${MARCA}::text`)
    .catch((err: unknown) => platform.log.warn({ err }, 'late'));

  expect([again.status, unstorable.status, late.status]).toEqual([409, 400, 503]);
  await expect(broken).rejects.toThrow(MARCA);
  expect(log().includes('57014')).toBe(true);
  expect(log().includes(MARCA)).toBe(false);
});

test('un trabajo que falla no deja en el registro ni en la cola los valores con los que falló', async () => {
  const failing = job<{ correo: string }>('prueba.marcado', async ({ db }, { correo }) => {
    await db.execute(sql`select ${correo}::int`);
  });
  platform.jobs.define({ ...platform, db: platform.pools.jobs }, failing);
  await platform.jobs.start();
  await platform.db.transaction((tx) =>
    platform.jobs.enqueue({ tx: tx as never, site: '' }, failing, [{ correo: correoMarcado() }]),
  );

  await eventually(async () => {
    const { rows } = await platform.db.execute<{ output: unknown }>(
      sql`select output from pgboss.job where name = 'prueba.marcado' and output is not null`,
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(MARCA);
  });
  expect(log().includes(MARCA)).toBe(false);
});

test('con la base inalcanzable se dice, nadie pierde el servidor y vuelve sola', async () => {
  const ana = await people.conContraseña({ correo: correoMarcado() });
  const listening = await admin.listen();
  await gate.cut();

  const answers = await Promise.all([
    entrar(ana.correo ?? ''),
    admin.put(`/api/usuarios/${randomUUID()}`, persona(correoMarcado())),
    admin.get(`/api/usuarios?buscar=${MARCA}`),
  ]);
  const health = await Promise.all([anonymous.get('/salud/viva'), anonymous.get('/salud/lista')]);
  await gate.open();

  for (const { status, headers } of answers) {
    expect(status).toBe(503);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect(health.map(({ status }) => status)).toEqual([200, 503]);
  await eventually(async () => expect((await entrar(ana.correo ?? '')).status).toBe(200));
  expect(log().includes('ECONNREFUSED')).toBe(true);
  expect(log().includes(MARCA)).toBe(false);
  listening.stop();
});
