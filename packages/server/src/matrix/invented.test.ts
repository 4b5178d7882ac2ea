import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { allRows } from '#matrix/all-rows.ts';
import { foreignRows } from '#matrix/foreign.ts';
import { namingRows } from '#matrix/named-ids.ts';
import type { Row } from '#matrix/row.ts';
import { assemble, type Scene } from '#matrix/scene.ts';
import { type Asked, send } from '#matrix/send.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();
const { cast, scene } = await assemble(app);
const untouched = await scene();

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** What of the scene each id of a request is. */
function named(asked: Asked, { otro, ...suyo }: Scene, personaId: string): Map<string, string> {
  const names = new Map<string, string>([[personaId, 'usuarioId']]);
  for (const [name, id] of [...Object.entries(otro), ...Object.entries(suyo)]) names.set(id as string, name);
  const ids = (asked.path + JSON.stringify(asked.body ?? null)).match(UUID) ?? [];
  return new Map(ids.flatMap((id) => (names.has(id) ? [[id, names.get(id) ?? '']] : [])));
}

/** The one of others, which neither the tutor nor the learner may see; profiles are seen by nobody of them. */
const foreignOf = ({ otro, perfilId }: Scene, name: string): string | undefined =>
  name === 'perfilId' ? perfilId : (otro as unknown as Record<string, string>)[name];

const withAnother = ({ method, path, body }: Asked, id: string, another: string): Asked => ({
  method,
  path: path.replaceAll(id, another),
  body:
    body === undefined ? undefined : (JSON.parse(JSON.stringify(body).replaceAll(id, another)) as unknown),
});

/** What anybody could tell apart: the moment and the number of a request say nothing. */
const told = (text: string, id: string): string =>
  text
    .replaceAll(id, 'el id')
    .replaceAll(UUID, 'otro id')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'un momento');

/** The scene stays as long as everything is refused; after something was done there is another. */
let standing: Scene | null = untouched;

async function answerTo(who: 'tutor' | 'inscrito', asked: Asked, id: string): Promise<string> {
  const { status, text } = await send(app.origin, cast[who], asked);
  if (status < 400) standing = null;
  return `${status} ${told(text, id)}`;
}

const rows = [...allRows, ...foreignRows, ...namingRows];
const titleOf = ({ route, caso }: Row) => (caso ? `${route}: ${caso}` : route);

describe.each(['tutor', 'inscrito'] as const)(
  'a quien es %s se le contesta lo mismo sobre lo ajeno que sobre lo inventado',
  (who) => {
    test.each(rows.map((row) => [titleOf(row), row] as const))('%s', async (_, row) => {
      const ids = named(row.ask(untouched, cast[who].id), untouched, cast[who].id);
      for (const name of new Set(ids.values())) {
        const here = (standing ??= await scene());
        const asked = row.ask(here, cast[who].id);
        const [own] = [...named(asked, here, cast[who].id)].find(([, one]) => one === name) ?? [];
        const foreign = foreignOf(here, name);
        // Twice the same would be refused for that.
        if (!own || !foreign || (own !== foreign && named(asked, here, '').has(foreign))) continue;
        const invented = randomUUID();
        const [sobreLoInventado, sobreLoAjeno] = [
          await answerTo(who, withAnother(asked, own, invented), invented),
          await answerTo(who, withAnother(asked, own, foreign), foreign),
        ];
        expect(sobreLoAjeno, name).toBe(sobreLoInventado);
      }
    });
  },
);
