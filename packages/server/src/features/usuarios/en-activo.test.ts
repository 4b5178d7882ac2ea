import { DIA, tras } from '@catedra/shared/core/duraciones.ts';
import { puedeEntrar } from '@catedra/shared/usuarios/rules.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';

const { platform } = await createTestApp();
const now = new Date();
const at = (days: number) => tras(now, days * DIA).toISOString();

test.each([
  ['activo', null],
  ['suspendido', null],
  ['activo', at(-1)],
  ['activo', at(1)],
  ['suspendido', at(1)],
] as const)('la base y la regla dicen lo mismo de quien está %s, de baja %s', async (estado, bajaDesde) => {
  const { rows } = await platform.db.execute<{ activo: boolean; eliminado: boolean }>(
    sql`select en_activo(${estado}, null, ${bajaDesde}::timestamptz) as activo,
               en_activo(${estado}, ${at(-1)}::timestamptz, ${bajaDesde}::timestamptz) as eliminado`,
  );
  expect(rows[0]).toEqual({ activo: puedeEntrar({ estado, bajaDesde }, now), eliminado: false });
});
