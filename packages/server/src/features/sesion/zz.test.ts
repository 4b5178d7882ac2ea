import { appendFileSync } from 'node:fs';
import { test } from 'vitest';
import { openBrowser } from '#features/sesion/testing/browser.ts';
import { CONTRASEÑA, peopleOf } from '#features/sesion/testing/people.ts';
import { createTestApp } from '#testing/create-test-app.ts';
const testApp = await createTestApp();
const people = peopleOf(testApp);
const say = (...x: unknown[]) => appendFileSync('/tmp/zz.log', `${x.join(' ')}\n`);
const q = (xs: number[], p: number) => (xs.toSorted((a, b) => a - b)[Math.floor(xs.length * p)] ?? 0).toFixed(1);
test('x', async () => {
  const known = await Promise.all(Array.from({ length: 25 }, () => people.conContraseña()));
  const temporal = await Promise.all(Array.from({ length: 25 }, () => people.conTemporal()));
  const times: Record<string, number[]> = { known: [], unknown: [], temporal: [] };
  const timed = async (name: string, ask: () => Promise<unknown>) => { const t = performance.now(); await ask(); times[name]?.push(performance.now() - t); };
  const b = () => openBrowser(testApp.origin);
  for (let i = 0; i < 160; i++) {
    await timed('known', () => b().entra(known[i >> 3]?.correo ?? '', 'mal mal mal'));
    await timed('unknown', () => b().entra(`nadie${i >> 3}@x.es`, 'mal mal mal'));
    await timed('temporal', () => b().entra(temporal[i >> 3]?.correo ?? '', 'mal mal mal'));
  }
  for (const [k, v] of Object.entries(times)) say(k, 'p10', q(v, 0.1), 'p50', q(v, 0.5));
  const aula = await Promise.all(Array.from({ length: 500 }, () => people.conContraseña()));
  const t = performance.now();
  const got = await Promise.all(aula.map(({ correo }) => b().entra(correo, CONTRASEÑA)));
  say('500 sign-ins', got.filter(({ status }) => status === 200).length, (performance.now() - t).toFixed(0), 'ms', process.memoryUsage().rss >> 20, 'MB');
}, 300000);
