import { NO_CUMPLE, type Par, situacionEn } from '@catedra/shared/cumplimiento/estado.ts';
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
/** A waiver is never given for a day that is over anywhere. */
const alMenos = (hasta: string, desde: string): string => {
  const primero = masDias(desde.slice(0, 10), 1);
  return hasta < primero ? primero : hasta;
};
const casos = fc
  .record({
    zona: zonas,
    publicado: fc.boolean(),
    terminaEn: fc.option(cerca.map((dia) => `${dia}T09:00:00.500Z`)),
    completada: fc.option(fc.record({ hasta: fc.option(cerca) })),
    siguiente: fc.option(cerca),
    vence: fc.option(fecha),
    exencion: fc.option(
      fc.record({
        desde: cerca.map((dia) => `${dia}T08:00:00.500Z`),
        hasta: cerca,
        dias: fc.constantFrom(1, 10, 30),
      }),
      { freq: 2 },
    ),
    margen: fc.constantFrom(0, 0, 1, 5, 10),
    entregadoEn: fc.option(cerca.map((dia) => `${dia}T10:00:00.250Z`)),
    t: fc.integer({ min: -40 * 1440, max: 40 * 1440 }),
  })
  .map(({ siguiente, completada, exencion, publicado, terminaEn, entregadoEn, t, ...resto }) => ({
    t: new Date(Date.parse(`${HOY}T12:00:00Z`) + t * 60_000),
    par: {
      ...resto,
      curso: { publicado, terminaEn },
      completada,
      exencion: exencion && { ...exencion, hasta: alMenos(exencion.hasta, exencion.desde) },
      // Whoever completed the round that is still open has nothing left to hand in.
      entregadoEn: completada ? null : entregadoEn,
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
function guardado(
  { zona, curso, exencion, completada, siguiente, vence, margen, entregadoEn }: Par,
  t: Date,
) {
  const abierta = siguiente !== null && desdeQue(siguiente, zona) <= t;
  const hasta = completada?.hasta ?? null;
  const suyo = vence ?? (abierta && hasta ? { dia: hasta } : null);
  return {
    estado: curso.publicado ? 'publicado' : 'archivado',
    termina: curso.terminaEn,
    terminada: completada !== null && !abierta,
    vale: completada && (hasta ? finDelDia(hasta, zona).toISOString() : 'infinity'),
    vence: suyo && antesDelLimite(suyo, zona),
    pausa: exencion && { ...exencion, fin: finDelDia(exencion.hasta, zona).toISOString() },
    margen,
    zona,
    entregado: entregadoEn && Date.parse(entregadoEn) <= t.getTime() ? entregadoEn : null,
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
  const { rows } = await platform.db.execute<{ estado: string | null; espera: boolean; tarde: boolean }>(sql`
    select cumplimiento_en(f.estado, f.termina, case when p.desde <= f.t then p.fin end, f.terminada, f.vale, v.vence,
             m.margen, espera_nota(f.entregado, v.vence, m.margen), f.t) as estado,
             espera_nota(f.entregado, v.vence, m.margen) as espera,
             f.estado = 'publicado' and (f.termina <= f.t) is not true and (p.desde <= f.t and p.fin > f.t) is not true
               and coalesce(cumple_hasta(f.terminada, f.vale, v.vence, m.margen,
                 not f.terminada and espera_nota(f.entregado, v.vence, m.margen))::timestamptz(3) < f.t, false) as tarde
      from jsonb_to_recordset(${JSON.stringify(filas)}::jsonb) as f(i int, estado text, termina timestamptz, terminada boolean,
        vale timestamptz, vence timestamptz, pausa jsonb, margen int, zona text, entregado timestamptz,
        t timestamptz)
      left join lateral jsonb_to_record(f.pausa) as p(desde timestamptz, hasta date, dias int, fin timestamptz) on true
      cross join lateral (select case when f.pausa is null then f.vence
        else vence_tras_exencion(f.vence, p.desde, p.fin, p.hasta, p.dias, f.zona) end as vence) v
      cross join lateral (select margen_hasta(v.vence, f.margen, f.zona) as margen) m order by f.i`);
  const situaciones = todos.map(({ par, t }) => situacionEn(par, t));
  const esperado = situaciones.map((una) => una?.estado ?? null);
  const distintos = todos.flatMap((caso, i) =>
    rows[i]?.estado === esperado[i] && (!situaciones[i]?.porCorregir || rows[i]?.espera)
      ? []
      : [{ ...caso, dice: rows[i]?.estado, debe: esperado[i] }],
  );
  expect(distintos).toEqual([]);
  const sinTardar = todos.flatMap((caso, i) =>
    rows[i]?.tarde === NO_CUMPLE.some((uno) => uno === esperado[i]) ? [] : [{ ...caso, es: esperado[i] }],
  );
  expect(sinTardar).toEqual([]);
  expect(new Set(esperado).size).toBe(9);
});
