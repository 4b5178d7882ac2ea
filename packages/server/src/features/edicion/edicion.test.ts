import { expect, test } from 'vitest';
import { limpiarEdiciones } from '#features/edicion/ediciones.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const { school, platform, clock } = await createTestApp();
const ana = await school.administrador({ nombre: 'Ana', apellidos: 'García' });
const luis = await school.administrador({ nombre: 'Luis', apellidos: '' });
const curso = await school.curso();
const edicion = `/api/ediciones/cursos/${curso.id}`;
const borrador = `/api/borradores/cursos/${curso.id}`;

test('dos personas editan a la vez: la segunda sabe quién estaba y desde cuándo', async () => {
  const primera = await ana.put(edicion, {});
  const desde = clock.now().toISOString();
  clock.advance({ seconds: 20 });
  const segunda = await luis.put(edicion, {});
  const otraVez = await ana.put(edicion, {});

  expect(primera.body).toEqual({ otros: [], borrador: null });
  expect(segunda.body.otros).toEqual([{ usuarioId: ana.id, nombre: 'Ana García', desde }]);
  expect(otraVez.body.otros).toMatchObject([{ nombre: 'Luis' }]);
});

test('quien se va, o lleva un rato sin dar señales, ya no edita', async () => {
  await ana.put(edicion, {});
  await luis.put(edicion, {});
  expect((await luis.delete(edicion)).status).toBe(204);
  expect((await ana.put(edicion, {})).body.otros).toEqual([]);

  await luis.put(edicion, {});
  clock.advance({ seconds: 46 });
  expect((await ana.put(edicion, {})).body.otros).toEqual([]);
  expect((await luis.put(edicion, {})).body.otros).toMatchObject([{ desde: clock.now().toISOString() }]);
});

test('quién guardó lo último se dice a quien podría guardarlo, y a nadie más', async () => {
  const guardado = `/api/ediciones/cursos/${curso.id}/guardado`;
  const { body: leido } = await ana.get(`/api/cursos/${curso.id}`);
  clock.advance({ seconds: 20 });
  await luis.patch(`/api/cursos/${curso.id}`, { titulo: 'De Luis', version: leido.version });
  expect((await ana.get(guardado)).body).toEqual({
    guardo: { yo: false, nombre: 'Luis', en: clock.now().toISOString() },
  });
  expect((await luis.get(guardado)).body).toMatchObject({ guardo: { yo: true } });
  expect((await (await school.con('cursos:ver')).get(guardado)).status).toBe(403);
  expect((await (await school.estudiante()).get(guardado)).status).toBe(404);
});

test('lo que se escribe y no se guarda se ofrece al volver, solo a quien lo escribió', async () => {
  const valores = { titulo: 'A medias', etiquetas: ['una'] };
  expect((await ana.put(borrador, { base: 1, valores })).status).toBe(204);
  await ana.put(borrador, { base: 1, valores: { ...valores, titulo: 'Casi' } });

  expect((await ana.put(edicion, {})).body.borrador).toEqual({
    base: 1,
    valores: { ...valores, titulo: 'Casi' },
    en: clock.now().toISOString(),
  });
  expect((await luis.put(edicion, {})).body.borrador).toBeNull();
  await ana.delete(borrador);
  expect((await ana.put(edicion, {})).body.borrador).toBeNull();
});

test('solo edita quien podría guardarlo', async () => {
  const lectora = await school.con('cursos:ver');
  const estudiante = await school.estudiante();
  const actividad = await school.actividad(curso.id);

  expect((await lectora.put(edicion, {})).status).toBe(403);
  expect((await lectora.put(borrador, { base: 1, valores: {} })).status).toBe(403);
  expect((await estudiante.put(edicion, {})).status).toBe(404);
  expect((await estudiante.delete(borrador)).status).toBe(404);
  expect((await ana.put(`/api/ediciones/actividades/${actividad.id}`, {})).status).toBe(200);
  expect((await ana.put(`/api/ediciones/entregas/${ana.id}`, {})).status).toBe(400);
});

test('lo que nadie vuelve a abrir se limpia: presencias de un día y borradores de una semana', async () => {
  await ana.put(edicion, {});
  await ana.put(borrador, { base: 1, valores: { titulo: 'Viejo' } });
  const dias = async (cuantos: number) => {
    clock.advance({ hours: 24 * cuantos });
    await limpiarEdiciones(platform.db, clock.now());
    const { rows } = await platform.db.execute<{ n: number; b: number }>(
      `select (select count(*)::int from ediciones) as n, (select count(*)::int from borradores) as b`,
    );
    return rows[0];
  };

  expect(await dias(2)).toEqual({ n: 0, b: 1 });
  expect(await dias(6)).toEqual({ n: 0, b: 0 });
});

test('lo que la base no puede guardar se dice, sin fallar', async () => {
  const eva = await school.administrador();
  const nulo = await eva.put(borrador, { base: 1, valores: { titulo: 'a\u0000b' } });
  const enorme = await eva.put(borrador, { base: 9e15, valores: {} });
  expect([nulo.status, enorme.status]).toEqual([400, 400]);
});

test('en la ficha de una persona, un grupo o un perfil también se ve quién más edita; de una persona no se guardan borradores', async () => {
  const persona = await school.estudiante();
  const grupo = await school.grupo();
  const perfil = await school.perfil([]);
  const una = await school.superAdministrador({ nombre: 'Eva', apellidos: 'Rey' });
  const otra = await school.superAdministrador();
  for (const lugar of [`usuarios/${persona.id}`, `grupos/${grupo.id}`, `perfiles/${perfil.id}`]) {
    await una.put(`/api/ediciones/${lugar}`, {});
    expect((await otra.put(`/api/ediciones/${lugar}`, {})).body.otros).toMatchObject([{ nombre: 'Eva Rey' }]);
    expect((await persona.put(`/api/ediciones/${lugar}`, {})).status).toBeGreaterThanOrEqual(403);
    const escrito = await una.put(`/api/borradores/${lugar}`, { base: 1, valores: {} });
    expect(escrito.status).toBe(lugar.startsWith('usuarios') ? 400 : 204);
  }
});
