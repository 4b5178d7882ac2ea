import { expect, test } from 'vitest';
import { allRows } from '#matrix/all-rows.ts';
import { assemble } from '#matrix/scene.ts';
import { send } from '#matrix/send.ts';
import { createTestApp } from '#testing/create-test-app.ts';
import { explain, nodesOf, type PlanNode } from '#testing/plans/explain.ts';
import { type Recorded, recording } from '#testing/plans/recorder.ts';

const app = await createTestApp();
const { cast, scene } = await assemble(app);
const here = await scene();

/** What years only add to. */
const GROWING = [
  'anotaciones',
  'anuncio_lecturas',
  'anuncios',
  'archivos',
  'avisos',
  'cambios',
  'carga_filas',
  'certificados',
  'correos',
  'correos_parados',
  'correos_rebotes',
  'entregas',
  'externa_carga_filas',
  'externas',
  'feedback',
  'foto_filas',
  'intento_diario',
  'intento_notas',
  'intento_preguntas',
  'intento_sucesos',
  'intentos',
  'latidos',
  'progreso_guardado',
  'progreso_pasado',
  'reparacion_lugares',
  'sala_actos',
  'sala_mensajes',
  'sesiones',
];

const isGrowing = (table: string) => GROWING.some((one) => table === one || table.startsWith(`${one}_20`));

/** Where no index serves. */
const scanned = (plan: PlanNode): string[] =>
  nodesOf(plan).flatMap(({ 'Node Type': type, 'Relation Name': table = '' }) =>
    type.endsWith('Seq Scan') && isGrowing(table) ? [table] : [],
  );

const isRead = ({ text }: Recorded) => /^\s*(?:select|with)\b/i.test(text);

test('nada de lo que se lee recorre entero lo que solo crece', async () => {
  const statements = new Map<string, { readonly route: string; readonly asked: Recorded }>();
  for (const who of ['superAdministrador', 'tutor', 'inscrito'] as const)
    for (const row of allRows) {
      const asked = row.ask(here, cast[who].id);
      if (asked.method !== 'GET') continue;
      const seen = await recording(async () => void (await send(app.origin, cast[who], asked)));
      for (const one of seen) statements.set(one.text, { route: row.route, asked: one });
    }
  expect(statements.size).toBeGreaterThan(100);

  const client = await app.platform.db.$client.connect();
  const found = new Set<string>();
  try {
    await client.query('set enable_seqscan = off');
    for (const { route, asked } of statements.values())
      if (isRead(asked))
        for (const table of scanned(await explain(client, asked))) found.add(`${route}: ${table}`);
  } finally {
    client.release(true);
  }
  expect([...found].toSorted()).toEqual([]);
});
