import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { keepLogSmall } from '#platform/log-jobs.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform, clock } = await createTestApp();
const admin = await school.superAdministrador();

const change = (en: Date) =>
  platform.db.execute<{ place: string; id: string }>(sql`
    insert into cambios (en, actor_id, comando, tipo, coleccion, documento, despues)
    values (${en.toISOString()}, gen_random_uuid(), 'prueba', 'cambio', 'grupos', ${randomUUID()}, '{"estado":"activo"}')
    returning xid::text || '.' || id as place, id`);

const monthsAgo = (months: number) => {
  const date = clock.now();
  date.setUTCMonth(date.getUTCMonth() - months);
  return date;
};

test('se olvida lo que pasa del plazo, y quien venía de allí empieza de nuevo', async () => {
  const old = await change(monthsAgo(13));
  const kept = await change(monthsAgo(11));
  await change(clock.now());

  await keepLogSmall(platform);

  const { rows } = await platform.db.execute<{ id: string }>(
    sql`select id from cambios where comando = 'prueba' order by id`,
  );
  expect(rows.map(({ id }) => id)).not.toContain(old.rows[0]?.id);
  expect(rows[0]?.id).toBe(kept.rows[0]?.id);
  const lost = await admin.listen('/api/cambios', { 'last-event-id': old.rows[0]?.place ?? '' });
  expect((await lost.until(({ event }) => event !== 'lugar')).event).toBe('reinicio');
  lost.stop();
  const found = await admin.listen('/api/cambios', { 'last-event-id': kept.rows[0]?.place ?? '' });
  expect((await found.until(({ event }) => event !== 'lugar')).event).toBe('cambio');
  found.stop();
});

test('lo último no se olvida nunca, y fuera de la poda nada se borra', async () => {
  const last = await change(monthsAgo(14));
  await keepLogSmall(platform);
  const { rows } = await platform.db.execute<{ id: string }>(sql`select id from cambios`);
  expect(rows.map(({ id }) => id)).toContain(last.rows[0]?.id);
  await expect(platform.db.execute(sql`delete from cambios`)).rejects.toMatchObject({
    cause: { message: 'REGISTRO_INALTERABLE' },
  });
});
