import { randomUUID } from 'node:crypto';
import { chromium } from '@playwright/test';
import { sql } from 'drizzle-orm';
import type { Bench } from '../bench.ts';
import { findBrowser } from '../../e2e/browser.ts';
import { person, signIn } from '../people.ts';
import { medians } from '../rounds.ts';

const PATIENCE_MS = 120_000;

/** From the acknowledgement of one person's change to another person's screen, in a real browser. */
export async function measureChange(bench: Bench) {
  const { url, db } = await bench.academy();
  const admin = await person(db, 'Super Administrador');
  const writer = await signIn(db, admin);
  const [, token] = (await signIn(db, admin)).split('=');
  const grupo = randomUUID();
  await db.execute(sql`insert into grupos (id, nombre) values (${grupo}, ${`0 medida ${grupo}`})`);

  const browser = await chromium.launch(findBrowser());
  try {
    const context = await browser.newContext();
    await context.addCookies([{ name: 'catedra', value: token ?? '', url }]);
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await page.goto(`${url}/admin/usuarios/grupos`);
    await page.getByText(`0 medida ${grupo}`).waitFor();

    const change = async (n: number) => {
      const version = n + 1;
      const nombre = `0 medida ${version} ${grupo}`;
      const answer = await fetch(`${url}/api/grupos/${grupo}`, {
        method: 'PATCH',
        headers: { cookie: writer, 'content-type': 'application/json', origin: url },
        body: JSON.stringify({ nombre, version }),
      });
      if (!answer.ok) throw new Error(`el cambio respondió ${answer.status}`);
      const started = performance.now();
      await page.getByText(nombre).waitFor();
      return { ms: performance.now() - started };
    };
    // The first one also loads what the page had not needed yet.
    await change(0);
    const { ms } = await medians(bench.rounds, (n) => change(n + 1));
    return { cambio_ms: Math.round(ms) };
  } finally {
    await browser.close();
  }
}
