import { MINUTO } from '@catedra/shared/core/duraciones.ts';
import type { Subida } from '@catedra/shared/archivos/schemas.ts';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { subidas } from '#features/archivos/testing/subir.ts';
import { unlessLocked } from '#platform/turns/lock.ts';
import { preflight } from '#platform/preflight.ts';
import { loadConfig } from '#platform/config.ts';
import { temporaryDataDir } from '#testing/academy-process.ts';
import { type Client, createClient } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { eventually } from '#testing/eventually.ts';
import { startPgBouncer } from '#testing/pgbouncer.ts';
import { createTestDatabase } from '#testing/postgres.ts';
import { hasProgram } from '#testing/programs.ts';

const LEARNERS = 100;
/** Of PostgreSQL, for two processes that may ask for 22 each. */
const LENT = 8;

const missing = !hasProgram('pgbouncer');
if (missing)
  process.stderr.write('Sin pgbouncer en este equipo no se prueba pasar por él: apt-get install pgbouncer\n');

async function throughPgBouncer() {
  const { url } = await createTestDatabase();
  const bouncer = await startPgBouncer(url, LENT);
  onTestFinished(bouncer.stop);
  return { url, lent: bouncer.url };
}

test.skipIf(missing)(
  'por PgBouncer, cien personas de dos procesos aprenden con ocho conexiones y nadie se queda sin respuesta',
  { timeout: 4 * MINUTO },
  async () => {
    const { url, lent } = await throughPgBouncer();
    const env = { DATABASE_URL: lent, DATABASE_URL_DIRECTA: url, DATA_DIR: temporaryDataDir() };
    const [here, there] = [
      await createTestApp({ databaseUrl: url, env }),
      await createTestApp({ databaseUrl: url, env }),
    ];
    await here.platform.jobs.start();
    const course = await here.school.curso({ estado: 'publicado' });
    const { id: activity } = await here.school.actividad(course.id);
    const admin = await here.school.superAdministrador();
    const hears = await admin.listen();

    const wrong: string[] = [];
    const learn = async (place: number) => {
      const { school } = place % 2 === 0 ? here : there;
      const learner = await school.estudiante();
      await school.inscribe(course.id, learner.id);
      for (let times = 0; times < 3; times++) {
        const answers = await Promise.all([
          learner.get(`/api/aprendizaje/cursos/${course.slug}`),
          learner.get('/api/aprendizaje/inicio'),
          learner.post(`/api/actividades/${activity}/abrir`),
        ]);
        answers.push(await learner.post(`/api/actividades/${activity}/latido`, { segundo: times }));
        for (const { status, body } of answers)
          if (status !== 200) wrong.push(`${status} ${body.error?.code}`);
      }
      return learner.id;
    };
    const ids = await Promise.all(Array.from({ length: LEARNERS }, (_, place) => learn(place)));
    expect(wrong).toEqual([]);

    const id = randomUUID();
    const group = { nombre: 'Turno', descripcion: null, estado: 'activo', version: 0 };
    const elsewhere = createClient(there.origin, admin.id, admin.cookie);
    expect((await elsewhere.put(`/api/grupos/${id}`, group)).status).toBe(200);
    await hears.until(({ data }) => data.id === id);
    hears.stop();

    const upload: Subida = { nombre: 'a.bin', proposito: 'contenido', cursoId: course.id };
    const bytes = Buffer.alloc(400_000, 'a');
    const begun = await subidas(here.origin).empezar(admin, upload, bytes.length);
    const send = (origin: string, who: Client, from: number, to: number) =>
      subidas(origin).seguir(who, begun.id, from, bytes.subarray(from, to));
    expect((await send(here.origin, admin, 0, 150_000)).status).toBe(204);
    expect((await send(there.origin, elsewhere, 150_000, bytes.length)).status).toBe(204);

    let turns = 0;
    const held = Promise.withResolvers<void>();
    const first = unlessLocked(here.platform.db, 'prueba', () => {
      turns += 1;
      return held.promise;
    });
    await eventually(() => expect(turns).toBe(1));
    await unlessLocked(there.platform.db, 'prueba', async () => void (turns += 1));
    held.resolve();
    await first;
    expect(turns).toBe(1);

    const direct = new pg.Client({ connectionString: url });
    await direct.connect();
    onTestFinished(() => direct.end());
    const { rows } = await direct.query<{ abiertas: number; prestadas: number }>(
      `select (select count(*) from progreso where usuario_id = any($1))::int as abiertas,
              (select count(*) from pg_stat_activity where datname = current_database()
                 and application_name in ('catedra-paginas', 'catedra-informes', 'catedra-trabajos'))::int as prestadas`,
      [ids],
    );
    expect(rows[0]?.abiertas).toBe(LEARNERS);
    expect(rows[0]?.prestadas).toBeGreaterThan(0);
    expect(rows[0]?.prestadas).toBeLessThanOrEqual(LENT);
  },
);

test.skipIf(missing)(
  'antes de arrancar se dice qué dirección falta o sobra',
  { timeout: MINUTO },
  async () => {
    const { url, lent } = await throughPgBouncer();
    const said = (env: Record<string, string>) =>
      preflight(loadConfig({ PORT: '0', DATA_DIR: temporaryDataDir(), ...env })).then(
        () => '',
        (reason: Error) => reason.message,
      );

    expect(await said({ DATABASE_URL: lent })).toMatch(/^DATABASE_URL: .*DATABASE_URL_DIRECTA/);
    expect(await said({ DATABASE_URL: lent, DATABASE_URL_DIRECTA: url })).toBe('');
    expect(await said({ DATABASE_URL: url, DATABASE_URL_DIRECTA: lent })).toMatch(/^DATABASE_URL_DIRECTA: /);
    const another = await createTestDatabase();
    expect(await said({ DATABASE_URL: lent, DATABASE_URL_DIRECTA: another.url })).toContain(
      'no llevan a la misma base',
    );
    const nobody = new URL(lent);
    nobody.username = 'nadie';
    expect(await said({ DATABASE_URL: nobody.href, DATABASE_URL_DIRECTA: url })).toMatch(
      /^DATABASE_URL: [^\n]+$/,
    );
  },
);
