import { sql } from 'drizzle-orm';
import type { Bench } from '../bench.ts';
import { crowd, person, signIn } from '../people.ts';
import { medians } from '../rounds.ts';
import { changeCourse, ITS_PLACE, lastToHear, openScreen, type Screen } from '../screens.ts';

const PER_PERSON = 5;

/** 2,000 open streams on one process: from sending a change to the last screen that heard it. */
export async function measureFanOut(bench: Bench) {
  const academy = await bench.academy();
  const { url, db } = academy;
  const streams = bench.amount(2000, 20);
  await crowd(db, bench.amount(1000, 500));
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from usuarios where correo like '%@multitud.example' limit ${streams / PER_PERSON}`,
  );
  const author = await signIn(db, await person(db, 'Super Administrador'));
  const screens: Screen[] = [];
  try {
    for (const { id } of rows) {
      const cookie = await signIn(db, id);
      const theirs = Array.from({ length: PER_PERSON }, () => openScreen(url, { cookie }));
      screens.push(...theirs);
      await lastToHear(theirs, ITS_PLACE);
    }
    if (screens.length !== streams) throw new Error(`solo hay ${screens.length} pantallas de ${streams}`);
    const { ms } = await medians(bench.rounds, async () => {
      const { curso, started } = await changeCourse(academy, author);
      return { ms: (await lastToHear(screens, curso)) - started };
    });
    return { abanico_2000_ms: Math.round(ms) };
  } finally {
    for (const screen of screens) screen.close();
  }
}
