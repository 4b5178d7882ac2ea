import { DIA, HORA, MINUTO, tras } from '@catedra/shared/core/duraciones.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  abrirExamen,
  CANARIO,
  CORTA,
  enElExamen,
  ENSAYO,
  MULTIPLE,
  UNICA,
} from '#features/intentos/testing/examen.ts';
import { publicarNotas } from '#features/intentos/calificar/publicar-notas.ts';
import { createClient } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();
const { school, platform, clock } = app;
const { db } = platform;

const PARIS = { texto: 'paris' };
const pasan = (minutes: number) => clock.advance({ minutes });

test('un examen entero: empezar, responder, entregar, nota y avance', async () => {
  const { evaluacion, alumna, curso } = await abrirExamen(app);
  const examen = enElExamen(alumna, evaluacion.id);
  const empezado = await examen.empezar();
  expect(empezado.status).toBe(200);
  expect(empezado.body).toMatchObject({
    numero: 1,
    estado: 'en_curso',
    escribe: true,
    titulo: 'Examen final',
  });
  const { preguntas } = examen.abierto();
  expect(preguntas.map(({ tipo, revision, respuesta }) => [tipo, revision, respuesta])).toEqual([
    ['unica', 0, null],
    ['unica', 0, null],
    ['corta', 0, null],
  ]);

  const guardado = await examen.guardar(examen.entrada(0, { opcion: 'aaaa' }), examen.entrada(2, PARIS));
  expect(guardado.body).toMatchObject({ guardadas: [{ lugar: 0 }, { lugar: 2 }] });
  const recibo = await examen.entregar({ entradas: [examen.entrada(1, { opcion: 'bbbb' })] });
  expect(recibo.status).toBe(200);
  expect(recibo.body).toMatchObject({
    estado: 'entregado',
    causa: 'persona',
    preguntas: 3,
    respondidas: 3,
    sinRecibir: [],
  });
  expect(recibo.body['codigo']).toMatch(/^[2-9A-HJKMNP-Z]{8}$/);

  const revision = await examen.revision();
  expect(revision.body).toMatchObject({ nota: 6.67, aprobado: true, provisional: false });
  const abierto = await alumna.get(`/api/aprendizaje/cursos/${curso.id}`);
  expect(abierto.body).toMatchObject({ avance: { porcentaje: 100 } });
  expect((await examen.guardar(examen.entrada(0, { opcion: 'bbbb' }))).body.error?.code).toBe('YA_ENVIADA');
});

test('empezar veinte veces a la vez es empezar una', async () => {
  const { evaluacion, alumna } = await abrirExamen(app);
  const todas = await Promise.all(
    Array.from({ length: 20 }, () => enElExamen(alumna, evaluacion.id).empezar()),
  );
  expect(new Set(todas.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(todas.map(({ body }) => body['id'])).size).toBe(1);
  const { rows } = await db.execute(sql`select from intentos where evaluacion_id = ${evaluacion.id}`);
  expect(rows).toHaveLength(1);
});

test('diez entregas a la vez son una, con un solo recibo', async () => {
  const { evaluacion, alumna } = await abrirExamen(app);
  const examen = enElExamen(alumna, evaluacion.id);
  await examen.empezar();
  const todas = await Promise.all(Array.from({ length: 10 }, () => examen.entregar()));
  expect(new Set(todas.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(todas.map(({ body }) => body['codigo'])).size).toBe(1);
});

test('una revisión más vieja no pisa a otra más nueva, y la misma otra vez es buena', async () => {
  const { evaluacion, alumna } = await abrirExamen(app);
  const examen = enElExamen(alumna, evaluacion.id);
  await examen.empezar();
  const primera = examen.entrada(0, { opcion: 'aaaa' });
  const segunda = examen.entrada(0, { opcion: 'bbbb' });
  await examen.guardar(segunda);
  const nueva = { ...examen.entrada(1, { opcion: 'aaaa' }), revision: 1 };
  expect(await examen.guardar(primera, nueva)).toMatchObject({
    status: 409,
    body: {
      error: {
        code: 'RESPUESTA_ANTIGUA',
        actual: {
          guardadas: [{ lugar: 1, revision: 1 }],
          rechazadas: [{ lugar: 0, revision: 2, respuesta: { opcion: 'bbbb' } }],
        },
      },
    },
  });
  expect((await examen.guardar(segunda)).body).toMatchObject({ guardadas: [{ lugar: 0, revision: 2 }] });
  expect(await examen.guardar({ ...segunda, respuesta: { opcion: 'cccc' } })).toMatchObject({
    status: 409,
    body: { error: { actual: { guardadas: [] } } },
  });
  const { rows } = await db.execute<{ revision: number }>(sql`
    select revision from intento_diario where intento_id = ${examen.abierto().id} order by lugar`);
  expect(rows).toEqual([{ revision: 2 }, { revision: 1 }]);
});

test('varias revisiones de una pregunta en el mismo envío quedan todas en el diario', async () => {
  const { evaluacion, alumna } = await abrirExamen(app);
  const examen = enElExamen(alumna, evaluacion.id);
  await examen.empezar();
  const entradas = ['aaaa', 'bbbb', 'cccc'].map((opcion) => examen.entrada(1, { opcion }));
  expect((await examen.guardar(...entradas.toReversed())).body['guardadas']).toHaveLength(3);
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from intento_diario where intento_id = ${examen.abierto().id}`);
  expect(rows).toEqual([{ n: 3 }]);
});

test('solo escribe una pestaña, y la otra puede tomar el control', async () => {
  const { evaluacion, alumna } = await abrirExamen(app);
  const una = enElExamen(alumna, evaluacion.id, 'pestana-una');
  const otra = enElExamen(alumna, evaluacion.id, 'pestana-otra');
  await una.empezar();
  expect((await otra.empezar()).body).toMatchObject({ escribe: false, epoca: 1 });
  expect((await otra.guardar(otra.entrada(0, { opcion: 'aaaa' }))).body.error?.code).toBe('OTRA_PESTANA');
  expect((await otra.tomar()).body).toMatchObject({ escribe: true, epoca: 2 });
  expect((await una.guardar(una.entrada(0, { opcion: 'bbbb' }))).body.error?.code).toBe('OTRA_PESTANA');
  expect((await una.entregar()).body.error?.code).toBe('OTRA_PESTANA');
  expect((await otra.guardar(otra.entrada(0, { opcion: 'aaaa' }))).status).toBe(200);
});

test('al entregar se nombra lo que no llegó; se puede entregar sin ello y queda escrito', async () => {
  const { evaluacion, alumna } = await abrirExamen(app);
  const examen = enElExamen(alumna, evaluacion.id);
  await examen.empezar();
  examen.entrada(1, { opcion: 'aaaa' });
  const falta = await examen.entregar();
  expect(falta.body.error).toMatchObject({ code: 'FALTAN_RESPUESTAS', actual: { lugares: [1] } });
  expect((await examen.entregar({ aunqueFalten: true })).body).toMatchObject({
    sinRecibir: [1],
    respondidas: 0,
  });
});

test('una respuesta que no es de la pregunta se dice y no estropea las demás', async () => {
  const { evaluacion, alumna } = await abrirExamen(app, { preguntas: [UNICA, MULTIPLE, CORTA, ENSAYO] });
  const examen = enElExamen(alumna, evaluacion.id);
  await examen.empezar();
  await examen.guardar(examen.entrada(0, { opcion: 'aaaa' }));
  const malas: [number, unknown][] = [
    [0, { opcion: 'zzzz' }],
    [0, { opciones: ['aaaa', 'bbbb'] }],
    [1, { opciones: ['aaaa', 'zzzz'] }],
    [2, { texto: 'x'.repeat(5000) }],
    [3, { html: 'x'.repeat(MINUTO) }],
    [0, { opcion: '__proto__' }],
    [0, { opcion: 'aaaa', correcta: true }],
  ];
  for (const [lugar, respuesta] of malas) {
    const { status, body } = await examen.guardar({ ...examen.entrada(lugar, respuesta), revision: 50 });
    expect([status, body.error?.code]).toEqual([400, 'DATOS_INVALIDOS']);
  }
  expect((await examen.guardar(examen.entrada(90, { opcion: 'aaaa' }))).status).toBe(404);
  const leido = await examen.leer();
  expect((leido.body['preguntas'] as { respuesta: unknown }[])[0]?.respuesta).toEqual({ opcion: 'aaaa' });
});

test('lo de otra persona no existe, con id ajeno o inventado', async () => {
  const { evaluacion, alumna, inscribir } = await abrirExamen(app);
  const examen = enElExamen(alumna, evaluacion.id);
  await examen.empezar();
  const otra = enElExamen(await inscribir(), evaluacion.id);
  otra.usar(examen.abierto());
  const ajeno = enElExamen(await school.estudiante(), evaluacion.id);
  expect((await ajeno.empezar()).status).toBe(404);
  for (const pedir of [
    otra.leer,
    otra.revision,
    otra.entregar,
    otra.tomar,
    () => otra.guardar(otra.entrada(0, null)),
  ])
    expect((await pedir()).status).toBe(404);
});

test('el tiempo: cuenta hasta la tolerancia, después se entrega sola y lo tardío se guarda aparte', async () => {
  const { evaluacion, alumna } = await abrirExamen(app);
  const examen = enElExamen(alumna, evaluacion.id);
  await examen.empezar();
  const aTiempo = clock.now().toISOString();
  pasan(30);
  clock.advance({ seconds: 4 });
  expect((await examen.guardar(examen.entrada(0, { opcion: 'aaaa' }))).status).toBe(200);
  clock.advance({ seconds: 2 });
  const tarde = await examen.guardar(examen.entrada(1, { opcion: 'aaaa' }, aTiempo));
  expect(tarde.body.error?.code).toBe('TIEMPO_TERMINADO');
  const revision = await examen.revision();
  expect(revision.body).toMatchObject({
    nota: 3.33,
    recibo: { causa: 'tiempo', estado: 'entregado', entregadoEn: examen.abierto().venceEn },
  });
  const { rows } = await db.execute<{ lugar: number }>(sql`
    select lugar from intento_tardias where intento_id = ${examen.abierto().id}`);
  expect(rows).toEqual([{ lugar: 1 }]);
});

test('si el servidor estaba caído al acabar el tiempo, el primero que llega lo aplica', async () => {
  const { evaluacion, alumna } = await abrirExamen(app, { alVencer: 'anular' });
  const examen = enElExamen(alumna, evaluacion.id);
  await examen.empezar();
  await examen.guardar(examen.entrada(0, { opcion: 'aaaa' }));
  pasan(300);
  const { body } = await alumna.get(`/api/aprendizaje/evaluaciones/${evaluacion.id}`);
  expect(body).toMatchObject({
    enCurso: null,
    intentosHechos: 1,
    historial: [{ estado: 'anulado', nota: null }],
  });
  const { body: suyas } = await alumna.get('/api/aprendizaje/pruebas');
  expect(suyas).toMatchObject({ pruebas: [{ anulada: true, nota: null }] });
});

test('quien pulsó a tiempo con todo recibido entrega aunque la política sea anular', async () => {
  const { evaluacion, alumna } = await abrirExamen(app, { alVencer: 'anular' });
  const examen = enElExamen(alumna, evaluacion.id);
  await examen.empezar();
  await examen.guardar(examen.entrada(0, { opcion: 'aaaa' }));
  const pulsadoEn = clock.now().toISOString();
  pasan(60);
  expect((await examen.entregar({ pulsadoEn })).body).toMatchObject({
    estado: 'entregado',
    causa: 'persona',
  });
});

test.each([
  ['aún no abre', { abreEn: '2199-01-01T00:00:00.000Z' }, {}, 403, 'AUN_NO_ABRE'],
  ['ya cerró', { cierraEn: '2020-01-01T00:00:00.000Z' }, {}, 409, 'CERRADA'],
  ['cerrada a mano', { estado: 'cerrada' as const }, {}, 409, 'CERRADA'],
  ['sin contraseña', { contrasena: 'sésamo' }, {}, 403, 'CONTRASENA_DE_PRUEBA'],
  ['con otra contraseña', { contrasena: 'sésamo' }, { contrasena: 'sesamo' }, 403, 'CONTRASENA_DE_PRUEBA'],
  ['sin declarar', { declaracion: 'La hago yo.' }, {}, 400, 'FALTA_DECLARAR'],
  ['sin preguntas', { preguntas: [] }, {}, 409, 'SIN_PREGUNTAS'],
])('no se empieza: %s', async (_, reglas, extra, status, code) => {
  const { evaluacion, alumna } = await abrirExamen(app, reglas);
  const hecho = await enElExamen(alumna, evaluacion.id).empezar(extra);
  expect([hecho.status, hecho.body.error?.code]).toEqual([status, code]);
});

test('los intentos se acaban, y entre uno y otro se espera', async () => {
  const { evaluacion, alumna } = await abrirExamen(app, { intentos: 2, esperaMinutos: 10 });
  const examen = enElExamen(alumna, evaluacion.id);
  await examen.empezar();
  await examen.entregar();
  expect((await examen.empezar()).body.error?.code).toBe('HAY_QUE_ESPERAR');
  pasan(11);
  expect((await examen.empezar()).body).toMatchObject({ numero: 2 });
  await examen.entregar({ revisiones: {} });
  pasan(11);
  expect((await examen.empezar()).body.error?.code).toBe('SIN_INTENTOS');
});

test('el orden y el sorteo son los mismos tras volver a entrar', async () => {
  const { evaluacion, alumna } = await abrirExamen(app, { barajar: true, preguntas: Array(8).fill(UNICA) });
  const examen = enElExamen(alumna, evaluacion.id);
  await examen.empezar();
  const antes = examen.abierto().preguntas;
  const { body } = await examen.leer();
  expect(body['preguntas']).toEqual(antes);
});

test('sin vuelta atrás: solo la que toca, y las de delante no llegan al equipo', async () => {
  const { evaluacion, alumna } = await abrirExamen(app, { secuencial: true });
  const examen = enElExamen(alumna, evaluacion.id);
  await examen.empezar();
  expect(examen.abierto().preguntas.map(({ publica }) => publica !== null)).toEqual([true, false, false]);
  expect((await examen.guardar(examen.entrada(1, { opcion: 'aaaa' }))).body.error?.code).toBe(
    'ORDEN_INVALIDO',
  );
  const avanzar = (lugar: number) =>
    alumna.post(`/api/intentos/${examen.abierto().id}/avanzar`, {
      pestana: 'pestana-de-prueba',
      epoca: 1,
      lugar,
    });
  expect((await avanzar(0)).body).toMatchObject({ alcanzada: 1 });
  expect((await avanzar(0)).body).toMatchObject({ alcanzada: 1 });
  expect((await examen.guardar(examen.entrada(0, { opcion: 'aaaa' }))).body.error?.code).toBe(
    'ORDEN_INVALIDO',
  );
  expect((await avanzar(2)).body.error?.code).toBe('ORDEN_INVALIDO');
});

test('nada de lo que solo sabe quien la escribió llega antes de tiempo, y acertar no se nota', async () => {
  const revision = {
    durante: [],
    al_entregar: ['nota' as const],
    mas_tarde: ['nota' as const],
    sin_intentos: [],
    al_cerrar: [
      'nota' as const,
      'respuestas' as const,
      'aciertos' as const,
      'correctas' as const,
      'explicaciones' as const,
    ],
  };
  const cierraEn = tras(clock.now(), DIA).toISOString();
  const { evaluacion, alumna, inscribir } = await abrirExamen(app, {
    preguntas: [UNICA, MULTIPLE, CORTA, ENSAYO],
    revision,
    cierraEn,
  });
  const escucha = await alumna.listen();
  const dicho: unknown[] = [];
  const anotar = async <T extends { body: unknown }>(respuesta: Promise<T>): Promise<T> => {
    const hecha = await respuesta;
    dicho.push(hecha.body);
    return hecha;
  };
  const largos = async (quien: typeof alumna, opcion: string) => {
    const examen = enElExamen(quien, evaluacion.id);
    await anotar(examen.empezar());
    const guardado = await anotar(examen.guardar(examen.entrada(0, { opcion })));
    const leido = await anotar(examen.leer());
    const recibo = await anotar(examen.entregar());
    await anotar(examen.revision());
    return [guardado, leido, recibo].map(({ body }) => JSON.stringify(body).length);
  };
  const bien = await largos(alumna, 'aaaa');
  const mal = await largos(await inscribir(), 'bbbb');
  expect(bien[0]).toBe(mal[0]);
  expect(Math.abs((bien[1] ?? 0) - (mal[1] ?? 0))).toBeLessThan(3);
  for (const camino of [
    '/api/aprendizaje/pruebas',
    `/api/aprendizaje/evaluaciones/${evaluacion.id}`,
    `/api/evaluaciones/${evaluacion.id}`,
    '/api/evaluaciones',
    '/api/progreso',
  ])
    await anotar(alumna.get(camino));
  await escucha.until(({ data }) => data.coleccion === 'progreso');
  escucha.stop();
  expect(JSON.stringify([dicho, escucha.heard])).not.toContain(CANARIO);
  for (const camino of [
    `/api/evaluaciones/${evaluacion.id}/autor`,
    '/api/preguntas',
    '/api/carpetas',
    `/api/evaluaciones/${evaluacion.id}/resultados`,
  ])
    expect([403, 404]).toContain((await alumna.get(camino)).status);
});

test('al cerrar se ve lo que dice la matriz', async () => {
  const { evaluacion, alumna } = await abrirExamen(app, {
    cierraEn: tras(clock.now(), HORA).toISOString(),
  });
  const examen = enElExamen(alumna, evaluacion.id);
  await examen.empezar();
  await examen.guardar(examen.entrada(0, { opcion: 'bbbb' }));
  await examen.entregar();
  pasan(120);
  const { body } = await examen.revision();
  expect((body['preguntas'] as object[])[0]).toMatchObject({
    resultado: 'fallo',
    correcta: { opcion: 'aaaa' },
    respuesta: { opcion: 'bbbb' },
    explicaciones: [`<p>${CANARIO}</p>`],
    porOpcion: { bbbb: `<p>${CANARIO}</p>` },
  });
});

test('«Ver como» no empieza nada', async () => {
  const { evaluacion, alumna } = await abrirExamen(app);
  const jefa = await school.superAdministrador();
  await jefa.post('/api/sesion/ver-como', { usuarioId: alumna.id });
  const camino = `/api/evaluaciones/${evaluacion.id}/empezar`;
  const cuerpo = { pestana: 'pestana-de-prueba', contrasena: null, acepta: false };
  const mirando = createClient(app.origin, jefa.id, `${jefa.cookie}; catedra-mirada=${alumna.id}`);
  expect((await mirando.post(camino, cuerpo)).status).toBe(403);
  const { rows } = await db.execute(sql`select from intentos where evaluacion_id = ${evaluacion.id}`);
  expect(rows).toHaveLength(0);
});

test('lo que corrige una persona: provisional, cola, dos a la vez, nota y avance', async () => {
  const { evaluacion, alumna, curso } = await abrirExamen(app, { preguntas: [UNICA, ENSAYO] });
  const examen = enElExamen(alumna, evaluacion.id);
  await examen.empezar();
  await examen.guardar(examen.entrada(0, { opcion: 'aaaa' }), examen.entrada(1, { html: '<p>Así fue.</p>' }));
  await examen.entregar();
  expect((await examen.revision()).body).toMatchObject({
    nota: 5,
    provisional: true,
    aprobado: null,
    faltan: [2],
  });
  const corrige = await school.con('actividades:calificar');
  const cola = await corrige.get('/api/entregas?estado=entregada&limite=100');
  expect(cola.body['datos']).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ tipo: 'respuesta', id: examen.abierto().id, lugar: 1 }),
    ]),
  );
  const camino = `/api/intentos/${examen.abierto().id}`;
  expect((await corrige.get(`${camino}/por-calificar/1`)).body).toMatchObject({
    puntos: 1,
    version: 0,
    logrados: null,
  });
  expect((await corrige.get(`${camino}/por-calificar/0`)).status).toBe(404);
  expect((await alumna.get(`${camino}/por-calificar/1`)).status).toBe(403);
  const nota = (logrados: number, version: number) =>
    corrige.post(`${camino}/calificar/1`, { version, logrados, criterios: null, comentario: '<p>Bien</p>' });
  expect((await nota(2, 0)).status).toBe(400);
  expect((await nota(0.5, 0)).status).toBe(200);
  expect((await nota(0.5, 0)).status).toBe(200);
  expect((await nota(0.75, 0)).body.error?.code).toBe('VERSION_ANTIGUA');
  expect((await examen.revision()).body).toMatchObject({ nota: 7.5, provisional: false, aprobado: true });
  expect((await alumna.get(`/api/aprendizaje/cursos/${curso.id}`)).body).toMatchObject({
    avance: { porcentaje: 100 },
  });
});

test('anular quita la nota y lo completado, con su motivo; reabrir lo devuelve a su sitio', async () => {
  const { evaluacion, alumna, curso } = await abrirExamen(app, { preguntas: [CORTA], intentos: 1 });
  const examen = enElExamen(alumna, evaluacion.id);
  await examen.empezar();
  await examen.guardar(examen.entrada(0, PARIS));
  await examen.entregar();
  const jefa = await school.administrador();
  const ids = [examen.abierto().id];
  const avance = async () => (await alumna.get(`/api/aprendizaje/cursos/${curso.id}`)).body['avance'];
  expect(await avance()).toMatchObject({ porcentaje: 100 });

  expect((await jefa.post('/api/intentos/anular', { ids, motivo: 'Se conectó otra persona.' })).body).toEqual(
    { hechos: 1, fallos: [] },
  );
  expect(await avance()).toMatchObject({ porcentaje: 0 });
  const { body } = await alumna.get(`/api/aprendizaje/evaluaciones/${evaluacion.id}`);
  expect(body).toMatchObject({
    nota: null,
    historial: [{ anulado: { motivo: 'Se conectó otra persona.' } }],
    apertura: { tipo: 'sin_intentos' },
  });
  expect((await jefa.post('/api/intentos/anular', { ids, motivo: 'Otra vez' })).body).toMatchObject({
    hechos: 0,
  });

  expect(
    (await jefa.post('/api/intentos/reabrir', { ids, minutos: 10, motivo: 'Fue un error.' })).body,
  ).toMatchObject({ hechos: 1 });
  const leido = await examen.leer();
  expect(leido.body).toMatchObject({ estado: 'en_curso', preguntas: [{ respuesta: PARIS }] });
  expect((await examen.tomar()).body).toMatchObject({ escribe: true });
  expect((await examen.entregar()).body).toMatchObject({ estado: 'entregado' });
  expect(await avance()).toMatchObject({ porcentaje: 100 });
});

test('los minutos de más mueven el final de quien está dentro, y nunca hacia atrás', async () => {
  const { evaluacion, alumna } = await abrirExamen(app);
  const examen = enElExamen(alumna, evaluacion.id);
  await examen.empezar();
  const jefa = await school.administrador();
  const vencia = Date.parse(examen.abierto().venceEn ?? '');
  await jefa.post('/api/intentos/reabrir', {
    ids: [examen.abierto().id],
    minutos: 5,
    motivo: 'Falló la red.',
  });
  const { body } = await examen.guardar(examen.entrada(0, { opcion: 'aaaa' }));
  expect(Date.parse(String(body['venceEn']))).toBe(vencia + 5 * MINUTO);
});

test('resultados: cada intento con su estado, y quien solo ve sus grupos ve los suyos', async () => {
  const { evaluacion, alumna, inscribir } = await abrirExamen(app, { preguntas: [CORTA] });
  const [aprueba, otra] = [enElExamen(alumna, evaluacion.id), enElExamen(await inscribir(), evaluacion.id)];
  await aprueba.empezar();
  await aprueba.guardar(aprueba.entrada(0, PARIS));
  await aprueba.entregar();
  await otra.empezar();
  const jefa = await school.administrador();
  const camino = `/api/evaluaciones/${evaluacion.id}/resultados`;
  const { body } = await jefa.get(camino);
  expect(body).toMatchObject({
    total: { valor: 2 },
    cuentas: { aprobados: 1, en_curso: 1, suspensos: 0, anulados: 0, por_calificar: 0, sin_empezar: 0 },
    personas: 2,
    media: 10,
  });
  expect((await jefa.get(`${camino}?criba=aprobados`)).body['datos']).toMatchObject([
    { persona: { id: alumna.id }, nota: 10, aprobado: true, cuenta: true },
  ]);
  expect((await jefa.get(`/api/intentos/${aprueba.abierto().id}`)).body).toMatchObject({
    preguntas: [{ dicha: 'paris', resultado: 'acierto', clave: { patrones: [{ patron: 'París' }] } }],
  });
  const perfil = await school.perfil(['intentos:ver:grupos', 'evaluaciones:ver']);
  const tutora = await school.persona({ perfil: perfil.nombre });
  const grupo = await school.grupo();
  await school.tutor(grupo.id, tutora.id);
  await school.miembro(grupo.id, alumna.id);
  const suya = await school.entra(tutora);
  expect((await suya.get(camino)).body).toMatchObject({ total: { valor: 1 }, personas: 1 });
  expect((await suya.get(`/api/intentos/${otra.abierto().id}`)).status).toBe(404);
  const csv = await fetch(`${app.origin}${camino}/exportar?formato=csv`, {
    headers: { cookie: jefa.cookie },
  });
  expect(await csv.text()).toContain('Aprobado');
});

test('la nota que espera al cierre no está en ninguna parte antes, y después en todas', async () => {
  const solo = ['nota' as const];
  const { evaluacion, alumna } = await abrirExamen(app, {
    revision: { durante: [], al_entregar: [], mas_tarde: [], sin_intentos: [], al_cerrar: solo },
    cierraEn: tras(clock.now(), HORA).toISOString(),
  });
  const examen = enElExamen(alumna, evaluacion.id);
  await examen.empezar();
  await examen.guardar(examen.entrada(0, { opcion: 'aaaa' }), examen.entrada(2, PARIS));
  await examen.entregar();
  const nota = async () => {
    const { body } = await alumna.get(`/api/progreso?actividadId=${evaluacion.actividadId}`);
    return (body['datos'] as { nota: number | null }[])[0]?.nota;
  };
  expect(await nota()).toBeNull();
  expect((await examen.revision()).body).toMatchObject({ nota: null, aprobado: null, preguntas: [] });
  pasan(120);
  await publicarNotas(platform);
  expect(await nota()).toBe(6.67);
  expect((await examen.revision()).body).toMatchObject({ nota: 6.67 });
});

test('lo que se anota: empezar, volver tras un corte y tomar el control', async () => {
  const { evaluacion, alumna } = await abrirExamen(app);
  const examen = enElExamen(alumna, evaluacion.id);
  await examen.empezar();
  clock.advance({ seconds: 20 });
  await examen.guardar();
  clock.advance({ minutes: 3 });
  await examen.guardar();
  await enElExamen(alumna, evaluacion.id, 'pestana-nueva').empezar();
  const jefa = await school.administrador();
  const { body } = await jefa.get(`/api/intentos/${examen.abierto().id}`);
  expect(body['sucesos']).toMatchObject([
    { tipo: 'empezado' },
    { tipo: 'reconexion', detalle: '3 min sin conexión' },
  ]);
});
