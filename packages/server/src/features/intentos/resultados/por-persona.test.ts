import type { RepartoDeNotas, ResultadosPorPersona } from '@catedra/shared/intentos/por-persona.ts';
import { expect, test } from 'vitest';
import { abrirExamen, CORTA, ENSAYO, enElExamen, UNICA } from '#features/intentos/testing/examen.ts';
import type { Client } from '#testing/client.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();
const { school } = app;
const jefa = await school.administrador();

const BIEN = { opcion: 'aaaa' };
const MAL = { opcion: 'bbbb' };
const PARIS = { texto: 'París' };
const LYON = { texto: 'Lyon' };

async function hacer(quien: Client, evaluacionId: string, ...respuestas: readonly unknown[]) {
  const sala = enElExamen(quien, evaluacionId);
  await sala.empezar();
  await sala.guardar(...respuestas.map((una, lugar) => sala.entrada(lugar, una)));
  await sala.entregar();
  return sala.abierto().id;
}

async function conGente() {
  const abierto = await abrirExamen(app, { preguntas: [UNICA, CORTA], minutos: null, intentos: 3 });
  const { evaluacion, alumna: segunda, inscribir } = abierto;
  const [cero, anulada, dentro, nueva] = [
    await inscribir(),
    await inscribir(),
    await inscribir(),
    await inscribir(),
  ];
  await hacer(segunda, evaluacion.id, MAL, LYON);
  await hacer(segunda, evaluacion.id, BIEN, PARIS);
  await hacer(cero, evaluacion.id, MAL, LYON);
  const anulado = await hacer(anulada, evaluacion.id, BIEN, PARIS);
  await jefa.post('/api/intentos/anular', { ids: [anulado], motivo: 'Era de prueba' });
  await enElExamen(dentro, evaluacion.id).empezar();
  const camino = `/api/evaluaciones/${evaluacion.id}/resultados`;
  const personas = async (query = '', quien: Client = jefa) =>
    (await quien.get(`${camino}/personas?${query}`)).body as unknown as ResultadosPorPersona;
  const reparto = async (query = '', quien: Client = jefa) =>
    (await quien.get(`${camino}/reparto?${query}`)).body as unknown as RepartoDeNotas;
  return { ...abierto, segunda, cero, anulada, dentro, nueva, personas, reparto };
}

const quienes = ({ datos }: ResultadosPorPersona) => datos.map(({ persona }) => persona.id);

test('cada persona es una línea con todos sus intentos, de menor a mayor nota y al final quien no la tiene', async () => {
  const { segunda, cero, anulada, dentro, personas } = await conGente();
  const todas = await personas();
  expect(
    todas.datos.map(({ persona, estado, nota, intentos }) => [persona.id, estado, nota, intentos.length]),
  ).toEqual([
    [cero.id, 'no_llegan', 0, 1],
    [segunda.id, 'aprueban', 10, 2],
    [dentro.id, 'dentro', null, 1],
    [anulada.id, 'sin_nota', null, 1],
  ]);
  expect(todas.datos[1]?.intentos.map(({ numero, nota, cuenta }) => [numero, nota, cuenta])).toEqual([
    [1, 0, false],
    [2, 10, true],
  ]);
  expect(todas.total).toEqual({ valor: 4, exacto: true });
});

test('la primera nota de cada una ordena y filtra igual que la que cuenta', async () => {
  const { segunda, cero, personas, reparto } = await conGente();
  expect(new Set(quienes(await personas('cual=primera&notaHasta=4.99')))).toEqual(
    new Set([segunda.id, cero.id]),
  );
  expect(quienes(await personas('notaHasta=4.99'))).toEqual([cero.id]);
  expect((await reparto('cual=primera')).cuentas).toMatchObject({ aprueban: 0, no_llegan: 2 });
});

test('el reparto cuenta a cada persona una vez, y dice quién no ha empezado', async () => {
  const { nueva, reparto } = await conGente();
  const { barras, ...resto } = await reparto();
  expect(resto).toMatchObject({
    cuentas: { aprueban: 1, no_llegan: 1, en_espera: 0, dentro: 1, sin_nota: 1 },
    noALaPrimera: 1,
    mediana: 5,
    notaMinima: 5,
    intentos: 5,
    sinEmpezar: { cuantas: 1, primeras: [{ id: nueva.id }] },
  });
  expect(barras.at(0)).toEqual({ aprueban: 0, noLlegan: 1 });
  expect(barras.at(-1)).toEqual({ aprueban: 1, noLlegan: 0 });
  expect(barras.flatMap(({ aprueban, noLlegan }) => [aprueban, noLlegan]).reduce((a, b) => a + b)).toBe(2);
});

test('las páginas siguen una tras otra sin repetir ni saltar a nadie', async () => {
  const { personas } = await conGente();
  const vistas: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const pagina: ResultadosPorPersona = await personas(
      `limite=1${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
    );
    vistas.push(...quienes(pagina));
    cursor = pagina.siguiente;
  }
  expect(vistas).toEqual(quienes(await personas()));
});

test('mientras falta corregir algo no hay nota ni barra', async () => {
  const { evaluacion, alumna } = await abrirExamen(app, { preguntas: [UNICA, ENSAYO], minutos: null });
  await hacer(alumna, evaluacion.id, BIEN, { html: '<p>Lo que vi.</p>' });
  const camino = `/api/evaluaciones/${evaluacion.id}/resultados`;
  expect((await jefa.get(`${camino}/reparto`)).body).toMatchObject({
    cuentas: { en_espera: 1, aprueban: 0, no_llegan: 0 },
    mediana: null,
  });
  expect((await jefa.get(`${camino}/personas?estado=en_espera`)).body).toMatchObject({
    datos: [{ estado: 'en_espera', nota: null, intentos: [{ porCalificar: [2], provisional: true }] }],
  });
});

test('una tutora ve y cuenta solo a su gente', async () => {
  const { cero, segunda, nueva, personas, reparto } = await conGente();
  const perfil = await school.perfil(['intentos:ver:grupos', 'evaluaciones:ver']);
  const tutora = await school.persona({ perfil: perfil.nombre });
  const grupo = await school.grupo();
  await school.tutor(grupo.id, tutora.id);
  await school.miembro(grupo.id, cero.id);
  const suya = await school.entra(tutora);
  expect(quienes(await personas('', suya))).toEqual([cero.id]);
  expect(quienes(await personas(`grupoId=${grupo.id}`))).toEqual([cero.id]);
  const reparte = await reparto('', suya);
  expect(reparte).toMatchObject({ cuentas: { aprueban: 0, no_llegan: 1 }, intentos: 1, mediana: 0 });
  expect(JSON.stringify(reparte)).not.toContain(segunda.id);
  expect(JSON.stringify(reparte)).not.toContain(nueva.id);
});
