import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform } = await createTestApp();
const migracion = readFileSync(
  new URL('../../base/migraciones/0070_bajas_al_final_del_dia.sql', import.meta.url),
  'utf8',
);

test.each([
  [
    'la que viene, de la medianoche de la academia al final del día',
    null,
    '2090-11-29T23:00:00.000Z',
    '2090-11-30T22:59:59.000Z',
  ],
  ['y en su propio calendario', 'Atlantic/Canary', '2090-11-29T23:00:00.000Z', '2090-11-30T23:59:59.000Z'],
  ['la que dijo una hora se queda', null, '2090-11-30T09:30:00.000Z', '2090-11-30T09:30:00.000Z'],
  ['la que ya pasó se queda', null, '2020-11-29T23:00:00.000Z', '2020-11-29T23:00:00.000Z'],
])('una fecha de baja guardada: %s', async (_, zonaHoraria, antes, despues) => {
  const { id } = await school.persona({ zonaHoraria, bajaDesde: antes });
  await platform.db.execute(sql.raw(migracion));
  const admin = await school.administrador();
  expect((await admin.get(`/api/usuarios/${id}`)).body.bajaDesde).toBe(despues);
});
