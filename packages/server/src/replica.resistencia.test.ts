import { MINUTO } from '@catedra/shared/core/duraciones.ts';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { migrateAcademy } from '#base/base.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { eventually } from '#testing/eventually.ts';
import { distributionPostgres, startReplicated } from '#testing/replicated.ts';

/** Half a minute until the replica is left for being too far behind: in the long loops. */
const LOOPS = process.env.CATEDRA_RONDAS !== undefined;

const bin = distributionPostgres();
if (!bin)
  process.stderr.write(
    'Sin el PostgreSQL de la distribución no se prueba la réplica: apt-get install postgresql\n',
  );

test.skipIf(!bin)(
  'los reportes se leen de la réplica sin echar en falta lo recién escrito, dicen de cuándo son, y sin ella los sirve la principal',
  { timeout: 4 * MINUTO },
  async () => {
    const servers = await startReplicated(bin ?? '');
    onTestFinished(servers.stop);
    await migrateAcademy(servers.primary, () => undefined);
    const { school, platform, clock, close } = await createTestApp({
      databaseUrl: servers.primary,
      env: { DATABASE_URL_LECTURA: servers.replica },
    });
    onTestFinished(close);
    const follower = new pg.Client({ connectionString: servers.replica });
    follower.on('error', () => undefined);
    await follower.connect();

    const admin = await school.superAdministrador();
    const course = await school.curso({ estado: 'publicado' });
    const enrol = async () => school.inscribe(course.id, (await school.persona()).id);
    const enrolled = async (): Promise<number> => {
      const { status, body } = await admin.get('/api/reportes/resumen');
      expect(status).toBe(200);
      return Number(body['asignaciones']);
    };
    const counted = async () => {
      clock.advance({ minutes: 2 });
      const { status, body } = await admin.get('/api/informes/avance/resumen');
      expect(status).toBe(200);
      return Number(body['retraso'] ?? 0);
    };

    for (let people = 1; people <= 20; people++) {
      await enrol();
      expect(await enrolled()).toBe(people);
    }
    expect(await counted()).toBe(0);
    expect(platform.pools.replica?.behindS).toBe(0);
    const { rows } = await follower.query(
      `select from pg_stat_activity where application_name = 'catedra-informes' and datname = current_database()`,
    );
    expect(rows.length).toBeGreaterThan(0);

    await follower.query('select pg_wal_replay_pause()');
    await enrol();
    await eventually(async () => expect(await counted()).toBeGreaterThan(1));
    expect(await enrolled()).toBe(20);
    if (LOOPS) {
      await eventually(async () => expect(await enrolled()).toBe(21));
      expect(platform.pools.replica?.behindS).toBeNull();
      expect(await counted()).toBe(0);
    }

    await follower.query('select pg_wal_replay_resume()');
    await eventually(async () => {
      expect(await enrolled()).toBe(21);
      expect(platform.pools.replica?.behindS).toBe(0);
    });
    await follower.end();
    servers.stopReplica();
    await enrol();
    expect(await enrolled()).toBe(22);
    expect(platform.pools.replica?.behindS).toBeNull();
  },
);
