import { riesgoDesde } from '@catedra/shared/cumplimiento/riesgo.ts';
import { limiteDe } from '@catedra/shared/cumplimiento/plazos.ts';
import { masDias } from '@catedra/shared/fechas/calendario.ts';
import { finDelDia } from '@catedra/shared/fechas/momento-de.ts';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';

const { platform } = await createTestApp();

const HOY = '2027-03-27';
const cerca = fc.integer({ min: -40, max: 60 }).map((n) => masDias(HOY, n));
const casos = fc.record({
  zona: fc.constantFrom('Europe/Madrid', 'Atlantic/Canary', 'America/Lima', 'Pacific/Auckland'),
  empezo: cerca.map((dia) => `${dia}T08:30:00.500Z`),
  vence: fc.oneof(
    cerca.map((dia) => ({ dia })),
    cerca.map((dia) => ({ momento: `${dia}T15:00:00.000Z` })),
  ),
  minutos: fc.integer({ min: 0, max: 3000 }),
  ritmo: fc.constantFrom(0, 0.5, 1, 1.5, 7, 60),
});

test('la base y la regla dicen lo mismo de desde cuándo está alguien en riesgo, y por qué', async () => {
  const todos = fc.sample(casos, 800);
  const filas = todos.map(({ vence, ...resto }, i) => ({
    ...resto,
    i,
    vence:
      'dia' in vence
        ? new Date(finDelDia(vence.dia, resto.zona).getTime() - 1000).toISOString()
        : vence.momento,
  }));
  const { rows } = await platform.db.execute<{ desde: string; por: string }>(sql`
    select round(extract(epoch from riesgo_desde(f.empezo, l.limite, f.minutos, f.ritmo, f.zona)) * 1000)::text as desde,
           riesgo_en_json('en_plazo', f.empezo, f.vence, l.limite, '-infinity', f.minutos, f.ritmo, f.zona, now())->>'por' as por
      from jsonb_to_recordset(${JSON.stringify(filas)}::jsonb)
        as f(i int, zona text, empezo timestamptz, vence timestamptz, minutos int, ritmo real)
      cross join lateral (select limite_de(f.vence, f.zona) as limite) l order by f.i`);
  const distintos = todos.flatMap((caso, i) => {
    const { desde, por } = riesgoDesde({ ...caso, limite: limiteDe(caso.vence, caso.zona) });
    const fila = rows[i];
    const igual = Math.abs(Number(fila?.desde) - desde.getTime()) <= 1 && fila?.por === por;
    return igual ? [] : [{ ...caso, dice: fila, debe: { desde: desde.getTime(), por } }];
  });
  expect(distintos).toEqual([]);
});
