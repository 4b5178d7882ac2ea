import { type Par, situacionEn } from '@catedra/shared/cumplimiento/estado.ts';
import { desdeQue, type Fecha } from '@catedra/shared/cumplimiento/plazos.ts';
import { masDias } from '@catedra/shared/fechas/calendario.ts';
import { finDelDia } from '@catedra/shared/fechas/momento-de.ts';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTestApp } from '#testing/create-test-app.ts';

const { platform } = await createTestApp();

const HOY = '2027-03-27';
const cerca = fc.integer({ min: -30, max: 30 }).map((n) => masDias(HOY, n));
const zonas = fc.constantFrom('Europe/Madrid', 'Atlantic/Canary', 'America/Lima', 'Pacific/Auckland');
const fecha: fc.Arbitrary<Fecha> = fc.oneof(
  cerca.map((dia) => ({ dia })),
  cerca.map((dia) => ({ momento: `${dia}T10:00:00.500Z` })),
);
const casos = fc
  .record({
    zona: zonas,
    publicado: fc.boolean(),
    terminaEn: fc.option(cerca.map((dia) => `${dia}T09:00:00.500Z`)),
    completada: fc.option(fc.record({ hasta: fc.option(cerca) })),
    siguiente: fc.option(cerca),
    vence: fc.option(fecha),
    margen: fc.constantFrom(0, 0, 1, 5, 10),
    t: fc.integer({ min: -40 * 1440, max: 40 * 1440 }),
  })
  .map(({ siguiente, completada, publicado, terminaEn, t, ...resto }) => ({
    t: new Date(Date.parse(`${HOY}T12:00:00Z`) + t * 60_000),
    par: {
      ...resto,
      curso: { publicado, terminaEn },
      completada,
      exencion: null,
      entregadoEn: null,
      // The next one opens by the end of what it renews, if it ever does.
      siguiente:
        completada?.hasta && siguiente
          ? { dia: siguiente < completada.hasta ? siguiente : completada.hasta }
          : null,
    } satisfies Par,
  }));

const antesDelLimite = (limite: Fecha, zona: string): string =>
  'dia' in limite ? new Date(finDelDia(limite.dia, zona).getTime() - 1000).toISOString() : limite.momento;

/** What is kept of such a pair at a moment: once the next round is open, what is asked is that one. */
function guardado({ zona, curso, completada, siguiente, vence, margen }: Par, t: Date) {
  const abierta = siguiente !== null && desdeQue(siguiente, zona) <= t;
  const hasta = completada?.hasta ?? null;
  const suyo = vence ?? (abierta && hasta ? { dia: hasta } : null);
  return {
    estado: curso.publicado ? 'publicado' : 'archivado',
    termina: curso.terminaEn,
    terminada: completada !== null && !abierta,
    vale: completada && (hasta ? finDelDia(hasta, zona).toISOString() : 'infinity'),
    vence: suyo && antesDelLimite(suyo, zona),
    margen,
    zona,
    t: t.toISOString(),
  };
}

test('la base y la regla dicen lo mismo de cómo está cada cual, a cada momento', async () => {
  const todos = fc.sample(casos, 1500).filter(
    // What was completed in the round that is still the current one has no other date than its end.
    ({ par, t }) =>
      !(par.completada && (par.siguiente === null || desdeQue(par.siguiente, par.zona) > t) && par.vence),
  );
  const filas = todos.map(({ par, t }, i) => ({ i, ...guardado(par, t) }));
  const { rows } = await platform.db.execute<{ estado: string | null }>(sql`
    select cumplimiento_de(f.estado, f.termina, f.terminada, f.vale, f.vence, margen_hasta(f.vence, f.margen, f.zona), f.t) as estado
      from jsonb_to_recordset(${JSON.stringify(filas)}::jsonb) as f(i int, estado text, termina timestamptz, terminada boolean,
        vale timestamptz, vence timestamptz, margen int, zona text, t timestamptz) order by f.i`);
  const esperado = todos.map(({ par, t }) => situacionEn(par, t)?.estado ?? null);
  const distintos = todos.flatMap((caso, i) =>
    rows[i]?.estado === esperado[i] ? [] : [{ ...caso, dice: rows[i]?.estado, debe: esperado[i] }],
  );
  expect(distintos).toEqual([]);
  expect(new Set(esperado).size).toBe(8);
});
