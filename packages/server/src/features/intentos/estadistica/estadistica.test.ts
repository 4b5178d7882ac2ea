import type {
  EstadisticaDeNotas,
  EstadisticaDePreguntas,
  PreguntaPorDentro,
} from '@catedra/shared/intentos/estadistica/esquemas.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { abrirExamen, CORTA, ENSAYO, enElExamen, UNICA } from '#features/intentos/testing/examen.ts';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();
const { school, platform } = app;
const jefa = await school.administrador();

/** Single choice in which C gives half. */
const MEDIA = { ...UNICA, clave: { ...UNICA.clave, pesos: { aaaa: '1', cccc: '1/2' } } };
const OPCION: Readonly<Record<number, string>> = { 0: 'bbbb', 0.5: 'cccc', 1: 'aaaa' };

/** Ten people × five questions of 1 point. */
const EJEMPLO = [
  [1, 1, 1, 1, 0.5],
  [1, 1, 0, 1, 1],
  [1, 1, 1, 0, 0.5],
  [1, 0, 1, 1, 0],
  [1, 1, 0, 0, 0.5],
  [1, 0, 0, 1, 0],
  [0, 1, 0, 1, 0],
  [1, 0, 0, 0, 0.5],
  [0, 0, 1, 1, 0],
  [0, 0, 0, 1, 0],
];

async function hacer(quien: Client, evaluacionId: string, respuestas: readonly unknown[]) {
  const sala = enElExamen(quien, evaluacionId);
  await sala.empezar();
  await sala.guardar(...respuestas.flatMap((una, lugar) => (una === null ? [] : [sala.entrada(lugar, una)])));
  await sala.entregar();
  return sala.abierto().id;
}

const elegidas = (fila: readonly number[]) => fila.map((una) => ({ opcion: OPCION[una] }));

async function conElEjemplo() {
  const abierto = await abrirExamen(app, {
    preguntas: [MEDIA, MEDIA, MEDIA, MEDIA, MEDIA],
    minutos: null,
    intentos: 3,
  });
  const gente = [abierto.alumna];
  while (gente.length < EJEMPLO.length) gente.push(await abierto.inscribir());
  for (const [i, fila] of EJEMPLO.entries())
    await hacer(gente[i] as Client, abierto.evaluacion.id, elegidas(fila));
  const camino = `/api/evaluaciones/${abierto.evaluacion.id}/estadistica`;
  const notas = async (query = '', quien: Client = jefa) =>
    (await quien.get(`${camino}?${query}`)).body as unknown as EstadisticaDeNotas;
  const preguntas = async (query = '', quien: Client = jefa) =>
    (await quien.get(`${camino}/preguntas?${query}`)).body as unknown as EstadisticaDePreguntas;
  const { rows } = await platform.db.execute<{ id: string }>(sql`
    select pregunta_id as id from evaluacion_lugares where evaluacion_id = ${abierto.evaluacion.id} order by orden`);
  return { ...abierto, gente, camino, notas, preguntas, ids: rows.map(({ id }) => id) };
}

const conCinco = (cifra: number | null | undefined) => cifra?.toFixed(5);

test('el ejemplo trabajado sale de las respuestas, cifra a cifra', async () => {
  const { notas, preguntas, ids } = await conElEjemplo();
  expect(await notas()).toMatchObject({
    intentos: 10,
    personas: 10,
    provisionales: 0,
    media: 5.2,
    mediana: 4.5,
    aprueban: 5,
    deTodas: true,
  });
  const dicho = await preguntas();
  expect([dicho.alfa, dicho.desviacion, dicho.errorTipico].map(conCinco)).toEqual([
    '0.13158',
    '2.25093',
    '2.09762',
  ]);
  expect(dicho.lugares).toBe(5);
  expect(
    dicho.datos.map(({ id, n, facilidad, desviacion, discriminacion }) => [
      ids.indexOf(id) + 1,
      n,
      ...[facilidad, desviacion, discriminacion].map(conCinco),
    ]),
  ).toEqual([
    [1, 10, '0.70000', '0.48305', '0.17186'],
    [2, 10, '0.50000', '0.52705', '0.24077'],
    [3, 10, '0.40000', '0.51640', '0.04402'],
    [4, 10, '0.70000', '0.48305', '-0.34583'],
    [5, 10, '0.30000', '0.34960', '0.36851'],
  ]);
  // With fewer than thirty nothing is flagged.
  expect(dicho.datos.flatMap(({ banderas }) => banderas)).toEqual([]);
});

test('se mira el primer intento, el mejor, el último o todos', async () => {
  const { gente, evaluacion, notas } = await conElEjemplo();
  await hacer(gente[9] as Client, evaluacion.id, elegidas([1, 1, 1, 1, 1]));
  await hacer(gente[9] as Client, evaluacion.id, elegidas([1, 1, 1, 0, 0]));
  const medias: unknown[] = [];
  for (const cuales of ['primero', 'mejor', 'ultimo', 'todos']) {
    const { intentos, personas, media } = await notas(`cuales=${cuales}`);
    medias.push([intentos, personas, media]);
  }
  expect(medias).toEqual([
    [10, 10, 5.2],
    [10, 10, 6],
    [10, 10, 5.6],
    [12, 10, 5.67],
  ]);
});

test('lo que espera a una persona y lo anulado no cuentan; lo que quedó en blanco vale cero', async () => {
  const { evaluacion, alumna, inscribir } = await abrirExamen(app, {
    preguntas: [UNICA, CORTA, ENSAYO],
    minutos: null,
  });
  const [blanca, nula] = [await inscribir(), await inscribir()];
  await hacer(alumna, evaluacion.id, [{ opcion: 'aaaa' }, null, { html: '<p>Lo que vi.</p>' }]);
  await hacer(blanca, evaluacion.id, [{ opcion: 'aaaa' }, null, null]);
  const anulado = await hacer(nula, evaluacion.id, [{ opcion: 'aaaa' }, null, null]);
  await jefa.post('/api/intentos/anular', { ids: [anulado], motivo: 'Era de prueba' });
  const camino = `/api/evaluaciones/${evaluacion.id}/estadistica`;
  expect((await jefa.get(camino)).body).toMatchObject({ intentos: 1, provisionales: 1, media: 3.33 });
  const { body } = await jefa.get(`${camino}/preguntas`);
  expect(body).toMatchObject({ intentos: 1, alfa: null, errorTipico: null });
  expect(
    (body as unknown as EstadisticaDePreguntas).datos.map(({ facilidad, discriminacion }) => [
      facilidad,
      discriminacion,
    ]),
  ).toEqual([
    [1, null],
    [0, null],
    [0, null],
  ]);
});

test('de cada pregunta se lee qué se eligió, y la correcta solo quien ve claves', async () => {
  const { camino, ids } = await conElEjemplo();
  const pedida = `${camino}/preguntas/${ids[3]}`;
  const dicho = (await jefa.get(pedida)).body as unknown as PreguntaPorDentro;
  expect(dicho).toMatchObject({
    n: 10,
    version: 1,
    mejores: 3,
    peores: 3,
    reparto: { bien: 7, parte: 0, mal: 3, blanco: 0 },
  });
  expect(dicho.opciones.map(({ letra, n, correcta }) => [letra, n, correcta])).toEqual([
    ['A', 7, true],
    ['B', 3, false],
    ['C', 0, false],
  ]);
  // Of the three who did best in the rest, two got it; of the three who did worst, all of them.
  expect(dicho.opciones[0]).toMatchObject({ mejores: 2, peores: 3 });
  const perfil = await school.perfil(['intentos:ver', 'evaluaciones:ver']);
  const lectora = await school.entra(await school.persona({ perfil: perfil.nombre }));
  const suya = (await lectora.get(pedida)).body as unknown as PreguntaPorDentro;
  expect(suya.opciones.map(({ correcta }) => correcta)).toEqual([null, null, null]);
  expect(JSON.stringify(suya)).not.toContain('canario');
  expect((await jefa.get(`${camino}/preguntas/${crypto.randomUUID()}`)).status).toBe(404);
  expect((await jefa.get(`${pedida}?version=7`)).status).toBe(404);
});

test('con treinta se avisa de lo que pide que se mire', async () => {
  const { evaluacion, alumna, inscribir } = await abrirExamen(app, {
    preguntas: [UNICA, UNICA, UNICA, UNICA],
    minutos: null,
  });
  const gente = [alumna];
  while (gente.length < 30) gente.push(await inscribir());
  const [bien, mal] = [{ opcion: 'aaaa' }, { opcion: 'bbbb' }];
  // Whoever knows the second one misses the third; all know the first.
  for (const [i, quien] of gente.entries())
    await hacer(quien, evaluacion.id, [bien, i % 2 ? bien : mal, i % 2 ? mal : bien, i % 3 ? mal : bien]);
  const { body } = await jefa.get(`/api/evaluaciones/${evaluacion.id}/estadistica/preguntas`);
  expect(
    (body as unknown as EstadisticaDePreguntas).datos.map(({ banderas, sinElegir }) => [banderas, sinElegir]),
  ).toEqual([
    [
      ['sin_elegir', 'muy_facil'],
      ['B', 'C'],
    ],
    [['mejores_fallan', 'sin_elegir'], ['C']],
    [['mejores_fallan', 'sin_elegir'], ['C']],
    [['sin_elegir'], ['C']],
  ]);
});

test('una tutora lee la estadística de su gente y los grupos que lleva', async () => {
  const { gente, notas, preguntas } = await conElEjemplo();
  const perfil = await school.perfil(['intentos:ver:grupos', 'evaluaciones:ver']);
  const tutora = await school.persona({ perfil: perfil.nombre });
  const [suyo, ajeno] = [await school.grupo(), await school.grupo()];
  await school.tutor(suyo.id, tutora.id);
  for (const una of gente.slice(0, 2)) {
    await school.miembro(suyo.id, una.id);
    await school.miembro(ajeno.id, una.id);
  }
  const suya = await school.entra(tutora);
  const dichas = await notas('', suya);
  expect(dichas).toMatchObject({ intentos: 2, media: 8.5, deTodas: false });
  expect(dichas.grupos.map(({ id, intentos, mediana }) => [id, intentos, mediana])).toEqual([
    [suyo.id, 2, 8.5],
  ]);
  expect(await preguntas('', suya)).toMatchObject({ intentos: 2, alfa: null });
  expect((await notas()).grupos).toHaveLength(2);
  expect(await notas(`grupoId=${ajeno.id}`)).toMatchObject({ intentos: 2 });
});

test('en el banco, cada pregunta lleva sus cifras de todas las evaluaciones que la usan', async () => {
  const { ids, gente } = await conElEjemplo();
  const pedida = `/api/preguntas/${ids[3]}/estadistica`;
  const { body } = await jefa.get(pedida);
  expect(body).toMatchObject({ n: 10, evaluaciones: 1, facilidad: 0.7, banderas: [], deTodas: true });
  expect(conCinco(body['discriminacion'] as number)).toBe('-0.34583');
  const otra = await abrirExamen(app, { preguntas: [UNICA, CORTA], minutos: null });
  await platform.db.execute(sql`update evaluacion_lugares set pregunta_id = ${ids[3]}
    where evaluacion_id = ${otra.evaluacion.id} and orden = 0`);
  await hacer(otra.alumna, otra.evaluacion.id, [{ opcion: 'bbbb' }, { texto: 'París' }]);
  expect((await jefa.get(pedida)).body).toMatchObject({ n: 11, evaluaciones: 2 });
  expect((await (gente[0] as Client).get(pedida)).status).toBe(403);
  const perfil = await school.perfil(['intentos:ver', 'evaluaciones:ver']);
  const lectora = await school.entra(await school.persona({ perfil: perfil.nombre }));
  expect((await lectora.get(pedida)).status).toBe(403);
});

test('se descarga una fila por pregunta, y un enunciado no pasa por fórmula', async () => {
  const peligrosa = { ...UNICA, publica: { ...UNICA.publica, enunciado: '<p>=1+1</p>' } };
  const { evaluacion, alumna } = await abrirExamen(app, { preguntas: [peligrosa, CORTA], minutos: null });
  await hacer(alumna, evaluacion.id, [{ opcion: 'aaaa' }, { texto: 'Lyon' }]);
  const csv = await fetch(
    `${app.origin}/api/evaluaciones/${evaluacion.id}/estadistica/exportar?formato=csv`,
    { headers: { cookie: jefa.cookie } },
  );
  const [, primera, segunda, ...nada] = (await csv.text()).trim().split('\r\n');
  expect(primera).toMatch(/^1;"?'=1\+1"?;;1;1;/);
  expect(segunda).toMatch(/^2;¿Capital de Francia\?;;1;0;/);
  expect(nada).toEqual([]);
});

test('quien aprende no lee nada de esto', async () => {
  const { camino, ids, gente } = await conElEjemplo();
  const [una] = gente;
  for (const donde of [camino, `${camino}/preguntas`, `${camino}/preguntas/${ids[0]}`])
    expect((await (una as Client).get(donde)).status).toBe(403);
});
