import { colecciones, type NombreColeccion } from '@catedra/shared/colecciones.ts';
import { fieldsAskedBy } from '@catedra/shared/core/asked-by.ts';
import { describe, expect, test } from 'vitest';
import { collectionRows } from '#matrix/collections.ts';
import { assemble } from '#matrix/scene.ts';
import { databaseFailure } from '#platform/db/errors.ts';
import { within } from '#platform/db/within.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();
const { cast, scene } = await assemble(app);
const here = await scene();
const { superAdministrador: admin, inscrito, administrador } = cast;

const NOMBRES = Object.keys(colecciones) as NombreColeccion[];
const first = (quien: typeof admin, nombre: string, campo: string, valor: string) =>
  quien.get(`/api/${nombre}/primero?${String(new URLSearchParams({ campo, valor }))}`);

describe.each(NOMBRES)('el primero de %s', (nombre) => {
  const fields = fieldsAskedBy(colecciones[nombre]);

  test.each([...fields.keys()])('por %s', async (campo) => {
    const { body: record } = await admin.get(`/api/${nombre}/${collectionRows[nombre].id(here)}`);
    const value = record[campo] ?? null;
    // Nobody has this value: what is asked is understood all the same.
    if (value === null) {
      const possible = { texto: 'x', numero: '7', si_no: 'true', momento: '2001-01-01T00:00:00.000Z' };
      const kind = fields.get(campo)?.kind ?? 'texto';
      const { status } = await first(admin, nombre, campo, possible[kind]);
      expect([400, 404]).toContain(status);
      if (status === 400) expect(fields.get(campo)?.value.safeParse('x').success).toBe(false);
      return;
    }
    const found = await first(admin, nombre, campo, String(value));
    expect(found.status).toBe(200);
    expect(found.body[campo]).toBe(value);
  });

  test('lo que tiene más de un valor, o no ven todos, se rechaza con la lista de lo que sí', async () => {
    const rest = Object.keys(colecciones[nombre].record.shape).filter((field) => !fields.has(field));
    for (const campo of [...rest, 'noExiste', 'constructor']) {
      const { status, body } = await first(admin, nombre, campo, 'x');
      expect(status).toBe(400);
      expect(body.error?.fields?.['campo']).toBe(
        `No se puede buscar por «${campo}». Sí por: ${[...fields.keys()].join(', ')}.`,
      );
    }
  });
});

test('un correo se busca sin mirar mayúsculas, y lo demás tal cual', async () => {
  const ana = await app.school.persona({ correo: 'ana.buscada@academia.es', telefono: 'Ext. 12' });
  expect((await first(admin, 'usuarios', 'correo', 'Ana.Buscada@ACADEMIA.es')).body['id']).toBe(ana.id);
  expect((await first(admin, 'usuarios', 'telefono', 'Ext. 12')).body['id']).toBe(ana.id);
  expect((await first(admin, 'usuarios', 'telefono', 'ext. 12')).status).toBe(404);
});

test('solo entre lo que quien pregunta puede leer', async () => {
  const { id, titulo } = (await admin.get(`/api/cursos/${here.otro.cursoId}`)).body;
  expect((await first(administrador, 'cursos', 'titulo', String(titulo))).body['id']).toBe(id);
  expect((await first(inscrito, 'cursos', 'titulo', String(titulo))).status).toBe(404);
});

test('lo que tarda más de lo que se le deja se abandona', async () => {
  const slow = within(app.platform.pools.reports, 20).$client.query({ text: 'select pg_sleep(20)' });
  expect(databaseFailure(await slow.catch((error: unknown) => error))?.code).toBe('57014');
});
