import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { allRows } from '#matrix/all-rows.ts';
import { assemble } from '#matrix/scene.ts';
import { type Asked, send } from '#matrix/send.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();
const { cast, scene } = await assemble(app);
// Everything asked here is refused: one scene serves all.
const here = await scene();

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Whoever asks makes the last id of the address: there is nothing under it yet. */
const CREATES =
  /^PUT \/api\/(\w+\/:id|certificados\/disenos\/:id|perfiles\/peticiones\/:id|externas\/catalogo\/:id|fotos\/:id|informes\/vistas\/:id|entregas\/comentarios\/:id|entregas\/:id\/anotaciones\/:anotacionId|evaluaciones\/:id\/excepciones\/:excepcionId|evaluaciones\/:id\/reparaciones\/:reparacionId)$|^POST \/api\/((externas\/)?cargas|importaciones)\/:id$/;

const idsIn = ({ path }: Asked): string[] => path.split('?')[0]?.match(UUID) ?? [];

const rows = allRows.filter(({ caso, ask }) => !caso && idsIn(ask(here, cast.tutor.id)).length > 0);

// What belongs to others is answered as what nobody has: invented.test.ts.
describe.each(['superAdministrador', 'tutor', 'inscrito'] as const)(
  'a quien es %s un id que no existe se le contesta 404, o 403 si no puede hacerlo con ninguno',
  (who) => {
    test.each(rows.map((row) => [row.route, row] as const))('%s', async (route, row) => {
      const asked = row.ask(here, cast[who].id);
      const unmade = CREATES.test(route) ? idsIn(asked).slice(0, -1) : idsIn(asked);
      for (const id of unmade) {
        const another = { ...asked, path: asked.path.replace(id, randomUUID()) };
        const { status, code } = await send(app.origin, cast[who], another);
        if (status !== 403) expect(`${status} ${code}`).toBe('404 NO_ENCONTRADO');
        else expect((await send(app.origin, cast[who], asked)).status, 'con uno que existe').toBe(403);
      }
    });
  },
);
