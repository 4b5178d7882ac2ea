import { describe, expect, test } from 'vitest';
import { fugas } from '#matrix/audiences.ts';
import { PERSONAS, type Persona } from '#matrix/cast.ts';
import { openFeeds } from '#matrix/feeds.ts';
import { footprint, footprintOf } from '#matrix/footprint.ts';
import { leaks, worldOutOfReach } from '#matrix/leaks.ts';
import { nameOf, type Row, wordOf } from '#matrix/row.ts';
import { assemble, type Scene } from '#matrix/scene.ts';
import { send } from '#matrix/send.ts';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const named = (rows: readonly Row[]) => rows.map((row) => [nameOf(row), row] as const);
/** Shown or not, it was answered. */
const statusIn = (word = '') => (word === '+' || word === '-' ? '200' : word);
const isRefusal = (word = '') => word.startsWith('4');

/** Makes the tests of these rows, in an academy of their own. */
export async function checkRows(rows: readonly Row[]): Promise<void> {
  const app = await createTestApp();
  const { cast, scene } = await assemble(app);
  const { db } = app.platform;
  const untouched = await scene();
  const isRead = (row: Row) => row.ask(untouched, '').method === 'GET';

  /** What they get, and whose it is if it is not theirs. */
  const asks = async (who: Persona | 'mirada', row: Row, here: Scene): Promise<string> => {
    const asked = row.ask(here, cast[who].id);
    const answered = await send(app.origin, cast[who], asked);
    const leaked = answered.status < 300 ? leaks(who, here, asked, answered.text) : [];
    return [wordOf(row, answered, here), ...leaked, ...fugas(who, asked, answered)].join(' ¡y ve! ');
  };
  /** Not as those who may are told that there is no such thing. */
  const refused = async (quien: Client, row: Row): Promise<boolean> => {
    const answered = await send(app.origin, quien, row.ask(untouched, quien.id));
    const word = wordOf(row, answered, untouched);
    return ['403', '404', '-'].includes(word) && word !== row.expected.split(' ').at(-1);
  };
  const byHead = async (persona: Persona, row: Row): Promise<string> => {
    const { status, text } = await send(app.origin, cast[persona], {
      ...row.ask(untouched, cast[persona].id),
      method: 'HEAD',
    });
    return `${status}${text}`;
  };

  describe('a quien no le toca se le niega; ni negar ni leer escribe nada', () => {
    const some = rows.filter((row) => isRead(row) || row.permisos.length > 0 || row.expected.includes('4'));
    test.each(named(some))('%s', async (_, row) => {
      const words = row.expected.split(' ');
      const without = await Promise.all(row.permisos.map(async (one) => [one, await cast.sin(one)] as const));
      const before = await footprint(db);

      const [found, allowed] = await Promise.all([
        Promise.all(
          PERSONAS.map(async (persona, n) =>
            isRead(row) || isRefusal(words[n]) ? asks(persona, row, untouched) : words[n],
          ),
        ),
        Promise.all(without.map(async ([one, quien]) => ((await refused(quien, row)) ? [] : [one]))),
      ]);
      expect(found.join(' ')).toBe(row.expected);
      expect(allowed.flat(), 'lo consigue también sin').toEqual([]);
      if (isRead(row)) {
        expect(await asks('mirada', row, untouched)).toBe(row.privado ? '403' : words[1]);
        for (const persona of ['ajeno', 'superAdministrador'] as const)
          expect(await byHead(persona, row), 'HEAD').toBe(statusIn(words[PERSONAS.indexOf(persona)]));
      }
      expect(await footprint(db)).toEqual(before);
    });
  });

  // They hold the same permissions: each does half of the writes, and all of the rest.
  const restsIn = (row: Row): Persona => (rows.indexOf(row) % 2 === 0 ? 'superAdministrador' : 'dev');

  describe('quien puede lo hace, y ni ve ni toca lo de otros', () => {
    const feeds = openFeeds(cast);
    const writes = rows.filter((row) => !isRead(row) && /[2+-]/.test(row.expected));
    test.each(named(writes))('%s', async (_, row) => {
      const words = row.expected.split(' ');
      const found = [...words];
      for (const [n, persona] of PERSONAS.entries()) {
        if (isRefusal(words[n]) || persona === restsIn(row)) continue;
        const fresh = await scene();
        await feeds.follow(fresh);
        const distant = worldOutOfReach(persona, fresh);
        const before = distant && (await footprintOf(db, distant));
        found[n] = await asks(persona, row, fresh);
        expect(distant && (await footprintOf(db, distant)), `${persona} no toca lo ajeno`).toEqual(before);
      }
      expect(found.join(' ')).toBe(row.expected);
    });

    test('y ninguna pantalla abierta oyó de lo que no ve', async () => {
      const fresh = await scene();
      await feeds.follow(fresh);
      await cast.superAdministrador.patch(`/api/cursos/${fresh.abiertoId}`, {
        descripcion: 'La última.',
        version: 1,
      });
      expect(await feeds.leaked(fresh.abiertoId)).toEqual([]);
    });
  });
}
