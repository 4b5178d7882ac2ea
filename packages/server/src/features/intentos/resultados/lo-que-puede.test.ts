import type { Permiso } from '@catedra/shared/core/permisos.ts';
import { expect, test } from 'vitest';
import { abrirExamen, enElExamen } from '#features/intentos/testing/examen.ts';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();
const { school } = app;

const VE: readonly Permiso[] = ['intentos:ver', 'evaluaciones:ver', 'actividades:ver', 'cursos:ver'];
const EN_SUS_GRUPOS: readonly Permiso[] = [
  'actividades:calificar:grupos',
  'intentos:ampliar:grupos',
  'intentos:anular:grupos',
];

async function dosEntregadas() {
  const { evaluacion, alumna, curso } = await abrirExamen(app);
  const otra = await school.estudiante();
  await school.inscribe(curso.id, otra.id);
  const entrega = async (quien: Client) => {
    const examen = enElExamen(quien, evaluacion.id);
    await examen.empezar();
    await examen.entregar({ entradas: [examen.entrada(0, { opcion: 'aaaa' })] });
    return examen.abierto().id;
  };
  return { evaluacion, alumna, otra, suyo: await entrega(alumna), ajeno: await entrega(otra) };
}

const tutoraDe = async (persona: Client, ...permisos: Permiso[]) => {
  const tutora = await school.con(...permisos);
  const grupo = await school.grupo();
  await school.tutor(grupo.id, tutora.id);
  await school.miembro(grupo.id, persona.id);
  return tutora;
};

const loQuePuede = async (quien: Client, id: string) =>
  (await quien.get(`/api/intentos/${id}`)).body['puede'];

test('quien ve los intentos de todos y actúa en sus grupos sabe con cuáles puede, y con cuáles no', async () => {
  const { alumna, suyo, ajeno } = await dosEntregadas();
  const tutora = await tutoraDe(alumna, ...VE, ...EN_SUS_GRUPOS);
  expect(await loQuePuede(tutora, suyo)).toEqual({ corregir: true, ampliar: true, anular: true });
  expect(await loQuePuede(tutora, ajeno)).toEqual({ corregir: false, ampliar: false, anular: false });
  expect(await loQuePuede(await school.con(...VE), suyo)).toEqual({
    corregir: false,
    ampliar: false,
    anular: false,
  });
});

test('de varios se hace lo que se puede y se dice de quiénes no; si no se puede con ninguno, se niega', async () => {
  const { evaluacion, alumna, otra, suyo, ajeno } = await dosEntregadas();
  const tutora = await tutoraDe(alumna, ...VE, ...EN_SUS_GRUPOS);
  const motivo = 'Se cortó la luz.';
  const fuera = { frase: 'No puedes hacer esto con sus intentos: pregunta a quien administra.' };
  const deDos = { ids: [suyo, ajeno], motivo };

  const reabiertos = await tutora.post('/api/intentos/reabrir', { ...deDos, minutos: 5 });
  expect(reabiertos.body).toMatchObject({ hechos: 1, fallos: [{ id: ajeno, ...fuera }] });
  const anulados = await tutora.post('/api/intentos/anular', deDos);
  expect(anulados.body).toMatchObject({ hechos: 1, fallos: [{ id: ajeno, ...fuera }] });
  const camino = `/api/evaluaciones/${evaluacion.id}/dar-otro-intento`;
  const otros = await tutora.post(camino, { usuarioIds: [alumna.id, otra.id], motivo });
  expect(otros.body).toMatchObject({
    fallos: expect.arrayContaining([{ ...fuera, id: otra.id, persona: expect.any(String) }]),
  });

  expect((await tutora.post('/api/intentos/anular', { ids: [ajeno], motivo })).status).toBe(403);
  expect((await tutora.post(camino, { usuarioIds: [otra.id], motivo })).status).toBe(403);
  expect(
    (await app.school.administrador().then((jefa) => jefa.get(`/api/intentos/${ajeno}`))).body,
  ).toMatchObject({
    resultado: { estado: 'entregado' },
  });
});

test('reabrir lo que terminó lo pide anular; dar minutos a quien sigue dentro, ampliar', async () => {
  const { evaluacion, curso } = await abrirExamen(app);
  const dentro = await school.estudiante();
  const fuera = await school.estudiante();
  const abre = async (quien: Client) => {
    await school.inscribe(curso.id, quien.id);
    const examen = enElExamen(quien, evaluacion.id);
    await examen.empezar();
    return examen;
  };
  const sigue = (await abre(dentro)).abierto().id;
  const terminado = await abre(fuera);
  await terminado.entregar({ entradas: [terminado.entrada(0, { opcion: 'aaaa' })] });
  const hecho = terminado.abierto().id;
  const pide = { minutos: 5, motivo: 'Se cortó la luz.' };
  const con = async (permiso: Permiso, ids: readonly string[]) =>
    (await school.con(...VE, permiso)).post('/api/intentos/reabrir', { ids, ...pide });

  expect((await con('intentos:ampliar', [hecho])).status).toBe(403);
  expect((await con('intentos:anular', [sigue])).status).toBe(403);
  expect((await con('intentos:ampliar', [sigue])).body).toMatchObject({ hechos: 1, fallos: [] });
  expect((await con('intentos:anular', [sigue, hecho])).body).toMatchObject({
    hechos: 1,
    fallos: [{ id: sigue }],
  });
});
