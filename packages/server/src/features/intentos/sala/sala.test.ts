import { randomUUID } from 'node:crypto';
import type { SalaEnVivo } from '@catedra/shared/intentos/sala.ts';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { abrirExamen, enElExamen, ENSAYO, PESTANA, UNICA } from '#features/intentos/testing/examen.ts';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();
const { school } = app;

const salaDe = async (quien: Client, evaluacionId: string, desde = ''): Promise<SalaEnVivo> => {
  const { status, body } = await quien.get(
    `/api/evaluaciones/${evaluacionId}/sala${desde && `?desde=${desde}`}`,
  );
  expect(status).toBe(200);
  return body as unknown as SalaEnVivo;
};

/** The room is read now and then: what just happened is in it a moment later. */
const pronto = <T>(mira: () => Promise<T>) => vi.waitFor(mira, { timeout: 5000, interval: 100 });

const dar = (quien: Client, evaluacionId: string, cuerpo: object) =>
  quien.post(`/api/evaluaciones/${evaluacionId}/sala/minutos`, {
    id: randomUUID(),
    a: { tipo: 'todas' },
    minutos: 5,
    motivo: 'Se cortó la red',
    ...cuerpo,
  });
const escribir = (quien: Client, evaluacionId: string, cuerpo: object = {}) =>
  quien.post(`/api/evaluaciones/${evaluacionId}/sala/mensaje`, {
    id: randomUUID(),
    a: { tipo: 'todas' },
    texto: 'Quedan diez minutos.',
    ...cuerpo,
  });

test('la sala dice quién está dentro, por dónde va y quién no ha empezado, y después solo lo que cambia', async () => {
  const { evaluacion, alumna, inscribir } = await abrirExamen(app, { preguntas: [UNICA, UNICA, ENSAYO] });
  const otra = await inscribir();
  const admin = await school.administrador();
  const sala = enElExamen(alumna, evaluacion.id);
  await sala.empezar();
  await sala.guardar(sala.entrada(1, { opcion: 'aaaa' }));

  const primera = await salaDe(admin, evaluacion.id);
  expect(primera.completa).toBe(true);
  const una = primera.personas.find(({ id }) => id === alumna.id);
  expect(una?.intento).toMatchObject({ estado: 'en_curso', respondidas: 1, preguntas: 3, va: 2 });
  expect(primera.personas.find(({ id }) => id === otra.id)?.intento).toBeNull();

  const quieta = await salaDe(admin, evaluacion.id, primera.desde);
  expect(quieta).toMatchObject({ completa: false, personas: [] });
  await sala.guardar(sala.entrada(0, { opcion: 'bbbb' }));
  await pronto(async () => {
    const despues = await salaDe(admin, evaluacion.id, primera.desde);
    expect(despues.completa).toBe(false);
    expect(despues.personas.map(({ id, intento }) => [id, intento?.respondidas, intento?.va])).toEqual([
      [alumna.id, 2, 1],
    ]);
  });
  await sala.entregar();
  await pronto(async () => {
    const { personas } = await salaDe(admin, evaluacion.id, primera.desde);
    expect(personas[0]?.intento).toMatchObject({ estado: 'entregado', causa: 'persona', va: null });
  });
});

test('quien vigila a sus grupos ve a los suyos y a nadie más; lo de los otros ni suena', async () => {
  const { evaluacion, alumna, inscribir } = await abrirExamen(app);
  const ajena = await inscribir();
  const tutora = await school.con(
    'intentos:vigilar:grupos',
    'intentos:ampliar:grupos',
    'evaluaciones:ver',
    'cursos:ver',
  );
  const grupo = await school.grupo();
  await school.tutor(grupo.id, tutora.id);
  await school.miembro(grupo.id, alumna.id);
  for (const quien of [alumna, ajena]) await enElExamen(quien, evaluacion.id).empezar();

  const primera = await salaDe(tutora, evaluacion.id);
  expect(primera.personas.map(({ id }) => id)).toEqual([alumna.id]);
  const suyo = primera.personas[0]?.intento?.id ?? '';
  const admin = await school.administrador();
  const todas = await salaDe(admin, evaluacion.id);
  const deOtra = todas.personas.find(({ id }) => id === ajena.id)?.intento?.id ?? '';

  expect((await dar(tutora, evaluacion.id, { a: { tipo: 'todas' } })).body).toMatchObject({ hechos: 1 });
  expect((await dar(tutora, evaluacion.id, { a: { tipo: 'intentos', ids: [deOtra] } })).status).toBe(404);
  expect((await tutora.get(`/api/intentos/${deOtra}/hechos`)).status).toBe(404);
  const hechos = await tutora.get(`/api/intentos/${suyo}/hechos`);
  expect(hechos.body).toMatchObject({
    sucesos: [{ tipo: 'ampliado', detalle: '5 min. Se cortó la red' }, { tipo: 'empezado' }],
    puede: { ver: false, ampliar: true, anular: false },
  });
  // What an administrator writes to the other is told to nobody who does not watch them.
  await escribir(admin, evaluacion.id, { a: { tipo: 'intentos', ids: [deOtra] }, texto: 'Solo para ti' });
  await pronto(async () => {
    expect((await salaDe(admin, evaluacion.id)).mensajes).toMatchObject([
      { texto: 'Solo para ti', personas: 1 },
    ]);
  });
  expect((await salaDe(tutora, evaluacion.id)).mensajes).toEqual([]);
  expect((await alumna.get(`/api/evaluaciones/${evaluacion.id}/sala`)).status).toBe(403);
  await school.miembro(grupo.id, ajena.id);
  await pronto(async () => {
    const { completa, personas } = await salaDe(tutora, evaluacion.id, primera.desde);
    expect(completa).toBe(true);
    expect(personas).toHaveLength(2);
  });
});

test('los minutos pasan del cierre, cambian el reloj de quien está dentro y, pedidos dos veces, se dan una', async () => {
  const { evaluacion, alumna } = await abrirExamen(app);
  const admin = await school.administrador();
  const sala = enElExamen(alumna, evaluacion.id);
  await sala.empezar();
  const antes = Date.parse(sala.abierto().venceEn ?? '');
  const suena = await alumna.listen();
  const id = randomUUID();
  const [uno, dos] = await Promise.all([
    dar(admin, evaluacion.id, { id, minutos: 7 }),
    dar(admin, evaluacion.id, { id, minutos: 7 }),
  ]);
  expect([uno.body, dos.body]).toEqual([
    { hechos: 1, fallos: [] },
    { hechos: 1, fallos: [] },
  ]);
  await suena.until(({ data }) => data['id'] === sala.abierto().id);
  suena.stop();
  const novedades = await alumna.get(`/api/intentos/${sala.abierto().id}/novedades`);
  expect(Date.parse(String(novedades.body['venceEn'])) - antes).toBe(7 * 60_000);
  const guardado = await sala.guardar(sala.entrada(0, { opcion: 'aaaa' }));
  expect(guardado.body['venceEn']).toBe(novedades.body['venceEn']);
  // Another person's act is not theirs to read.
  expect((await dar(await school.administrador(), evaluacion.id, { id })).status).toBe(404);
});

test('sin límite de tiempo no hay minutos que dar, y se dice de quién', async () => {
  const { evaluacion, alumna } = await abrirExamen(app, { minutos: null });
  const sala = enElExamen(alumna, evaluacion.id);
  await sala.empezar();
  const dado = await dar(await school.administrador(), evaluacion.id, {});
  expect(dado.body).toMatchObject({ hechos: 0, fallos: [{ frase: 'No tiene límite de tiempo.' }] });
});

test('un mensaje llega a quien está dentro, se confirma una vez y la sala lo cuenta; un doble clic es uno', async () => {
  const { evaluacion, alumna, inscribir } = await abrirExamen(app);
  const otra = await inscribir();
  const admin = await school.administrador();
  const sala = enElExamen(alumna, evaluacion.id);
  await sala.empezar();
  await enElExamen(otra, evaluacion.id).empezar();
  const id = randomUUID();
  const dichos = await Promise.all([
    escribir(admin, evaluacion.id, { id }),
    escribir(admin, evaluacion.id, { id }),
  ]);
  expect(dichos.map(({ body }) => body)).toEqual([
    { hechos: 2, fallos: [] },
    { hechos: 2, fallos: [] },
  ]);
  const intentoId = sala.abierto().id;
  const leidas = async () => (await alumna.get(`/api/intentos/${intentoId}/novedades`)).body['mensajes'];
  expect(await leidas()).toMatchObject([{ id, texto: 'Quedan diez minutos.' }]);
  const visto = () => alumna.post(`/api/intentos/${intentoId}/mensajes-vistos`, { ids: [id] });
  expect((await visto()).status).toBe(204);
  expect((await visto()).status).toBe(204);
  expect(await leidas()).toEqual([]);
  await pronto(async () => {
    expect((await salaDe(admin, evaluacion.id)).mensajes).toMatchObject([{ personas: 2, vistos: 1 }]);
  });
  expect((await otra.post(`/api/intentos/${intentoId}/mensajes-vistos`, { ids: [id] })).status).toBe(404);
  await sala.entregar();
  const tarde = await escribir(admin, evaluacion.id, { a: { tipo: 'intentos', ids: [intentoId] } });
  expect(tarde.body).toMatchObject({ hechos: 0, fallos: [{ id: intentoId }] });
  const largo = await escribir(admin, evaluacion.id, { texto: 'a'.repeat(501) });
  expect(largo.status).toBe(400);
});

test('quien guarda a menudo no consta como desconectada, aunque su equipo no diga nada más', async () => {
  const { evaluacion, alumna } = await abrirExamen(app);
  const sala = enElExamen(alumna, evaluacion.id);
  await sala.empezar();
  for (const opcion of ['aaaa', 'bbbb', 'cccc']) {
    app.clock.advance({ seconds: 50 });
    await sala.guardar(sala.entrada(0, { opcion }));
  }
  await sala.guardar();
  const admin = await school.administrador();
  const { body } = await admin.get(`/api/intentos/${sala.abierto().id}/hechos`);
  expect(body['sucesos']).toMatchObject([{ tipo: 'empezado' }]);
});

test('el equipo cuenta cuánto salió y cuánto pegó, una vez, y solo lo que su página dijo', async () => {
  const { evaluacion, alumna } = await abrirExamen(app);
  const sala = enElExamen(alumna, evaluacion.id);
  await sala.empezar();
  const { id } = sala.abierto();
  const en = app.clock.now().toISOString();
  const hechos = [
    { tipo: 'foco', en, segundos: 12 },
    { tipo: 'pegado', en, caracteres: 340 },
  ];
  const anotar = (cuerpo: object = {}) =>
    alumna.post(`/api/intentos/${id}/hechos`, { pestana: PESTANA, hechos, ...cuerpo });
  expect((await anotar()).status).toBe(204);
  expect((await anotar()).status).toBe(204);
  expect((await anotar({ pestana: 'otra-pestana' })).status).toBe(204);
  expect((await anotar({ hechos: [{ tipo: 'pegado', en, caracteres: 3, texto: 'qué' }] })).status).toBe(400);
  const admin = await school.administrador();
  const leidos = async () =>
    ((await admin.get(`/api/intentos/${id}/hechos`)).body['sucesos'] as { tipo: string; detalle: string }[])
      .map(({ tipo, detalle }) => `${tipo} ${detalle}`)
      .filter((uno) => !uno.startsWith('empezado'))
      .toSorted();
  expect(await leidos()).toEqual(['foco 12 segundos', 'pegado 340 caracteres']);

  // An attempt whose page said less goes on recording less.
  await app.platform.db.execute(sql`update intentos set anota = '{reconexion,control}' where id = ${id}`);
  await anotar({ hechos: [{ tipo: 'foco', en, segundos: 99 }] });
  expect(await leidos()).toHaveLength(2);
});

test('cambiar de red es un hecho, sin decir cuál; la primera que se oye no lo es', async () => {
  const { evaluacion, alumna } = await abrirExamen(app);
  const sala = enElExamen(alumna, evaluacion.id);
  await sala.empezar();
  const { id } = sala.abierto();
  const sucesos = async () => {
    const admin = await school.administrador();
    return ((await admin.get(`/api/intentos/${id}/hechos`)).body['sucesos'] as { tipo: string }[]).map(
      ({ tipo }) => tipo,
    );
  };
  await sala.guardar();
  await sala.guardar();
  expect(await sucesos()).toEqual(['empezado']);
  await app.platform.db.execute(sql`update intentos set red = 'de otra red' where id = ${id}`);
  await sala.guardar();
  await sala.guardar();
  expect(await sucesos()).toEqual(['red', 'empezado']);
});

test('terminar entrega con lo que hay, cuenta a quién no y dos veces es una', async () => {
  const { evaluacion, alumna, inscribir } = await abrirExamen(app);
  const otra = await inscribir();
  const [una, dos] = [enElExamen(alumna, evaluacion.id), enElExamen(otra, evaluacion.id)];
  await una.empezar();
  await dos.empezar();
  await una.guardar(una.entrada(0, { opcion: 'aaaa' }));
  await dos.entregar();
  const admin = await school.administrador();
  const terminar = () =>
    admin.post('/api/intentos/terminar', {
      ids: [una.abierto().id, dos.abierto().id],
      motivo: 'Se acabó la hora',
    });
  expect((await terminar()).body).toMatchObject({ hechos: 1, fallos: [{ id: dos.abierto().id }] });
  expect((await terminar()).body).toMatchObject({ hechos: 0 });
  const { body } = await una.revision();
  expect(body['recibo']).toMatchObject({ estado: 'entregado', causa: 'administracion', respondidas: 1 });
  expect((await una.guardar(una.entrada(1, { opcion: 'aaaa' }))).status).toBe(409);
  const solo = await school.con('intentos:vigilar', 'intentos:ver', 'evaluaciones:ver');
  expect((await solo.post('/api/intentos/terminar', { ids: [una.abierto().id], motivo: 'No' })).status).toBe(
    403,
  );
});
