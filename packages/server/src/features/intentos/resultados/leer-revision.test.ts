import type { Cosa, Revision } from '@catedra/shared/evaluaciones/revision.ts';
import type { IntentoRevisado } from '@catedra/shared/intentos/despues.ts';
import { HORA, tras } from '@catedra/shared/core/duraciones.ts';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { abrirExamen, enElExamen, ENSAYO, UNICA } from '#features/intentos/testing/examen.ts';
import { createTestApp } from '#testing/create-test-app.ts';

const app = await createTestApp();
const { clock, platform, school } = app;
const { db } = platform;

/** The same at every moment but while it lasts. */
const siempre = (...cosas: Cosa[]): Revision => ({
  durante: [],
  al_entregar: cosas,
  mas_tarde: cosas,
  sin_intentos: [],
  al_cerrar: cosas,
});

const DE_LA_ELEGIDA = 'canariodelaelegida';
const DE_LA_BUENA = 'canariodelabuena';
const DE_OTRA = 'canariodeotra';
const EXPLICADA = {
  publica: UNICA.publica,
  clave: {
    explicacion: '',
    pesos: { aaaa: '1' },
    explicaciones: {
      aaaa: `<p>${DE_LA_BUENA}</p>`,
      bbbb: `<p>${DE_LA_ELEGIDA}</p>`,
      cccc: `<p>${DE_OTRA}</p>`,
    },
  },
};

type Reglas = NonNullable<Parameters<typeof abrirExamen>[1]>;

/** Somebody's attempt, handed in with these answers; and how its review reads. */
async function entregado(reglas: Reglas, ...respuestas: object[]) {
  const abierto = await abrirExamen(app, reglas);
  const examen = enElExamen(abierto.alumna, abierto.evaluacion.id);
  await examen.empezar();
  await examen.entregar({ entradas: respuestas.map((una, lugar) => examen.entrada(lugar, una)) });
  const leer = async () => (await examen.revision()).body as unknown as IntentoRevisado;
  return { ...abierto, examen, leer };
}

test.each([
  ['nada', [], []],
  ['la nota y los aciertos', ['nota', 'respuestas', 'aciertos'], []],
  ['las explicaciones sin las correctas', ['nota', 'explicaciones'], [DE_LA_ELEGIDA]],
  ['las dos cosas', ['nota', 'correctas', 'explicaciones'], [DE_LA_BUENA, DE_LA_ELEGIDA, DE_OTRA]],
] as const)('lo que el autor escribió de cada opción, cuando se ve %s', async (_, cosas, dichas) => {
  const { leer } = await entregado(
    { preguntas: [EXPLICADA], revision: siempre(...cosas) },
    { opcion: 'bbbb' },
  );
  const escrito = JSON.stringify(await leer());
  const todas = [DE_LA_BUENA, DE_LA_ELEGIDA, DE_OTRA];
  expect(todas.filter((una) => escrito.includes(una))).toEqual(dichas);
});

/** An exam in two named sections: one right answer in the first, one missed in each. */
async function porPartes(revision: Revision, reglas: Reglas = {}) {
  const abierto = await abrirExamen(app, { preguntas: [UNICA, UNICA, UNICA], revision, ...reglas });
  const { evaluacion, curso } = abierto;
  const rescate = randomUUID();
  await db.execute(sql`insert into evaluacion_secciones (id, evaluacion_id, orden, titulo)
    values (${rescate}, ${evaluacion.id}, 1, 'Rescate')`);
  await db.execute(sql`update evaluacion_lugares set seccion_id = ${rescate}, puntos = 3
    where evaluacion_id = ${evaluacion.id} and orden = 2`);
  const seccion = (await school.seccion(curso.id, 2, 'RESCATE')).id;
  const [, lectura] = await school.actividades(
    curso.id,
    seccion,
    { titulo: 'Escondida', orden: 0, oculta: true },
    { titulo: 'Los primeros diez minutos', orden: 1, duracion: 8 },
    { titulo: 'La segunda', orden: 2 },
  );
  const examen = enElExamen(abierto.alumna, evaluacion.id);
  await examen.empezar();
  const dadas = ['aaaa', 'bbbb', 'bbbb'].map((opcion, lugar) => examen.entrada(lugar, { opcion }));
  await examen.entregar({ entradas: dadas });
  const leer = async () => (await examen.revision()).body as unknown as IntentoRevisado;
  return { ...abierto, examen, lectura, leer };
}

test('lo que más costó: por secciones, la más cara primero, con lo que del curso se llama como ella', async () => {
  const { leer, lectura } = await porPartes(siempre('nota', 'aciertos'));
  const { nota, puntos, costo } = await leer();
  expect(nota).toBe(2);
  expect(puntos).toEqual({ logrados: 1, posibles: 5, enEspera: 0, faltaron: 1.5 });
  expect(costo).toEqual({
    preguntas: 2,
    puntos: 4,
    partes: [
      {
        titulo: 'Rescate',
        logrados: 0,
        posibles: 3,
        repaso: { id: lectura?.id, titulo: 'Los primeros diez minutos', tipo: 'lectura', duracion: 8 },
      },
      { titulo: 'Todo', logrados: 1, posibles: 2, repaso: null },
    ],
  });
});

test.each([
  ['nada', []],
  ['la nota', ['nota', 'comentario']],
  ['lo que respondió', ['nota', 'respuestas']],
] as const)('mientras solo se ve %s no sale ni un punto de ninguna parte', async (_, cosas) => {
  const { leer } = await porPartes(siempre(...cosas));
  const leida = await leer();
  expect([leida.puntos, leida.costo]).toEqual([null, null]);
  expect(JSON.stringify(leida)).not.toMatch(/logrados|faltaron|repaso/);
});

test('quien ya no tiene el curso no recibe adónde volver en él', async () => {
  const { leer, curso, alumna } = await porPartes(siempre('nota', 'aciertos'));
  const jefa = await school.administrador();
  const baja = await jefa.post(`/api/cursos/${curso.id}/quitar`, { usuarioIds: [alumna.id] });
  expect(baja.status).toBe(200);
  expect((await leer()).costo?.partes.map(({ repaso }) => repaso)).toEqual([null, null]);
});

test('por corregir: lo que espera no ha costado nada, se dice cuánto vale y no se compara', async () => {
  const { leer } = await entregado(
    { preguntas: [UNICA, ENSAYO], revision: siempre('nota', 'aciertos') },
    { opcion: 'aaaa' },
    { html: '<p>Lo vi.</p>' },
  );
  const { puntos, costo, aprobado } = await leer();
  expect(aprobado).toBeNull();
  expect(puntos).toEqual({ logrados: 1, posibles: 2, enEspera: 1, faltaron: null });
  expect(costo).toEqual({ preguntas: 0, puntos: 0, partes: [] });
});

test('quién corrigió se dice solo donde quien la prepara lo dejó, y de esa persona nada más', async () => {
  const corregida = async (...cosas: Cosa[]) => {
    const caso = await entregado(
      { preguntas: [ENSAYO], revision: siempre('nota', 'aciertos', 'explicaciones', ...cosas) },
      { html: '<p>Lo vi.</p>' },
    );
    const persona = await school.persona({ nombre: 'Marta', apellidos: 'Canario Corrector' });
    const antes = JSON.stringify(await caso.leer());
    expect(antes).not.toContain('Canario Corrector');
    const jefa = await school.administrador();
    const nota = { version: 0, logrados: 0.5, criterios: null, comentario: '<p>Casi.</p>' };
    await jefa.post(`/api/intentos/${caso.examen.abierto().id}/calificar/0`, nota);
    await db.execute(sql`update intento_preguntas set calificada_por = ${persona.id}
      where intento_id = ${caso.examen.abierto().id}`);
    return { leida: await caso.leer(), persona };
  };
  const callada = await corregida();
  expect(callada.leida.preguntas[0]).toMatchObject({ comentario: '<p>Casi.</p>' });
  expect(JSON.stringify(callada.leida)).not.toContain('Canario Corrector');

  const firmada = await corregida('corrector');
  const { corrector } = firmada.leida.preguntas[0] ?? {};
  expect(corrector).toEqual({
    nombre: 'Marta',
    apellidos: 'Canario Corrector',
    en: expect.any(String) as unknown,
  });
  expect(JSON.stringify(firmada.leida)).not.toContain(firmada.persona.id);
});

test('el intento que queda se cuenta por los empezados, también en el recibo de uno anterior, con su cierre', async () => {
  const cierraEn = tras(clock.now(), 4 * HORA).toISOString();
  const { leer, alumna, evaluacion } = await entregado({
    intentos: 3,
    esperaMinutos: 60,
    cierraEn,
    revision: siempre('nota'),
  });
  expect((await leer()).despues).toMatchObject({ quedan: 2, cierraEn, apertura: { tipo: 'espera' } });
  clock.advance({ hours: 2 });
  const segundo = enElExamen(alumna, evaluacion.id);
  await segundo.empezar();
  await segundo.entregar();
  expect((await leer()).despues).toMatchObject({ quedan: 1, intentos: 3 });
  clock.advance({ hours: 3 });
  expect((await leer()).despues).toMatchObject({ cierraEn: null, apertura: { tipo: 'cerrada' } });
});
